import type { Cues } from '../evidence/choice.ts';
import { endsWithForm, hasLegalForm, withoutLegalForm } from './vendor-name.ts';
import { ADDRESS_LINE } from './vendor-parts.ts';
import {
  FORM_OF_ADDRESS,
  isAddressedPerson,
  isCustomerHeading,
  isGeneric,
  isIssuerHeading,
  isTitleAlone,
  labelsCustomer,
  REGISTRATION,
  refusals,
  TRADE,
} from './vendor-words.ts';

/** A word written small within a text, as sentences have them and names do not, but for the little ones between. */
const PLAIN_WORD =
  /(?<=\p{L}\s)(?!(?:and|of|the|for|by|in|on|at|to|und|der|des|die|van|von|de|la|le|les|du|et|y|e|di|del|da)\b)\p{Ll}{3,}/u;
/** A number behind a name, as chains number their shops: mostly it is part of neither an address nor a sum. */
const NUMBER_BEHIND = /(?<=\p{L}{3})\s\d{1,4}$/u;
const NUMBERED = 0.6;

/** Companies call themselves by their web address too: "Booking.com B.V.". */
const HOST_ENDING = /(?<=^\p{L}[\p{L}\d-]{2,})\.(?:com?|net|org|io|de|ch|uk)(?=[\s,])/iu;

const digitsIn = (text: string): number => (text.match(/\d/g) ?? []).length;

/** What shops say of themselves below their sign, or above it. */
const SLOGAN =
  /^¡|^\W*(?:fully\s*)?licen[sc]ed\s*(?:&|and)\s|(?<=\s.*)!$|^[^.]*\p{Ll}{3}\. \p{Lu}[^.]*\p{Ll}{3}\.$|^\W*(?:since|est(?:ablished|\.)?|seit|depuis|desde|dal|sinds|sedan|siden)\s*\d{4}\W*$/iu;

/** A house's number and its street, which may be named after a market or a station: "44 Market Place". */
const STREET =
  /^\W*\d{1,5}[a-z]?\s(?:\p{L}[\p{L}'’.-]*\s){1,3}(?:place|court|ct|crescent|close|terrace|gardens|grove|hill|row|square|quay|mews|parade|green|park|view|circle|cir|trail|pkwy|parkway|wharf|yard|gate)\W*$/iu;

/** Whether a name is a house's number and its street. */
export const isStreet = (name: string): boolean =>
  STREET.test(name) || (/^\d/.test(name) && refusals(name).includes('address'));

/** What a name's own letters and words say for and against it, and the text that it was cut from. */
export function wordCues(name: string, text: string): Cues {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const digits = digitsIn(name) - NUMBERED * digitsIn(NUMBER_BEHIND.exec(name)?.[0] ?? '');
  // A form of address that begins a company's name is its sign's: "Mr Plant Ltd".
  const isCompany = hasLegalForm(name) && FORM_OF_ADDRESS.test(name);
  const isHostNamed = hasLegalForm(name) && !refusals(name.replace(HOST_ENDING, '')).includes('contact');
  return {
    ...Object.fromEntries(refusals(name).map((cue) => [cue, 1])),
    ...((refusals(text).includes('address') || ADDRESS_LINE.test(text) || isStreet(name)) && { address: 1 }),
    ...(isCompany && { customer: 0 }),
    ...(isHostNamed && { contact: 0 }),
    addressed: isAddressedPerson(name) && !isCompany ? 1 : 0,
    form: hasLegalForm(name) ? 1 : 0,
    endsWithForm: endsWithForm(name) ? 1 : 0,
    trade: TRADE.test(name) && !refusals(name).includes('contact') && !isStreet(name) ? 1 : 0,
    figures: digits / Math.max(1, name.length),
    short: letters.length < 3 ? 1 : letters.length < 5 ? 0.4 : 0,
    long: Math.min(2, Math.max(0, name.length - 45) / 15),
    lowerCase: name === name.toLowerCase() ? 1 : 0,
    upperCase: name === name.toUpperCase() ? 1 : 0,
    plainWords: PLAIN_WORD.test(withoutLegalForm(name)) ? 1 : 0,
    generic: isGeneric(name) ? 1 : 0,
    slogan: SLOGAN.test(text) && !hasLegalForm(text) ? 1 : 0,
    heading:
      isTitleAlone(name) ||
      isIssuerHeading(text) ||
      labelsCustomer(text) ||
      (isCustomerHeading(name) && !hasLegalForm(name))
        ? 1
        : 0,
    registered: name !== text && REGISTRATION.test(text) ? 1 : 0,
    sentence: /[!?,:;]\s|:$/.test(name) && !hasLegalForm(name) ? 1 : 0,
    money: /\d[.,]\d\d\b/.test(name) ? 1 : 0,
  };
}

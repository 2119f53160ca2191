import type { Box } from '../../../../shared/model/document.ts';
import type { Cues } from '../evidence/choice.ts';
import { leastLegibility, stretch, unionBox, type Stretch, type TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
import { spelledOut, spellsOut } from './vendor-acronym.ts';
import { asHost, echoCues } from './vendor-echo.ts';
import { isAcrossNumber } from './across-number.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { houseOfHost, isHouse, withoutShopNumber, withWholeWords } from './vendor-house.ts';
import { joinCues } from './vendor-join.ts';
import { bareName, knownOf } from './vendor-known.ts';
import { brandOf, cleanName, hasLegalForm, squeezed, withoutLegalForm } from './vendor-name.ts';
import { joinedInColumn, joinedWith, segments } from './vendor-parts.ts';
import {
  isBelowSeller,
  isBesideCustomer,
  isClerk,
  isHolder,
  isNamedInForm,
  isPaid,
  isSeller,
  placeCues,
  type Known,
  type Part,
} from './vendor-place.ts';
import { houseOfClerk, houseOfRole, houseOfSender, printedAs, senderCues } from './vendor-sender.ts';
import { isRoll } from './vendor-letter.ts';
import { isBesideLogo, signCues, wholeSign, withWrapped } from './vendor-sign.ts';
import { belowSigns, belowSlogans } from './vendor-below-sign.ts';
import { mayGoOn, secondSignLine } from './vendor-sign-lines.ts';
import { correctSpelling } from './vendor-spelling.ts';
import { wordCues } from './vendor-word-cues.ts';
import { isGeneric, NAMED, NOBODY, RECEIVED_BY, refusals, sellerLabel } from './vendor-words.ts';
import { isOfSign, wrappedSigns, type WrappedName } from './wrapped-sign.ts';

/** What may be the issuer's name: one stretch of a line, or two or three lines that stand together. */
export interface VendorCandidate extends Stretch {
  name: string;
  cues: Cues;
  /** How surely its least sure word was read (0–1). */
  weakest: number;
}

/** Letters of a legal form and a word or two before it: a sign says "Cumulus", the foot "Cumulus Cloud EMEA Limited". */
const FORM_LETTERS_MAX = 22;
/** Names on several lines stand at the head. */
const JOINED_ROW_MAX = 14;
/** Rows of a page's head, where logos stand. */
const HEAD_ROWS = 4;
/** Rows within which a column's next line stands, others lying between. */
const ROWS_IN_COLUMN = 3;

/** What says nothing of lines that are one name. */
const NOT_JOINED: Cues = Object.fromEntries(
  [
    ...['joined', 'joinsForm', 'joinsWhole', 'joinsSign', 'joinsAfterForm', 'joinsRepeat'],
    ...['joinsRefused', 'joinsFigures', 'joinsScripts', 'joinsFragment'],
  ].map((cue) => [cue, 0]),
);

/** Every stretch of the first page that may name the issuer, with its cues. */
export function vendorCandidates(lines: readonly TextLine[]): VendorCandidate[] {
  const read = knownOf(lines);
  const signs = wrappedSigns(read);
  const known = withWrappedNames(read, signs);
  const isWhole = (part: Part) =>
    !isOfSign(part, signs) && !NOBODY.test(part.line.text.slice(part.from, part.to));
  const stretches = known.page.flatMap((line, row) =>
    segments(line)
      .filter(isWhole)
      .flatMap((part) => [
        ...(row > 0 && goesOn(part) ? [] : [candidate([part], known)]),
        ...joinedBelow(part, row > JOINED_ROW_MAX ? [] : known.page.slice(row + 1))
          .filter((parts) => parts.every(isWhole))
          .map((parts) => candidate(parts, known)),
      ]),
  );
  // One name that its column has wrapped, and no lines that might be joined.
  const wrapped = signs.map(({ parts, isProven }) => {
    const { cues, ...name } = candidate(parts, known);
    return { ...name, cues: { ...cues, ...NOT_JOINED, ...(!isProven && { halfSign: 1 }) } };
  });
  const printed = [...wrapped, ...stretches];
  const named = [...printed, ...hostedCandidates(known, printed)].filter(
    ({ name }) => squeezed(name).length > 1 && squeezed(withoutLegalForm(name)).length > 0,
  );
  return belowSlogans(belowSigns(besideSellers(named)));
}

/** Whether a line goes on with the name above it: "& Sons Ltd". */
const goesOn = ({ line, from, to }: Part): boolean =>
  /^[^\p{L}\d]*[&+]/u.test(line.text.slice(0, to)) && !/[\p{L}\d]/u.test(line.text.slice(0, from));

/** Signs are so many times taller than the page's usual letters. */
const SMALLER = 1.3;

/** What is known with the names that columns wrap in letters no larger than the rest, and without what of them looks like a whole one. */
function withWrappedNames(known: Known, wrapped: readonly WrappedName[]): Known {
  const isSmall = ({ line, from, to }: Part) => stretch(line, from, to).box[3] < SMALLER * known.height;
  const lines = wrapped
    .filter(({ isProven, parts }) => isProven && parts.every(isSmall))
    .map(({ parts }) => parts.map(({ line, from, to }) => cleanName(line.text.slice(from, to))));
  const cut = new Set(lines.flat());
  const names = lines.map((parts) => parts.join(' '));
  return {
    ...known,
    fullNames: known.fullNames.filter((name) => !cut.has(name)),
    signs: withWrapped(known.signs, names),
  };
}

/** A part with what goes on below it: alone on the page, or in its own column. */
const joinedBelow = (part: Part, next: readonly TextLine[]): Part[][] => [
  ...joinedWith(part, next.slice(0, 2)),
  ...joinedInColumn(part, next.slice(0, ROWS_IN_COLUMN)),
];

/** Where a seller is named, whoever else stands on the paper only carries the sale. */
function besideSellers(all: readonly VendorCandidate[]): VendorCandidate[] {
  const sellers = all.filter(({ cues }) => cues['seller'] === 1).map(({ name }) => squeezed(name));
  if (sellers.length === 0) return [...all];
  return all.map((each) =>
    sellers.some((seller) => isPartOf(seller, squeezed(each.name)))
      ? each
      : { ...each, cues: { ...each.cues, carrier: 1 } },
  );
}

/** Whether a name is the seller's, with or without what stands around it: its address, say. */
const isPartOf = (seller: string, own: string): boolean =>
  own.includes(seller) || (own.length >= OWNER_LETTERS_MIN && seller.startsWith(own));

/** Names that stand in web and mail addresses only: the issuer's where its name is but a picture. */
function hostedCandidates(known: Known, printed: readonly VendorCandidate[]): VendorCandidate[] {
  const names = printed.filter(({ name }) => refusals(name).length === 0).map(({ name }) => asHost(name));
  return known.page.flatMap((line) =>
    hostedParts(line.text).flatMap(([from, to]) => {
      const host = hostName(line.text.slice(from, to));
      const own = squeezed(host ?? '');
      if (host === undefined || names.some((other) => other === own)) return [];
      if (!isHouse(host) && names.some((other) => isLittleMore(other, own))) return [];
      const name = houseOfHost(host) ?? printedAs(host, known.page) ?? host;
      const part = { line, from, to };
      const { cues, ...place } = candidate([part], known);
      const whose = isBesideCustomer(part) ? { customers: 1 } : {};
      // Where an address stands says nothing of whose it is.
      const anywhere = {
        low: 0,
        beyond: 0,
        foot: 0,
        first: 0,
        second: 0,
        hosted: 1,
        house: isHouse(name) ? 1 : 0,
      };
      return [{ ...place, name, cues: { ...cues, ...wordCues(name, name), ...whose, ...anywhere } }];
    }),
  );
}

/** Whether a name holds another and hardly more. */
const isLittleMore = (other: string, own: string): boolean =>
  other.includes(own) && other.length <= own.length + FORM_LETTERS_MAX;

/** A sign's article, which its company's name may lack: "THE OLD MILL", "Old Mill Studios LLP". */
const ARTICLE = /^the\s+(?=\S)/i;

/** Whether a full name is a printed one with little but its legal form added. */
function isNameOf(full: string, printed: string): boolean {
  const [whole, part] = [full, printed].map((name) => squeezed(name.replace(ARTICLE, '')));
  if (whole === undefined || part === undefined) return false;
  return (
    part.length >= 4 &&
    whole.startsWith(part) &&
    whole.length > part.length &&
    whole.length <= part.length + FORM_LETTERS_MAX &&
    !hasLegalForm(printed)
  );
}

/** A letter that recognition takes a zero for, behind a figure: "MITRE 1O". */
const LETTER_O = /(?<=\d)O(?!\p{L})/gu;

/** Shorter words begin other names by chance. */
const OWNER_LETTERS_MIN = 5;

/** The printed name whose first word begins that of an address: bluestemks.com is Bluestem Landscaping's. */
function ownerOf(host: string, names: readonly string[]): string | undefined {
  return names.find((name) => {
    const [first = '', second] = name.split(' ');
    const letters = squeezed(first);
    return (
      second !== undefined &&
      letters.length >= OWNER_LETTERS_MIN &&
      !isGeneric(first) &&
      squeezed(host).startsWith(letters)
    );
  });
}

function candidate(parts: readonly Part[], known: Known): VendorCandidate {
  const pieces = parts.map(({ line, from, to }) => stretch(line, from, to));
  const text = pieces.map((piece) => piece.text).join(' ');
  const isServed = parts.length === 1 && parts.some(isClerk);
  const named = isServed ? null : (NAMED.exec(text) ?? (known.saysFromWhom ? RECEIVED_BY.exec(text) : null));
  const labelled = cleanName(text.slice(named?.[0].length ?? sellerLabel(text)));
  const own = parts.length === 1 ? withoutLead(labelled, known) : labelled;
  const brand = brandOf(own);
  const printed = brand === own ? own : (ownerOf(brand, known.headNames) ?? brand);
  const legibility = Math.min(...pieces.map((piece) => piece.legibility));
  const weakest = Math.min(...parts.map(({ line, from, to }) => leastLegibility(line, from, to)));
  const spelled =
    legibility < 1
      ? withWholeWords(correctSpelling(printed.replace(LETTER_O, '0'), legibility, known.words))
      : printed;
  const whole = withoutShopNumber(
    known.fullNames.find((full) => isNameOf(full, spelled)) ??
      wholeName(spelled, known) ??
      wholeSign(spelled, known.signs),
  );
  const isAlone = isSignAlone(parts, whole, own, known);
  const second = isAlone ? secondSignLine(parts[0], known.page, known.hosts, known.height) : undefined;
  const name =
    houseOfSender(text, whole) ??
    houseOfRole(text, known.page) ??
    houseOfClerk(text, whole) ??
    (second === undefined ? whole : `${whole} ${second.text}`);
  const isOwn = known.domains.some((domain) => squeezed(name).startsWith(domain));
  const isNamedSeller =
    isPaid(parts[0]) ||
    (!known.hasSellers &&
      (isSeller(parts[0]) ||
        parts
          .slice(0, 1)
          .some((part) => isBelowSeller(part, known.page) || isNamedInForm(part, known.page))));
  const isSold = isNamedSeller && (!isOwn || isPaid(parts[0]));
  const place = placeCues(parts, pieces, known, isSold);
  const isCustomer = known.customers.has(bareName(name));
  const isAcross = parts.slice(0, 1).some((part) => isAcrossNumber(part, known.page));
  const cues = {
    ...wordCues(name, text),
    ...joinCues(pieces),
    ...place,
    // Customers are companies as often as issuers are.
    ...((place['customers'] === 1 || isCustomer || isAcross) && { form: 0, endsWithForm: 0 }),
    ...(isAcross && { addressee: 1 }),
    ...echoCues(name, known),
    ...signCues(name, known.signs),
    ...(second?.isProven === true && { fuller: 1 }),
    otherSender: isOtherSender(name, known) || isBesideLogo(name, known.signs) ? 1 : 0,
    halfSign:
      second?.isProven === false ||
      (isAlone && second === undefined && mayGoOn(parts[0], known.page)) ||
      (parts.length === 1 && isHalfSign(name, parts[0], known))
        ? 1
        : 0,
    otherHouse: known.houseHosts.some((house) => !bareName(name).includes(squeezed(house))) ? 1 : 0,
    ...(known.shortHosts.has(squeezed(name)) && { short: 0, domain: 1 }),
    ...(isCustomer && { customers: 1 }),
    spelledOut: known.acronyms.some((acronym) => spellsOut(acronym, withoutLegalForm(name))) ? 1 : 0,
    ...(isHouse(name) && { house: 1, short: 0, lowerCase: 0, pictured: 0 }),
    ...(place['pictured'] === 1 && { lowerCase: 0 }),
    named: named ? 1 : 0,
    // Its own label goes before one above it: "Received by: …" under "For: …".
    ...(named && { customers: 0 }),
    ...senderCues(text),
    seller: isSold ? 1 : 0,
    ...(known.programs.has(squeezed(name.split(' ')[0] ?? '')) && { carrier: 1 }),
    // A company's capital stands behind its name too.
    priced: place['aboveLegal'] !== 1 && isPriced(parts.at(-1)) ? 1 : 0,
    holder: isHolder(parts[0], known.page) ? 1 : 0,
  };
  const box = unionBox(pieces.map((piece) => piece.box));
  return { name, text, page: pieces[0]?.page ?? 1, box, legibility, weakest, cues };
}

/** A sign is printed so much taller than the page's usual letters. */
const SIGN_HEIGHTS = 1.5;

/** Whether a part is the first name of its page, shown in a picture or printed large, and nothing on the page has made more of it. */
function isSignAlone(
  parts: readonly Part[],
  name: string,
  own: string,
  { page, firstName, height }: Known,
): parts is readonly [Part] {
  const [part] = parts;
  if (!part || parts.length > 1 || name !== own || isHouse(name)) return false;
  const row = page.indexOf(part.line);
  const { legibility, box } = stretch(part.line, part.from, part.to);
  return row === firstName || (row < HEAD_ROWS && (legibility < 1 || box[3] >= SIGN_HEIGHTS * height));
}

/** One word that is neither refused nor says what is sold. */
const isLoneWord = (text: string): boolean =>
  /^\W*\p{L}{3,}\W*$/u.test(text) && refusals(text).length === 0 && !isGeneric(text.trim());

/** The lines of one sign differ in height by less than this part of it, and their middles by less than that of the page. */
const SIGN_HEIGHT = 0.25;
const SIGN_MIDDLE = 0.04;
const SIGN_LARGER = 1.2;
/** Words of a sign's further line: what is sold, or the rest of the name. */
const SIGN_LINE = /^\W*(?:[\p{L}&][\p{L}'’.-]*\s*){1,3}\W*$/u;

/**
 * Whether a name is but the first line of what a photograph or a till's roll shows in its first two: one word above one word, or a line above one
 * as tall, in large letters or right above the address.
 */
function isHalfSign(name: string, part: Part | undefined, known: Known): boolean {
  const { page, firstName, isPrinted, height } = known;
  const [below, next] = page.slice(firstName + 1);
  if ((isPrinted && !isRoll(page)) || !part || !below || page.indexOf(part.line) !== firstName) return false;
  if (!isPrinted && !/\s/.test(name.trim())) return isLoneWord(below.text);
  const own = part.line.box;
  const middle = ([left, , width]: Box) => left + width / 2;
  const isAsTall = Math.abs(own[3] - below.box[3]) < SIGN_HEIGHT * own[3];
  const isAboveAddress = refusals(next?.text ?? '').some((cue) => cue === 'address' || cue === 'branch');
  const isSign = own[3] >= SIGN_LARGER * height || isAboveAddress;
  const isCentred = Math.abs(middle(own) - middle(below.box)) < SIGN_MIDDLE;
  return isAsTall && isSign && isCentred && SIGN_LINE.test(below.text) && refusals(below.text).length === 0;
}

/** What an acronym at the head stands for; a well-known house goes by its own. */
function wholeName(name: string, { acronyms, headNames }: Known): string | undefined {
  return acronyms.includes(name) && !isHouse(name) ? spelledOut(name, headNames) : undefined;
}

/** Whether the line above the address window names another sender. */
function isOtherSender(name: string, { senders }: Known): boolean {
  if (senders.length === 0) return false;
  const own = bareName(name);
  return !senders.some((sender) => sender.includes(own) || own.includes(sender));
}

/** What leads to a name in the line that signs or says whom to pay: "For Larch Cabs", "Paying by BACS: Larch Boats Ltd". */
const LEAD = /^(?:[Ff]or\s+|[^:\d]{3,30}:\s+)(?=\p{Lu})/u;

/** What asks to pay, right before whom. */
const PAYING_LEAD = /^(?:Pay|Remit)\s+to\s+(?=\p{Lu}\p{Ll})/u;

/** A name without the words that lead to it, where it stands elsewhere on the paper without them. */
function withoutLead(name: string, { all, headNames }: Known): string {
  const paid = PAYING_LEAD.exec(name)?.[0];
  if (paid !== undefined) return name.slice(paid.length);
  const lead = LEAD.exec(name)?.[0] ?? '';
  if (lead === '' || refusals(lead.trim()).length > 0) return name;
  const bare = name.slice(lead.length);
  const own = squeezed(bare);
  const isEcho = own.length >= OWNER_LETTERS_MIN && all.indexOf(own) !== all.lastIndexOf(own);
  return isEcho || headNames.some((head) => isNameOf(bare, head)) ? bare : name;
}

/** Whether an amount stands behind a part in its line: then it names goods. */
function isPriced(part: Part | undefined): boolean {
  const behind = part?.line.text.slice(part.to) ?? '';
  return printedAmounts(behind, UNKNOWN_CURRENCY).length > 0 && !refusals(behind).includes('address');
}

import type { Purpose } from '../../../shared/countries/purpose.ts';
import { foldedWords } from '../text/fold-text.ts';
import { tellingWords } from './telling-words.ts';

/** A choice of the organisation's and what it is for, where that is known, in the order in which it is offered: the template's own first. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: 'income' | 'expense';
  readonly group: 'template' | 'general' | 'own';
  readonly purpose?: Purpose;
}

/** What a list without the one word files under the other, where the forms of the six countries do as well. */
const KIN: Readonly<Partial<Record<Purpose, readonly Purpose[]>>> = {
  insurance: ['indemnity'],
  indemnity: ['insurance'],
  materials: ['supplies'],
  supplies: ['materials'],
  equipment: ['supplies'],
  subcontractors: ['construction-subcontractors'],
};

/** Names of categories that hold all of a purpose; a special one (`Estimating Software`) may be meant for less. */
const WHOLE_PURPOSE: Readonly<Partial<Record<Purpose, RegExp>>> = {
  vehicle: /\b(vehicle|motor|fuel|van|truck|ute|transport)\b/i,
  meals: /\b(meals|food)\b/i,
  software: /^software\b/i,
  phone: /\b(phone|mobile|internet|broadband)\b/i,
  utilities: /\b(utilities|power|light)\b/i,
  office: /^(office( supplies)?|stationery)\b/i,
  travel: /\b(travel|flights)\b/i,
  advertising: /^(marketing|advertising)\b/i,
  delivery: /^(postage|delivery|couriers?)\b/i,
  materials: /\bmaterials\b/i,
  rent: /\b(rent|coworking|premises)\b/i,
  training: /\b(training|courses|certifications|professional development|education)\b/i,
  wages: /\b(wages|payroll|salaries)\b/i,
  'bank-charges': /\b(bank[ -](fees|charges)|processing fees)\b/i,
  'interest-income': /./,
};

/**
 * The id of the choice for a purpose that a bank's text speaks of: the template's own, told apart by the text's words where there are
 * several, else the one among them that holds all of the purpose, else the general one. Undefined where the organisation has none, or
 * several that nothing tells apart.
 */
export function categoryForPurpose(
  purpose: Purpose,
  text: string,
  choices: readonly CategoryChoice[],
): string | undefined {
  const { template: own = [], general = [] } = Object.groupBy(
    choicesFor(purpose, choices),
    ({ group }) => group,
  );
  const words = new Set(foldedWords(text));
  const told = own.filter(({ name }) => tellingWords(name).some((word) => words.has(word)));
  const part = purpose === 'travel' ? TRAVEL_PARTS.find(({ sold }) => sold.test(text)) : undefined;
  const ofPart = part ? own.filter(({ name }) => part.named.test(name)) : [];
  const whole = own.filter(({ name }) => WHOLE_PURPOSE[purpose]?.test(name));
  return [own, told, ofPart, whole, general].map(onlyId).find((id) => id !== undefined);
}

/** Where a list parts travel: what a merchant's word belongs to, by the names that lists give it. */
const TRAVEL_PARTS: readonly { readonly sold: RegExp; readonly named: RegExp }[] = [
  { sold: /\b(uber|lyft|taxis?|cabs?|curb)\b/i, named: /\b(taxis?|ride|rides)\b/i },
  {
    sold: /\b(air|airlines?|airways|southwes|southwest|westjet|jetblue|jetstar|qantas|ryanair|easyjet|lufthansa|delta)\b/i,
    named: /\b(flights?|air ?fares?)\b/i,
  },
  {
    sold: /\b(hotels?|motel|inn|marriott|hilton|hyatt|ibis|travelodge|airbnb|doubletree|western)\b/i,
    named: /\b(hotels?|lodging|accommodation)\b/i,
  },
];

/** The id of the only choice that a purpose can be meant for, or that is meant for what `sold` names; undefined where there may be another one. */
export function soleCategoryForPurpose(
  purpose: Purpose,
  choices: readonly CategoryChoice[],
  sold = '',
): string | undefined {
  const meant = choices.filter((choice) => choice.purpose === purpose);
  const [own, general] = [
    meant.filter(({ group }) => group !== 'general'),
    meant.filter(({ group }) => group === 'general'),
  ];
  // What payment platforms take has a category of its own in some trades: a bank's fee goes to the one that is named after banks.
  const banks = purpose === 'bank-charges' ? [own, general].map((list) => list.filter(isForBanks)) : [];
  const list = [...banks, own, general].find((some) => some.length > 0) ?? [];
  const part =
    purpose === 'travel' && list.length > 1 ? TRAVEL_PARTS.find((one) => one.sold.test(sold)) : undefined;
  if (part) return onlyId(list.filter(({ name }) => part.named.test(name)));
  return list.every(({ name }) => WHOLE_PURPOSE[purpose]?.test(name)) ? onlyId(list) : undefined;
}

const isForBanks = ({ name }: CategoryChoice): boolean => /\bbank\b/i.test(name);

/** The id of a list's only choice: two of one id were merged. */
function onlyId([first, ...others]: readonly CategoryChoice[]): string | undefined {
  return others.every(({ id }) => id === first?.id) ? first?.id : undefined;
}

/** What was bought to be sold again: a hardware store sells that to few, and no shop's name tells. */
const FOR_RESALE = 'goods-for-resale';

function choicesFor(purpose: Purpose, choices: readonly CategoryChoice[]): readonly CategoryChoice[] {
  const told = choices.filter(({ id }) => id !== FOR_RESALE);
  return (
    [purpose, ...(KIN[purpose] ?? [])]
      .map((each) => told.filter((choice) => choice.purpose === each))
      .find((list) => list.length > 0) ?? []
  );
}

import {
  entryCategories,
  formLinesOf,
  isOfBusiness,
  linesOnlyFor,
  templateFor,
} from '../../../shared/countries/index.ts';
import type { Country, EntryKind } from '../../../shared/model/template.ts';
import type { AnyLedger } from './any-ledger.ts';

/** What a bookkeeper knows of some books before the first entry is written into the journal. */
export interface BookFacts {
  readonly country: Country;
  readonly home: string;
  /** From when on tax is kept apart; undefined where it never is. */
  readonly taxedSince: string | undefined;
  readonly standing: (categoryId: string) => string;
  /** On which side a standing category's lines of a kind count, in reports as on a sales tax return. */
  readonly sideOf: (categoryId: string, kind: EntryKind) => EntryKind;
  readonly purposeOf: (categoryId: string) => string | undefined;
  /** What of the tax on a purchase may be claimed, in percent. */
  readonly percentOf: (categoryId: string) => number;
  /** What a buyer owes on what was bought in a category under the reverse charge, in percent of its price. */
  readonly reverseRateOf: (categoryId: string) => number;
  /** Whether that is building work, which is bought at home: its price is no sale of the buyer's. */
  readonly isBuilding: (categoryId: string) => boolean;
  /** Whether an income is no sale that a return knows: told on another form than the business's, or the exempt interest of a bank. */
  readonly isApart: (categoryId: string) => boolean;
  /** Whether people are paid in a category for work without being employed. */
  readonly isContractor: (categoryId: string) => boolean;
  readonly lines: readonly string[];
  /** Whether what customers got back of an income has a line of its own on the form. */
  readonly hasReturnsLine: (categoryId: string) => boolean;
  readonly lineOf: (categoryId: string, kind: EntryKind) => string | undefined;
}

/** What may be claimed of the tax on these, in percent, by each authority; all else whole. */
const CLAIMED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Canada: { meals: 50, entertainment: 50 },
  UK: { entertainment: 0 },
  Ireland: { meals: 0, entertainment: 0 },
  Australia: { entertainment: 0 },
};
/** Where the return asks for the tax on services from abroad, at the usual rate. */
const REVERSED: Readonly<Record<string, number>> = { UK: 20, Ireland: 23 };
/** Of building work. */
const REVERSED_BUILDING: Readonly<Record<string, number>> = { UK: 20, Ireland: 13.5 };
const CONTRACTORS = ['subcontractors', 'construction-subcontractors'] as const;
const UNSORTED = ['income', 'expense', 'transfer'];

/** Schedule C has returns and allowances on a line of their own. */
const returned = (country: Country, line: string): string =>
  country === 'USA' && line === 'Schedule C line 1' ? 'Schedule C line 2' : line;

export function bookFacts({ country, profession, home, salesTax, categories }: AnyLedger): BookFacts {
  const template = templateFor(country, profession);
  const listed = (kind: EntryKind) => [
    ...entryCategories(template, kind).map(({ id, formLine, purpose }) => ({ id, formLine, purpose })),
    ...categories
      .filter((kept) => kept.kind === kind)
      .map(({ id, formLines }) => ({ id, formLine: formLines?.[kind] ?? null, purpose: undefined })),
  ];
  const lists = { income: listed('income'), expense: listed('expense') };
  const found = (kind: EntryKind, id: string) => lists[kind].find((one) => one.id === id);
  const lineIn = (kind: EntryKind, id: string) => found(kind, id)?.formLine ?? undefined;
  const contractorLines = linesOnlyFor(country, CONTRACTORS);
  const purposeOf = (id: string) => found('expense', id)?.purpose;
  const isBuilding = (id: string) => purposeOf(id) === 'construction-subcontractors';
  const standing = (id: string): string => {
    const into = categories.find((kept) => kept.id === id)?.merged?.into;
    return into === undefined ? id : standing(into);
  };
  return {
    ...{ country, home, standing, purposeOf, isBuilding },
    reverseRateOf: (id) => (isBuilding(id) ? REVERSED_BUILDING : REVERSED)[country] ?? 0,
    taxedSince: salesTax?.method === 'normal' ? salesTax.since : undefined,
    sideOf: (id, kind) => {
      if (UNSORTED.includes(id)) return kind;
      if (found('income', id) && found('expense', id)) return kind;
      if (found('income', id)) return 'income';
      return found('expense', id) ? 'expense' : kind;
    },
    // Own meals, which count on no line, are none of the business's.
    percentOf: (id) =>
      purposeOf(id) === 'meals' && lineIn('expense', id) === undefined
        ? 0
        : (CLAIMED[country]?.[purposeOf(id) ?? ''] ?? 100),
    isApart: (id) => {
      const line = lineIn('income', id);
      const isInterest = found('income', id)?.purpose === 'interest-income';
      return isInterest || (line !== undefined && !isOfBusiness(country, line));
    },
    isContractor: (id) =>
      CONTRACTORS.some((one) => one === purposeOf(id)) ||
      contractorLines.includes(lineIn('expense', id) ?? ''),
    lines: formLinesOf(country).map(({ code }) => code),
    hasReturnsLine: (id) => {
      if (UNSORTED.includes(id)) return false;
      const line = found('expense', id) ? undefined : lineIn('income', id);
      return line !== undefined && returned(country, line) !== line;
    },
    lineOf: (id, kind) => {
      if (UNSORTED.includes(id)) return undefined;
      const [earned, spent] = [lineIn('income', id), lineIn('expense', id)];
      if (kind === 'income') return earned ?? spent;
      return spent ?? (earned === undefined ? undefined : returned(country, earned));
    },
  };
}

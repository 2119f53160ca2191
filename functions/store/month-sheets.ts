import * as z from 'zod';
import { noTaxSums, sheetName, taxSheetName, taxSumNames } from '../domain/ledger/month-sheets.ts';
import type { MonthSheet, TaxSheet, TaxSums } from '../domain/ledger/month-sheets.ts';
import { noSums, sumNames } from '../domain/ledger/totals.ts';
import type { Sums } from '../domain/ledger/totals.ts';
import { salesTaxKinds } from '../../shared/sales-tax-kinds.ts';
import { entity, OwnedBy } from './entity.ts';
import { inOrganization, organizationPartition, throughout } from './keys.ts';
import type { Table } from './table.ts';
import { sumLetters } from './totals.ts';
import type { Write } from './writes.ts';

const SHEET = 'SHEET#';
const TAX_SHEET = 'TAX-SHEET#';

/**
 * Sums of a month by category, each under the letter of the sum and the category (`e:travel`). They lie at the top of one item, as only
 * attributes at the top can be added to.
 */
const StoredSheet = OwnedBy.extend({
  month: z.string(),
  currency: z.string(),
  worthCurrency: z.string().optional(),
}).catchall(z.unknown());
type StoredSheet = z.infer<typeof StoredSheet>;

const StoredTaxSheet = StoredSheet.extend({ kind: z.enum(salesTaxKinds), rate: z.number().optional() });
type StoredTaxSheet = z.infer<typeof StoredTaxSheet>;

const sheets = entity({
  name: 'month-sheet',
  schema: StoredSheet,
  key: ({ organizationId, ...sheet }) => inOrganization(organizationId, SHEET + sheetName(sheet)),
});

const taxSheets = entity({
  name: 'tax-sheet',
  schema: StoredTaxSheet,
  key: ({ organizationId, ...sheet }) => inOrganization(organizationId, TAX_SHEET + taxSheetName(sheet)),
});

/** Lies before the sheets of books that have kept them from their first row on: without it they may be parts. */
export const sheetsMark = entity({
  name: 'month-sheets',
  schema: OwnedBy,
  key: ({ organizationId }) => inOrganization(organizationId, SHEET),
});

const NAMES = new Map<string, keyof Sums>(sumNames.map((name) => [sumLetters[name], name]));
const CATEGORY_SUM = /^([a-z]):(.*)$/s;

const TAX_LETTERS = {
  ...{ gross: 'g', tax: 't', count: 'c', grossWorth: 'v', taxWorth: 'w' },
} as const satisfies Record<keyof TaxSums, string>;
const TAX_NAMES = new Map<string, keyof TaxSums>(taxSumNames.map((name) => [TAX_LETTERS[name], name]));

/** The sums of an organisation's months by category, and those of its taxes: what reports of years are made of. */
export class MonthSheets {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The writes that add to sheets. */
  additions(organizationId: string, changed: readonly MonthSheet[], taxes: readonly TaxSheet[]): Write[] {
    return [
      ...changed.map(({ categories, ...key }) => {
        const sums = attributesOf(categories, sumNames, sumLetters);
        const item: StoredSheet = { ...key, ...sums, organizationId };
        return this.#table.add(sheets, item, Object.keys(sums));
      }),
      ...taxes.map(({ sides, ...key }) => {
        const sums = attributesOf(sides, taxSumNames, TAX_LETTERS);
        const item: StoredTaxSheet = { ...key, ...sums, organizationId };
        return this.#table.add(taxSheets, item, Object.keys(sums));
      }),
    ];
  }

  /** Whether books have kept their sheets from their first row on. */
  async areWhole(organizationId: string): Promise<boolean> {
    return (await this.#table.get(sheetsMark, sheetsMark.key({ organizationId }))) !== undefined;
  }

  /** The sheets of some months. */
  async ofMonths(organizationId: string, months: { from: string; to: string }): Promise<MonthSheet[]> {
    const query = { partition: organizationPartition(organizationId), ...bounds(SHEET, months) };
    const found = await Array.fromAsync(this.#table.all(sheets, query));
    return found.map((item) => {
      const { month, currency, worthCurrency } = item;
      const pocket = worthCurrency === undefined ? { currency } : { currency, worthCurrency };
      return { month, ...pocket, categories: sumsIn(item, NAMES, noSums) };
    });
  }

  /** The sheets of taxes of some months. */
  async taxesOfMonths(organizationId: string, months: { from: string; to: string }): Promise<TaxSheet[]> {
    const query = { partition: organizationPartition(organizationId), ...bounds(TAX_SHEET, months) };
    const found = await Array.fromAsync(this.#table.all(taxSheets, query));
    return found.map((item) => {
      const { month, currency, worthCurrency, kind, rate } = item;
      const pocket = worthCurrency === undefined ? { currency } : { currency, worthCurrency };
      const of = rate === undefined ? { kind } : { kind, rate };
      return { month, ...pocket, ...of, sides: sumsIn(item, TAX_NAMES, noTaxSums) };
    });
  }
}

const bounds = (prefix: string, { from, to }: { from: string; to: string }) =>
  throughout({ from: prefix + from, to: prefix + to });

/** Sums by category as attributes, without what is nothing. */
function attributesOf<N extends string>(
  byCategory: Readonly<Record<string, Readonly<Record<N, number>>>>,
  names: readonly N[],
  letters: Readonly<Record<N, string>>,
): Record<string, number> {
  const all = Object.entries(byCategory).flatMap(([categoryId, sums]) =>
    names.flatMap((name) =>
      sums[name] === 0 ? [] : [[`${letters[name]}:${categoryId}`, sums[name]] as const],
    ),
  );
  return Object.fromEntries(all);
}

/** The sums that lie in an item, by category, without categories of which nothing is left. */
function sumsIn<N extends string>(
  item: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, N>,
  none: Readonly<Record<N, number>>,
): Record<string, Readonly<Record<N, number>>> {
  const found: Record<string, Readonly<Record<N, number>>> = {};
  for (const attribute of Object.keys(item).toSorted()) {
    const [, letter = '', category = ''] = CATEGORY_SUM.exec(attribute) ?? [];
    const [name, value] = [names.get(letter), item[attribute]];
    if (name === undefined || typeof value !== 'number' || value === 0) continue;
    found[category] = { ...(found[category] ?? none), [name]: value };
  }
  const inOrder = Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(inOrder);
}

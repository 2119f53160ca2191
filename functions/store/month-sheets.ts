import * as z from 'zod';
import { sheetName } from '../domain/ledger/month-sheets.ts';
import type { MonthSheet } from '../domain/ledger/month-sheets.ts';
import { noSums, sumNames } from '../domain/ledger/totals.ts';
import type { Sums } from '../domain/ledger/totals.ts';
import { entity, OwnedBy } from './entity.ts';
import { inOrganization, organizationPartition, throughout } from './keys.ts';
import type { Table } from './table.ts';
import { sumLetters } from './totals.ts';
import type { Write } from './writes.ts';

const SHEET = 'SHEET#';

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

const sheets = entity({
  name: 'month-sheet',
  schema: StoredSheet,
  key: ({ organizationId, ...sheet }) => inOrganization(organizationId, SHEET + sheetName(sheet)),
});

/** Lies before the sheets of books that have kept them, and the taxes in their totals, from their first row on: without it they may be parts. */
export const sheetsMark = entity({
  name: 'month-sheets',
  schema: OwnedBy,
  key: ({ organizationId }) => inOrganization(organizationId, SHEET),
});

const NAMES = new Map<string, keyof Sums>(sumNames.map((name) => [sumLetters[name], name]));
const CATEGORY_SUM = /^([a-z]):(.*)$/s;

/** The sums of an organisation's months by category: what reports of years are made of. */
export class MonthSheets {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The writes that add to sheets. */
  additions(organizationId: string, changed: readonly MonthSheet[]): Write[] {
    return changed.map(({ categories, ...key }) => {
      const sums = attributesOf(categories);
      const item: StoredSheet = { ...key, ...sums, organizationId };
      return this.#table.add(sheets, item, Object.keys(sums));
    });
  }

  /** Whether books have kept their sheets from their first row on. */
  async areWhole(organizationId: string): Promise<boolean> {
    return (await this.#table.get(sheetsMark, sheetsMark.key({ organizationId }))) !== undefined;
  }

  /** The sheets of some months. */
  async ofMonths(organizationId: string, months: { from: string; to: string }): Promise<MonthSheet[]> {
    const query = {
      partition: organizationPartition(organizationId),
      ...throughout({ from: SHEET + months.from, to: SHEET + months.to }),
    };
    const found = await Array.fromAsync(this.#table.all(sheets, query));
    return found.map((item) => {
      const { month, currency, worthCurrency } = item;
      const pocket = worthCurrency === undefined ? { currency } : { currency, worthCurrency };
      return { month, ...pocket, categories: categoriesIn(item) };
    });
  }
}

/** Sums by category as attributes, without what is nothing. */
function attributesOf(categories: MonthSheet['categories']): Record<string, number> {
  const all = Object.entries(categories).flatMap(([categoryId, sums]) =>
    sumNames.flatMap((name) =>
      sums[name] === 0 ? [] : [[`${sumLetters[name]}:${categoryId}`, sums[name]] as const],
    ),
  );
  return Object.fromEntries(all);
}

/** The sums that lie in an item, by category, without categories of which nothing is left. */
function categoriesIn(item: StoredSheet): MonthSheet['categories'] {
  const found: Record<string, Sums> = {};
  for (const attribute of Object.keys(item).toSorted()) {
    const [, letter = '', categoryId = ''] = CATEGORY_SUM.exec(attribute) ?? [];
    const [name, value] = [NAMES.get(letter), item[attribute]];
    if (name === undefined || typeof value !== 'number' || value === 0) continue;
    found[categoryId] = { ...(found[categoryId] ?? noSums), [name]: value };
  }
  return found;
}

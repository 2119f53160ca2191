import * as z from 'zod';
import { salesTaxKinds } from '../../shared/sales-tax-kinds.ts';
import { CategoryRule, type CategoryRules } from '../domain/categories/category-rule.ts';
import type { LedgerRow } from '../domain/ledger/ledger-row.ts';
import { habitKey, habitName, habitOf } from '../domain/categories/habit.ts';
import type { Habit } from '../domain/categories/habit.ts';
import type { RowChange } from '../domain/ledger/totals.ts';
import { NameKeys } from '../domain/text/name-key.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, organizationPartition, startingWith, typed } from './keys.ts';
import type { Page } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const rulesKey = (organizationId: string): Key => inOrganization(organizationId, 'RULES');
const HABITS = 'HABIT#';
type Named = Pick<Habit, 'direction' | 'name'>;
/** Under which the habits of all names with the same first word lie together. */
const habitsLike = ({ direction, name }: Named): string => `${HABITS}${direction}#${typed(firstWord(name))}#`;
/** Under which the habits of a name lie together. */
const habitsOf = (named: Named): string => `${habitsLike(named)}${typed(named.name)}#`;
const firstWord = (name: string): string => name.split(' ', 1)[0] ?? '';

const StoredRules = OwnedBy.extend({ items: z.array(CategoryRule), version: z.int() });

const ruleSets = entity({
  name: 'rules',
  schema: StoredRules,
  key: ({ organizationId }) => rulesKey(organizationId),
});

const TaxRate = z.object({ kind: z.enum(salesTaxKinds), rate: z.number() });

const StoredHabit: z.ZodType<Habit> = OwnedBy.extend({
  direction: z.enum(['in', 'out']),
  name: z.string(),
  id: z.string(),
  date: z.string(),
  description: z.string(),
  amount: z.int(),
  currency: z.string(),
  accountId: z.string(),
  categoryId: z.string(),
  documentVendor: z.string().optional(),
  repaid: z.object({ to: z.string(), amount: z.int() }).optional(),
  isTaxFree: z.literal(true).optional(),
  businessShare: z.int().optional(),
  rates: z.array(TaxRate).nullable().optional(),
});

export const habits = entity({
  name: 'habit',
  schema: StoredHabit,
  key: (habit) => inOrganization(habit.organizationId, `${habitsOf(habit)}${habit.date}#${habit.id}`),
});

/** Names asked for one by one; more are answered from all habits, if those fit one reading. */
const NAMES_ONE_BY_ONE_MAX = 10;
const HABITS_AT_ONCE_MAX = 2000;
/** Books that have taught no more are read whole for a new name, too, so that its trade and other customers tell: a bounded cost for any others. */
const HABITS_OF_YOUNG_BOOKS = 300;
const HABITS_A_NAME = 12;
/** Habits of other names with the same first word that are read for a name without its own. */
const HABITS_ALIKE = 40;
const NAMES_MAX = 400;
const ASKED_AT_ONCE = 10;

/** An organisation's rules, and what its people's choices have taught about names. */
export class Categories {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  async rules(organizationId: string): Promise<CategoryRules> {
    const kept = await this.#table.get(ruleSets, rulesKey(organizationId));
    return kept ? { items: kept.items, version: kept.version } : { items: [], version: 0 };
  }

  /** The write of all rules, while they stand as they were read. */
  rulesChange(organizationId: string, { items, version }: CategoryRules): Write {
    const condition = version === 0 ? ifNew : ifVersion(version);
    return this.#table.put(ruleSets, { organizationId, items, version: version + 1 }, condition);
  }

  /** The writes by which habits follow row changes, to be sent with them: what is learned is always what the rows say. */
  habitWrites(changes: readonly RowChange[]): Write[] {
    return changes.flatMap(({ before, after }) => {
      const was = before && habitOf(before);
      const is = after && habitOf(after);
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const isMoved = was && (!is || habits.key(was)[1] !== habits.key(is)[1]);
      return [
        ...(isMoved ? [this.#table.remove(habits, was)] : []),
        ...(is ? [this.#table.put(habits, is)] : []),
      ];
    });
  }

  /** The writes that forget what rows taught that are gone, at most a hundred. */
  forgetting(rows: readonly LedgerRow[]): Write[] {
    return this.habitWrites(rows.map((before) => ({ before })));
  }

  /**
   * What people did with rows of the names of these, or like them, and of money in with what went to them: as much as tells, however long
   * the history. Of a few names in long books only these are read, nothing of other shops of their trade.
   */
  async history(
    organizationId: string,
    rows: readonly Pick<LedgerRow, 'description' | 'amount' | 'documentVendor'>[],
  ): Promise<Habit[]> {
    const keys = new NameKeys();
    const named = rows.flatMap((row) => {
      const own = habitKey(row, keys);
      // Money in may be a refund of what was paid to that name.
      const isRefund = own.direction === 'in' && habitName(row, keys) !== undefined;
      return [own, ...(isRefund ? [{ ...own, direction: 'out' as const }] : [])];
    });
    const names = [...new Map(named.map((one) => [`${one.direction} ${one.name}`, one])).values()];
    if (names.length > NAMES_ONE_BY_ONE_MAX) {
      const all = await this.#newest(organizationId, HABITS, HABITS_AT_ONCE_MAX);
      if (!all.more) return all.items;
    }
    const found: Habit[] = [];
    for (let at = 0; at < Math.min(names.length, NAMES_MAX); at += ASKED_AT_ONCE) {
      const some = names.slice(at, at + ASKED_AT_ONCE);
      found.push(...(await Promise.all(some.map((name) => this.#ofName(organizationId, name)))).flat());
    }
    const isNew = ({ direction, name }: Named) =>
      !found.some((habit) => habit.direction === direction && habit.name === name);
    if (names.length <= NAMES_ONE_BY_ONE_MAX && names.some(isNew)) {
      const young = await this.#newest(organizationId, HABITS, HABITS_OF_YOUNG_BOOKS);
      if (!young.more) return young.items;
    }
    return [...new Map(found.map((habit) => [habit.id, habit])).values()];
  }

  async #ofName(organizationId: string, named: Named): Promise<Habit[]> {
    // Asked together: who confirms a match waits for it.
    const [own, alike] = await Promise.all([
      this.#newest(organizationId, habitsOf(named), HABITS_A_NAME),
      this.#newest(organizationId, habitsLike(named), HABITS_ALIKE),
    ]);
    return own.items.length > 0 ? own.items : alike.items;
  }

  #newest(organizationId: string, prefix: string, limit: number): Promise<Page<Habit>> {
    return this.#table.page(habits, {
      partition: organizationPartition(organizationId),
      ...startingWith(prefix),
      newestFirst: true,
      limit,
    });
  }
}

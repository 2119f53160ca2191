import { bookCategories } from '../../../shared/countries/book-categories.ts';
import { counterpartOf } from '../../../shared/entry-lines.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { namedRow } from '../../domain/categories/named-row.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { guessFor } from './guess-categories.ts';

interface Sorted {
  readonly before: LedgerRow;
  readonly after: LedgerRow;
}

/**
 * Entries as a person sorted them, loan payments that were offered as interest and principal split so: whoever takes that offer means both. One
 * that has parts, or is given another category or amount, stays as it is.
 */
export async function splitAsOffered(
  sorted: readonly Sorted[],
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'categories' | 'ledger'>,
): Promise<LedgerRow[]> {
  const interest = new Set(
    bookCategories(organization, 'expense').flatMap(({ id, purpose }) =>
      purpose === 'interest' ? [id] : [],
    ),
  );
  const mayBePayments = sorted.filter(
    ({ before, after }) =>
      wantsCategory(before) &&
      !before.parts &&
      isWholeExpense(after) &&
      isSamePayment(before, after) &&
      interest.has(after.categoryId),
  );
  const rows = sorted.map(({ after }) => after);
  if (mayBePayments.length === 0) return rows;
  const payments = mayBePayments.map(({ before }) => before);
  const open = await openAmong(payments, organization, cloud);
  const asked = new Map([...open, ...payments].map((row) => [row.id, row]));
  const { splitOf } = await guessFor([...asked.values()], organization, cloud);
  const split = new Map(
    mayBePayments.map(({ before, after }) => [after.id, withSplit(after, splitOf(before))]),
  );
  return rows.map((row) => split.get(row.id) ?? row);
}

/** What was offered for a payment says nothing of one that is corrected while it is sorted. */
const isSamePayment = (before: LedgerRow, after: LedgerRow): boolean =>
  after.amount === before.amount &&
  after.currency === before.currency &&
  after.accountId === before.accountId;

/** Open payments since the last one that was split: each is foretold from the one before, and so was the offer that is taken. */
async function openAmong(
  payments: readonly LedgerRow[],
  { id }: StoredOrganization,
  { categories, ledger }: Pick<Cloud, 'categories' | 'ledger'>,
): Promise<LedgerRow[]> {
  const keys = new NameKeys();
  const split = (await categories.history(id, payments)).filter(({ repaid }) => repaid !== undefined);
  const ranges = payments.flatMap(({ date: to, ...row }) => {
    const earlier = split.filter((one) => one.date < to && namedRow(one, keys) === namedRow(row, keys));
    const from = earlier
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    return from === undefined ? [] : [{ from, to }];
  });
  const [from] = ranges.map((range) => range.from).toSorted();
  const to = ranges
    .map((range) => range.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return [];
  const names = new Set(payments.map((row) => namedRow(row, keys)));
  const open: LedgerRow[] = [];
  for await (const row of ledger.rows(id, { from, to }))
    if (wantsCategory(row) && !row.parts && names.has(namedRow(row, keys))) open.push(row);
  return open;
}

const isWholeExpense = ({ kind, parts, assumed }: LedgerRow): boolean =>
  kind === 'expense' && !parts && !assumed;

function withSplit(
  row: LedgerRow,
  split: ReturnType<Awaited<ReturnType<typeof guessFor>>['splitOf']>,
): LedgerRow {
  if (split?.categoryId !== row.categoryId) return row;
  const { transferTo, interest } = split;
  const principal = { kind: 'transfer' as const, categoryId: 'transfer', description: '', transferTo };
  return { ...row, parts: [{ ...principal, amount: row.amount + interest }] };
}

/** The loan that an entry now moves money to may have a row of it already. */
export function loanRowWork({ organizationId, date, parts = [] }: LedgerRow): Work[] {
  const moves = parts.some((part) => counterpartOf(part) !== undefined);
  return moves ? [{ kind: 'pair-period', organizationId, from: date, to: date }] : [];
}

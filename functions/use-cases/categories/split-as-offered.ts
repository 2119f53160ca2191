import { bookCategories } from '../../../shared/countries/book-categories.ts';
import { counterpartOf } from '../../../shared/entry-lines.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
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
  cloud: Pick<Cloud, 'categories'>,
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
  const { splitOf } = await guessFor(
    mayBePayments.map(({ before }) => before),
    organization,
    cloud,
  );
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

import * as z from 'zod';
import { LedgerRow } from '../domain/ledger/ledger-row.ts';
import { isOpenRow } from '../domain/matching/match-facts.ts';
import { looksLikePayout } from '../domain/payouts/payout-provider.ts';
import { endOfDaysKept } from './archive-counts.ts';
import { FormerLink } from './former-link.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';

const transactionSort = (id: string): string => `TRANSACTION#${id}`;
export const transactionKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, transactionSort(id));
export const rowsByDate = (organizationId: string): string => listOf(organizationId, 'TRANSACTIONS');
const DELETED = 'DELETED';
export const deletedKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `${DELETED}#${transactionSort(id)}`);
export const newestDeleted = (organizationId: string): string => listOf(organizationId, DELETED);
export const askedKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `ASKED#${transactionSort(id)}`);
/** Where rows of one amount lie, whichever way the money moved. */
export const rowsOfAmount = (organizationId: string, amountMinor: number): string =>
  listOf(organizationId, 'AMOUNT', Math.abs(amountMinor));

/** Where payouts lie: those to decide on, among which some may be none to the books' accounts, and those decided. */
export const payoutsOf = (organizationId: string, status: PayoutStatus): string =>
  listOf(organizationId, 'PAYOUTS', status);
export type PayoutStatus = 'open' | 'decided';

/** What a person split into categories of their own is left as it is. */
function payoutStatusOf(row: LedgerRow): PayoutStatus | undefined {
  if (row.payout !== undefined) return 'decided';
  return row.parts === undefined && looksLikePayout(row) ? 'open' : undefined;
}

export const transactions = entity({
  name: 'transaction',
  schema: LedgerRow,
  key: ({ organizationId, id }) => transactionKey(organizationId, id),
  index1: (row) => [rowsByDate(row.organizationId), positionOf(row)],
  index2: (row) =>
    isOpenRow(row) ? [rowsOfAmount(row.organizationId, row.amount), positionOf(row)] : undefined,
  index3: (row) => {
    const status = payoutStatusOf(row);
    return status && [payoutsOf(row.organizationId, status), positionOf(row)];
  },
});

/** The sort key that a list goes on from after this row. */
export const positionOf = ({ date, id }: Pick<LedgerRow, 'date' | 'id'>): string => orderedBy(date, id);

/** A row as it was when a person deleted it, with its links; `alone`: what it is without its pair, where it was in one. */
const DeletedTransaction = LedgerRow.extend({
  deletedAt: z.string(),
  link: FormerLink.optional(),
  alone: LedgerRow.optional(),
});
export type DeletedTransaction = z.infer<typeof DeletedTransaction>;

export const deletedTransactions = entity({
  name: 'deleted-transaction',
  schema: DeletedTransaction,
  key: ({ organizationId, id }) => deletedKey(organizationId, id),
  index1: (row) => [newestDeleted(row.organizationId), deletedPosition(row)],
  expiresAt: ({ deletedAt }) => endOfDaysKept(deletedAt),
});

/** The sort key that the list of deleted rows goes on from after this one. */
const deletedPosition = ({ deletedAt, id }: Pick<DeletedTransaction, 'deletedAt' | 'id'>): string =>
  orderedBy(deletedAt, id);

/** What a person asked to be entered under an id: whether the entry still stands or not, it is not entered again. */
const AskedEntry = OwnedBy.extend({ id: z.string(), asked: z.string(), createdAt: z.string() });
export type AskedEntry = z.infer<typeof AskedEntry>;

export const askedEntries = entity({
  name: 'asked-entry',
  schema: AskedEntry,
  key: ({ organizationId, id }) => askedKey(organizationId, id),
  expiresAt: ({ createdAt }) => endOfDaysKept(createdAt),
});

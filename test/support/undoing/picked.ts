import type { Transaction } from '../../../shared/model/transaction.ts';
import { organizationOf } from '../../../functions/use-cases/books/organization-of.ts';
import { undoJob } from '../../../functions/use-cases/jobs/undo-job.ts';
import { refuse } from '../../../functions/domain/outcome.ts';
import { decidePair } from '../../../functions/use-cases/ledger/decide-pair.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../functions/use-cases/ledger/delete-transaction.ts';
import { getTransaction } from '../../../functions/use-cases/ledger/get-transaction.ts';
import { listTransactions } from '../../../functions/use-cases/ledger/list-transactions.ts';
import { getReceipt } from '../../../functions/use-cases/receipts/get-receipt.ts';
import type { Desk } from './desk.ts';

/** Takes back what was done, as the browser's journal does. */
export type Undo = () => Promise<unknown>;

/** Does something, and gives how it is taken back; nothing where there was nothing to do it with. */
export type Act = (desk: Desk) => Promise<Undo | undefined>;

export const SHOPS = ['Alder Books', 'Birch Cafe', 'Кафе Берёза'] as const;
export const DAYS = ['2026-02-27', '2026-03-02', '2026-03-30', '2026-04-01'] as const;
export const AMOUNTS = [1250, 2000, 3399] as const;

/** Adds an entry, to be deleted again. */
export async function added(
  desk: Desk,
  entry: Parameters<typeof addTransaction>[0],
): Promise<Undo | undefined> {
  if (!(await desk.ask('add', () => addTransaction(entry, desk.caller, desk.cloud)))) return undefined;
  return async () => {
    await parted(desk, entry.id);
    await desk.takeBack('delete', () => deleteTransaction(entry.id, desk.caller, desk.cloud));
  };
}

/** Known, and left: the other side of a pair that Matchbook made of an entry stays in it where that is deleted, for its restoring. */
async function parted(desk: Desk, id: string): Promise<void> {
  const { organizationId } = desk.caller;
  const row = await desk.ask(
    'get',
    async () => (await desk.cloud.ledger.get(organizationId, id)) ?? refuse('not-found'),
  );
  const pairId = row?.pairId;
  if (pairId === undefined) return;
  await desk.takeBack('pair', () => decidePair(pairId, { decision: 'undo' }, desk.caller, desk.cloud));
}

/** Something done to many by the background, and its one undo. */
export async function job(
  desk: Desk,
  name: string,
  start: (id: string) => Promise<unknown>,
): Promise<Undo | undefined> {
  const id = desk.id();
  if (!(await desk.ask<unknown>(name, () => start(id)))) return undefined;
  return () => desk.takeBack(name, () => undoJob(id, desk.caller, desk.cloud));
}

export const entryNow = (desk: Desk, id: string): Promise<Transaction | undefined> =>
  desk.ask('get', () => getTransaction(id, desk.caller, desk.cloud));

export async function anyRow(desk: Desk): Promise<Transaction | undefined> {
  const page = await desk.ask('list', () => listTransactions({ limit: 50 }, desk.caller, desk.cloud));
  return desk.pick(page?.items ?? []);
}

export async function anyReceipt(desk: Desk) {
  const { organizationId } = desk.caller;
  const ids = desk.world.table
    .items()
    .filter(
      ({ entity, pk, archivedAt }) => entity === 'receipt' && pk === `ORG#${organizationId}` && !archivedAt,
    )
    .map(({ id }) => String(id));
  const id = desk.pick(ids);
  return id === undefined ? undefined : desk.ask('get', () => getReceipt(id, desk.caller, desk.cloud));
}

export const booksNow = (desk: Desk) =>
  desk.ask('books', () => organizationOf(desk.caller.organizationId, desk.cloud));

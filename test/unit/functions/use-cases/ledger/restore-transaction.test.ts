import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { Categories } from '../../../../../functions/store/categories.ts';
import { Ledger } from '../../../../../functions/store/ledger.ts';
import { Matches } from '../../../../../functions/store/matches.ts';
import { Organizations } from '../../../../../functions/store/organizations.ts';
import { Outbox } from '../../../../../functions/store/outbox.ts';
import { Pairs } from '../../../../../functions/store/pairs.ts';
import { People } from '../../../../../functions/store/people.ts';
import { Plans } from '../../../../../functions/store/plans.ts';
import { Receipts } from '../../../../../functions/store/receipts.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { foundBooks } from '../../../../../functions/use-cases/books/found-books.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import { callerOf } from '../../../../../functions/runtime/caller.ts';
import { entry } from '../../../../support/entries.ts';
import { MemoryTable } from '../../../../support/memory-table.ts';

/** A ledger in which somebody else restores the entry between the two looks: it is neither here nor there for a moment. */
class Overtaken extends Ledger {
  between: () => Promise<unknown> = () => Promise.resolve();
  override async getDeleted(...asked: Parameters<Ledger['getDeleted']>) {
    const { between } = this;
    this.between = () => Promise.resolve();
    await between();
    return super.getDeleted(...asked);
  }
}

it('finds an entry that somebody else restores in the same moment', async () => {
  const memory = new MemoryTable();
  const table = new Table(memory.name, memory.client);
  const now = () => new Date('2026-04-01T12:00:00Z');
  const ledger = new Overtaken(table);
  const cloud = {
    ledger,
    people: new People(table),
    organizations: new Organizations(table),
    plans: new Plans(table),
    receipts: new Receipts(table),
    matches: new Matches(table),
    categories: new Categories(table),
    pairs: new Pairs(table),
    outbox: new Outbox(table, now),
    now,
  } satisfies Partial<Cloud>;
  const userId = v7();
  await foundBooks({ userId, email: 'ada@example.com', fullName: 'Ada' }, cloud);
  const caller = await callerOf(userId, cloud);
  if (!caller) throw new Error('There are no books.');
  const { id } = entry();
  await addTransaction(entry({ id }), caller, cloud);
  await deleteTransaction(id, caller, cloud);
  ledger.between = () => restoreTransaction(id, caller, cloud);
  expect(await restoreTransaction(id, caller, cloud)).toMatchObject({ id, amount: -1250 });
});

import { expect, it } from 'vitest';
import { Ledger } from '../../../../../functions/store/ledger.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

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
  const { cloud: parts, caller } = await memoryBooks();
  const ledger = new Overtaken(parts.table);
  const cloud = { ...parts, ledger };
  const { id } = entry();
  await addTransaction(entry({ id }), caller, cloud);
  await deleteTransaction(id, caller, cloud);
  ledger.between = () => restoreTransaction(id, caller, cloud);
  expect(await restoreTransaction(id, caller, cloud)).toMatchObject({ id, amount: -1250 });
});

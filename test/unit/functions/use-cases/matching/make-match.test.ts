import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { receipts } from '../../../../../functions/store/receipts.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

it('links by hand what the background writes in the same moment, as it is by then', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const row = entry({ amount: 1250, date: '2026-03-10' });
  await addTransaction(row, caller, cloud);
  const receipt = paper(organizationId);
  await addPapers(cloud, [receipt]);
  let looks = 0;
  // Before the first write, as the background does once a document was corrected.
  const tryWrite = async (...given: Parameters<typeof cloud.matches.tryWrite>) => {
    looks += 1;
    const known = await cloud.receipts.get(organizationId, receipt.id);
    if (looks === 1 && known)
      await cloud.table.write([cloud.table.put(receipts, { ...known, version: known.version + 1 })]);
    return cloud.matches.tryWrite(...given);
  };
  const matches = new Proxy(cloud.matches, {
    get: (target, name) => {
      if (name === 'tryWrite') return tryWrite;
      const part: unknown = Reflect.get(target, name, target);
      return typeof part === 'function' ? (part.bind(target) as unknown) : part;
    },
  });
  const wish = { id: v7(), receiptIds: [receipt.id], transactionIds: [row.id] };
  const made = await makeMatch(wish, caller, { ...cloud, matches });
  expect([isRefusal(made), looks]).toEqual([false, 2]);
  expect(await cloud.receipts.get(organizationId, receipt.id)).toMatchObject({ transactionIds: [row.id] });
});

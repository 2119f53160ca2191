import { expect, it } from 'vitest';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { matchReceipt } from '../../../../../functions/use-cases/matching/match-receipt.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

const BILLS = ['2026-01-04', '2026-02-04', '2026-03-04'];
const MONTHS = [...BILLS, '2026-04-04', '2026-05-04'];

it('gives each monthly bill the payment of its own month, also among many documents that are open', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  for (const day of MONTHS)
    await addTransaction(
      entry({ description: 'Direct Debit TELSTRA CORP', amount: 6500, date: addDays(day, 14) }),
      caller,
      cloud,
    );
  const others = Array.from({ length: 14 }, (_, at) =>
    paper(organizationId, {
      ...{ vendor: `Shop ${String.fromCharCode(65 + at)}lder`, amount: 1000 + at * 37 },
      date: addDays('2026-01-10', at * 5),
    }),
  );
  await addPapers(cloud, others);
  // A document after the other, as they are read: each look sees those that came before.
  for (const date of BILLS) {
    const bill = paper(organizationId, { vendor: 'Telstra Limited', kind: 'invoice', amount: 6500, date });
    await addPapers(cloud, [bill]);
    await matchReceipt(organizationId, bill.id, cloud);
  }
  const suggested = await Array.fromAsync(cloud.matches.suggestions(organizationId));
  const { items } = await cloud.ledger.page(organizationId, {
    ...{ from: '2026-01-01', to: '2026-12-31', limit: 50, after: undefined },
  });
  const paidOn = suggested.map(({ transactionIds, decision }) => [
    items.find(({ id }) => id === transactionIds[0])?.date,
    decision,
  ]);
  expect(paidOn.toSorted()).toEqual(BILLS.map((day) => [addDays(day, 14), 'auto']));
});

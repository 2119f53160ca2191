import { expect, it } from 'vitest';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { getReceipt } from '../../../../../functions/use-cases/receipts/get-receipt.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };
const total = (value: number, confidence: number) => ({
  total: { value, confidence, text: '', page: 1, box: [0, 0, 0.1, 0.1] as [number, number, number, number] },
});

/** Books with one payment of 106.47 to a vendor, and how its document is shown whose total was read so. */
async function books() {
  const { cloud, caller } = await memoryBooks();
  const parts = { ...cloud, files: new MemoryFiles(calm, () => undefined) };
  const { organizationId } = caller;
  const payment = entry({ description: 'HARBOUR BISTRO TORONTO ON', amount: 106_47, date: '2026-03-11' });
  await addTransaction(payment, caller, cloud);
  const shown = async (amount: number | null, fields: ReturnType<typeof total> | Record<string, never>) => {
    const document = paper(organizationId, { vendor: 'Harbour Bistro', amount, fields });
    await addPapers(cloud, [document]);
    return getReceipt(document.id, caller, parts);
  };
  return { payment, shown };
}

it('a document whose total is in doubt comes with the payment that proposes its amount', async () => {
  const { payment, shown } = await books();
  const proposedPayment = {
    ...{ transactionId: payment.id, description: payment.description, date: payment.date },
    ...{ amount: 106_47, currency: 'USD' },
  };
  expect(await shown(647, total(647, 0.5))).toMatchObject({ amount: 647, proposedPayment });
  expect(await shown(null, {})).toMatchObject({ amount: null, proposedPayment });
});

it('one whose total is sure comes without', async () => {
  const { shown } = await books();
  const sure = await shown(647, total(647, 0.99));
  expect(sure).toMatchObject({ amount: 647 });
  expect(sure).not.toHaveProperty('proposedPayment');
});

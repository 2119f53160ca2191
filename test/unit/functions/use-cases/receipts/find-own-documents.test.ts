import { describe, expect, it } from 'vitest';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { pendingReceipt } from '../../../../../functions/use-cases/receipts/pending-receipt.ts';
import { readReceipt } from '../../../../../functions/use-cases/receipts/read-receipt.ts';
import type { Preferences } from '../../../../../shared/model/organization.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { backgroundBooks } from '../../../../support/audited/background-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { readLines } from '../../../../support/simulation/documents.ts';

const bill = (issuer: string, customer: string) =>
  [
    ...['%PDF-1.7', issuer, '12 Banksia Street', 'Fremantle WA 6160', 'ABN: 51 824 753 556', 'Tax Invoice'],
    ...['Invoice number: 1041', 'Invoice date: 3 March 2026', `Bill to: ${customer}`, 'Description   Amount'],
    ...['Switchboard upgrade   600.00', 'GST   60.00', 'Total   $660.00'],
  ].join('\n');
const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };
const salesTax = {
  ...{ since: '2026-01-01', number: '51824753556', period: 'quarter', endsIn: 12 },
  ...{ method: 'normal', sales: 'included' },
} as const satisfies SalesTaxRegistration;

/** Books of Mia Tran with one bill read into them. */
async function read(text: string) {
  const books = await backgroundBooks();
  const { cloud, caller, organizationId } = books;
  const outbox = new NotedOutbox(cloud.table, cloud.now);
  Object.assign(cloud, { outbox });
  await updateProfile({ country: 'Australia', profession: 'general' }, caller, cloud);
  await savePreferences({ name: 'Mia Tran' }, caller, cloud);
  const file = await books.upload(text, { purpose: 'receipt' });
  await cloud.table.write(cloud.receipts.arrivals(file, pendingReceipt(file)));
  await readReceipt({ organizationId, receiptId: file.id }, cloud, reader);
  return {
    receipt: () => cloud.receipts.get(organizationId, file.id),
    /** Saves preferences and does the work that they ask for. */
    save: async (wish: Preferences) => {
      const before = outbox.asked.length;
      await savePreferences(wish, caller, cloud);
      const asked = outbox.asked.slice(before).filter(({ kind }) => kind === 'find-own-documents');
      for (const work of asked) await doWork(work, cloud);
      return asked.length;
    },
  };
}

describe('documents that were read before a business said what it is called', () => {
  it.each<[string, Preferences]>([
    ['name', { name: 'Wattle Electrical Pty Ltd' }],
    ['registration', { salesTax }],
  ])('are known as its own by its %s', async (_, wish) => {
    const { receipt, save } = await read(bill('Wattle Electrical Pty Ltd', 'Ormond Dental Pty Ltd'));
    expect(await receipt()).toMatchObject({ isIssued: false, vendor: 'Wattle Electrical Pty Ltd' });
    expect(await save(wish)).toBe(1);
    expect(await receipt()).toMatchObject({
      isIssued: true,
      fields: { customer: { value: 'Ormond Dental Pty Ltd' } },
    });
    const { version } = (await receipt()) ?? {};
    expect(await save({ dateFormat: 'DD/MM/YYYY' })).toBe(0);
    expect(await save({ name: 'Wattle Electrical' })).toBe(1);
    expect(await receipt()).toMatchObject({ version });
  });

  it('stay a supplier’s where the business is their customer', async () => {
    const { receipt, save } = await read(bill('Bright Lamps Pty Ltd', 'Wattle Electrical Pty Ltd'));
    await save({ name: 'Wattle Electrical Pty Ltd' });
    expect(await receipt()).toMatchObject({ isIssued: false, version: 2 });
  });
});

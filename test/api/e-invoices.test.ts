import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { eInvoiceFixture, pdfWith } from '../support/e-invoices.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { statementFixture } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const XML = 'application/xml';

/** Drops a file without a word about what it is, and gives what became of it. */
async function dropped(member: Member, bytes: Uint8Array, name: string, type = XML) {
  const id = await member.upload(bytes, name, type, 'auto');
  return member.until(`/uploads/${id}`, ({ status }) => status !== 'arriving');
}

const receiptAt = async (member: Member, id: string) =>
  contract.getReceipt.reply.parse(
    await member.until(`/receipts/${id}`, ({ status }) => status !== 'pending'),
  );

describe('an electronic invoice (startUpload, getReceiptPages)', () => {
  it('is a document by its XML alone, drawn in the language of whoever looks at it', async () => {
    const member = await Member.join(cloud);
    const upload = await dropped(member, eInvoiceFixture('peppol'), 'INV-2207.xml');
    expect(upload).toMatchObject({ status: 'receipt', importId: null });
    const receipt = await receiptAt(member, String(upload['id']));
    expect(receipt).toMatchObject({
      kind: 'invoice',
      vendor: 'Saddle Goods Ltd',
      amount: 180_675,
      currency: 'EUR',
      date: '2026-04-13',
      taxes: [
        { rate: 25, amount: 33_000 },
        { rate: 13.5, amount: 675 },
      ],
      fields: {
        total: { value: 180_675, source: 'xml', confidence: 1 },
        prepaid: { value: 50_000 },
        customer: { value: 'Mill Books Ltd' },
      },
    });
    expect(receipt.items).toHaveLength(5);

    const path = `/receipts/${receipt.id}/pages`;
    const wordsIn = async (headers: Readonly<Record<string, string>>) => {
      const { body } = await member.call('GET', path, undefined, headers);
      const [page] = contract.getReceiptPages.reply.parse(body).items;
      return (page?.words ?? []).map(({ text }) => text);
    };
    expect(await wordsIn({})).toEqual(expect.arrayContaining(['Invoice', 'INV-2207', '1806.75', 'Total']));
    expect(await wordsIn({ 'accept-language': 'fr-CA' })).toEqual(
      expect.arrayContaining(['Facture', 'INV-2207', '1806,75', 'Sous-total']),
    );
    // Nobody's browser is given the XML to run.
    const opened = await member.ask('GET', `/receipts/${receipt.id}/file?as=view`);
    expect(opened).toMatchObject({ contentType: 'application/octet-stream' });
  });

  it('inside its PDF counts before what the page prints', async () => {
    const member = await Member.join(cloud);
    const lines = [
      'Werkstatt Elbe GmbH',
      'Rechnung Nr. RE-1001',
      'Datum: 26.10.2026',
      'Gesamtbetrag: 615,21 EUR',
    ];
    const pdf = await pdfWith(lines, { 'notes.txt': 'none', 'factur-x.xml': eInvoiceFixture('en16931') });
    const upload = await dropped(member, pdf, 'RE-1001.pdf', 'application/pdf');
    const receipt = await receiptAt(member, String(upload['id']));
    expect(receipt).toMatchObject({
      vendor: 'Werkstatt Elbe GmbH',
      amount: 61_520,
      date: '2026-10-26',
      taxes: [{ amount: 9310 }, { amount: 210 }],
      page: 1,
    });
    expect(receipt.fields['date']).toMatchObject({ text: '26.10.2026', source: 'xml' });
    expect(await member.all('/receipts')).toHaveLength(1);
  });

  it('brought as a statement lies among the documents; a bank’s XML stays a statement', async () => {
    const member = await Member.join(cloud);
    const uploadId = await member.upload(eInvoiceFixture('a-nz'), 'march.xml', XML, 'statement');
    const { id } = await member.ask('POST', '/statement-imports', { id: v7(), uploadId });
    const ended = await member.until(
      `/statement-imports/${String(id)}`,
      ({ status }) => status !== 'reading',
    );
    expect(ended).toMatchObject({ status: 'failed', problem: { code: 'not-a-statement' } });
    expect(await receiptAt(member, uploadId)).toMatchObject({ amount: 16_361, currency: 'AUD' });

    const statement = await dropped(member, statementFixture('workshop.camt08.xml'), 'invoice.xml');
    expect(statement).toMatchObject({ status: 'import', receiptId: null });
  });

  it('that may do harm is refused with the reason', async () => {
    const member = await Member.join(cloud);
    const text = eInvoiceFixture('peppol').toString();
    const harmful = text.replace(
      '<Invoice ',
      '<!DOCTYPE Invoice [<!ENTITY a SYSTEM "file:///etc/passwd">]><Invoice ',
    );
    const upload = await dropped(member, Buffer.from(harmful), 'bill.xml');
    expect(upload).toMatchObject({ status: 'refused', problem: { code: 'unreadable-file' } });
    expect(await member.all('/receipts')).toEqual([]);
  });
});

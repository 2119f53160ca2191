import { describe, expect, it } from 'vitest';
import { signedContent } from '../../../../../../functions/adapters/page-text/e-invoice/signed-content.ts';
import { fileFormat } from '../../../../../../functions/adapters/page-text/file-format.ts';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../../../../../functions/domain/documents/read-documents.ts';
import { eInvoiceFixture } from '../../../../../support/e-invoices.ts';

const fattura = eInvoiceFixture('fattura').toString();

async function read(bytes: Uint8Array | string) {
  const reading = await readPages(Buffer.from(bytes));
  if (reading.kind === 'problem') return { problem: reading.because.code };
  const { kind, fields, taxes, items } = readDocuments(reading.pages);
  const { vendor, customer, date, dueDate, number, total, subtotal, tax, amountDue, taxNumber } = fields;
  const named = { vendor, customer, date, dueDate, number, total, subtotal, tax, amountDue, taxNumber };
  return {
    kind,
    ...Object.fromEntries(Object.entries(named).map(([name, field]) => [name, field?.value])),
    currency: fields.currency?.value,
    paymentMethod: fields.paymentMethod?.value,
    taxes: taxes.map(({ kind: name, rate, amount }) => [name, rate, amount]),
    items: items.map(({ description, quantity, amount }) => [description, quantity, amount]),
  };
}

const expected = {
  kind: 'invoice',
  vendor: 'Chiara Donati',
  customer: 'Edilizia Moderna S.r.l.',
  date: '2026-10-20',
  dueDate: '2026-11-20',
  number: '77/2026',
  total: 127_080,
  subtotal: 104_200,
  tax: 22_880,
  // Without what the buyer holds back for the tax office.
  amountDue: 107_080,
  taxNumber: 'IT01234567890',
  currency: 'EUR',
  paymentMethod: 'Bank transfer',
  taxes: [['VAT', 22, 22_880]],
  items: [
    ['Compenso per assistenza stragiudiziale', 2, 100_000],
    ['Imposta di bollo anticipata', null, 200],
    ['Cassa previdenziale', null, 4000],
  ],
};

describe('an invoice of Italy’s exchange', () => {
  it('is read exactly', async () => {
    expect(await read(fattura)).toEqual(expected);
  });

  it.each([
    [
      'without a prefix',
      (text: string) => text.replaceAll('p:Fattura', 'Fattura').replace('xmlns:p=', 'xmlns='),
    ],
    [
      'to an authority, of an older version',
      (text: string) =>
        text.replace(/http:\/\/ivaservizi[^"]*/, 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1'),
    ],
    [
      'that tells no total',
      (text: string) => text.replace(/<ImportoTotaleDocumento>.*<\/ImportoTotaleDocumento>/, ''),
    ],
  ])('is read %s', async (_, written) => {
    expect(written(fattura)).not.toBe(fattura);
    expect(await read(written(fattura))).toEqual(expected);
  });

  it.each([
    ['TD01', 'invoice'],
    ['TD04', 'credit-note'],
    ['TD24', 'invoice'],
    ['TD17', 'other'],
  ])('of the type %s is: %s', async (type, kind) => {
    expect(await read(fattura.replace('>TD06<', `>${type}<`))).toMatchObject({ kind });
  });

  it('adds a rounding, a discount and instalments', async () => {
    const text = fattura
      .replace(
        /<ImportoTotaleDocumento>.*<\/ImportoTotaleDocumento>/,
        '<Arrotondamento>-0.80</Arrotondamento>',
      )
      .replace(
        '<Causale>',
        '<ScontoMaggiorazione><Tipo>SC</Tipo><Importo>5.00</Importo></ScontoMaggiorazione><Causale>',
      )
      .replace(
        /(<DettaglioPagamento>.*)1070\.80(.*<\/DettaglioPagamento>)/,
        (_, before: string, after: string) =>
          `${before}500.00${after}${before.replace('11-20', '12-20')}570.00${after}`,
      );
    const reading = await read(text);
    expect(reading).toMatchObject({ total: 127_000, amountDue: 107_000, dueDate: '2026-11-20' });
    expect(reading).toHaveProperty('items', [...expected.items, ['', null, -500]]);
  });

  it('is refused with its reason where it comes in a lot', async () => {
    const [body = ''] = /<FatturaElettronicaBody>[^]*<\/FatturaElettronicaBody>/.exec(fattura) ?? [];
    expect(await read(fattura.replace(body, () => body.repeat(2)))).toEqual({ problem: 'several-invoices' });
  });
});

const OCTETS = 0x04;
const OCTETS_IN_PARTS = 0x24;
const EXPLICIT = 0xa0;
const SEQUENCE = 0x30;
const SET = 0x31;

/** A value as DER writes it. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const digits = Buffer.from(content.length.toString(16).replace(/^(?=(?:..)*.$)/, '0'), 'hex');
  const length = content.length < 0x80 ? [content.length] : [0x80 + digits.length, ...digits];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

/** The same with its end left open, as programs write that sign while they read. */
const open = (tag: number, ...parts: Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);

const oid = (last: number): Buffer => Buffer.from([6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, last]);

function signed(octets: Uint8Array, write = der): Buffer {
  const inner = write(SEQUENCE, oid(1), write(EXPLICIT, octets));
  const digests = der(SET, der(SEQUENCE, Buffer.from('0609608648016503040201', 'hex')));
  const data = write(SEQUENCE, Buffer.from([2, 1, 1]), digests, inner, der(SET, Buffer.alloc(300, 7)));
  return write(SEQUENCE, oid(2), write(EXPLICIT, data));
}

const bytes = Buffer.from(fattura);
const halves = [der(OCTETS, bytes.subarray(0, 1000)), der(OCTETS, bytes.subarray(1000))];

describe('a signed invoice', () => {
  it.each([
    ['as most programs write it', signed(der(OCTETS, bytes))],
    ['in parts', signed(der(OCTETS_IN_PARTS, ...halves))],
    ['in parts whose ends are left open', signed(open(OCTETS_IN_PARTS, ...halves), open)],
    ['in base 64', Buffer.from(signed(der(OCTETS, bytes)).toString('base64'))],
    [
      'in base 64 that says so',
      Buffer.from(
        `-----BEGIN PKCS7-----\n${signed(der(OCTETS, bytes)).toString('base64')}\n-----END PKCS7-----`,
      ),
    ],
  ])('is read %s', async (_, file) => {
    expect(await read(file)).toEqual(expected);
  });

  it('is none where it was cut off, holds something else, or is a certificate', () => {
    const file = signed(der(OCTETS, bytes));
    expect(signedContent(file.subarray(0, 900))).toBeUndefined();
    expect(signedContent(signed(open(OCTETS_IN_PARTS, ...halves), open).subarray(0, 1040))).toBeUndefined();
    expect(fileFormat(signed(der(OCTETS, Buffer.from('Dear Sir'))))).toBeUndefined();
    expect(signedContent(der(SEQUENCE, der(SEQUENCE, Buffer.alloc(40, 2))))).toBeUndefined();
    const unclosed = signed(open(OCTETS_IN_PARTS, ...halves), open);
    for (let length = 0; length < unclosed.length; length += 1) {
      expect(() => signedContent(unclosed.subarray(0, length))).not.toThrow();
      expect(() => signedContent(file.subarray(0, length))).not.toThrow();
    }
  });
});

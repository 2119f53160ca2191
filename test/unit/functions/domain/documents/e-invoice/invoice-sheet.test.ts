import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../../functions/adapters/page-text/e-invoice/read-invoice.ts';
import {
  drawnSheet,
  sheetPlaces,
} from '../../../../../../functions/domain/documents/e-invoice/invoice-sheet.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import type { EInvoice } from '../../../../../../shared/model/e-invoice.ts';
import { english } from '../../../../../../shared/text/en/english.ts';
import { french } from '../../../../../../shared/text/fr/french.ts';
import { eInvoiceFixture } from '../../../../../support/e-invoices.ts';

const NAMES = ['minimum', 'basic-wl', 'en16931', 'extended', 'peppol', 'xrechnung-ubl', 'a-nz', 'zugferd-1'];
const languages = { english, french } as const;

async function fixture(name: string): Promise<EInvoice> {
  const read = await readInvoice(eInvoiceFixture(name));
  if (read.kind === 'problem') throw new Error(read.because.code);
  return read.invoice;
}

const linesOf = (invoice: EInvoice, { invoiceSheet }: typeof english | typeof french): string[] =>
  textLines([{ page: 1, ...drawnSheet(invoice, invoiceSheet) }]).map(({ text }) =>
    text.replace(/ {3,}/g, ' | '),
  );

describe('the sheet on which an invoice’s XML is drawn', () => {
  it('reads like an invoice', async () => {
    const lines = linesOf(await fixture('en16931'), english);
    expect(lines).toEqual([
      'Invoice | RE-1001',
      'From | To',
      'Werkstatt Elbe GmbH | Moulin Gris SAS',
      'Kaiweg 7',
      '20457 Hamburg',
      'DE',
      'Tax number | DE123456789',
      'Date | 2026-10-26',
      'Due | 2026-11-25',
      'Currency | EUR',
      'Description | Quantity | Amount',
      'Werkbank | 1 | 500.00',
      'Handbuch | 2.5 | 25.00',
      'Discount | -10.00',
      'Porto | 5.00',
      'Subtotal | 520.00',
      'Tax at 19% | 93.10',
      'Tax at 7% | 2.10',
      'Tax | 95.20',
      'Total | 615.20',
      'Already paid | 115.20',
      'Amount due | 500.00',
      'Pay to account | DE02120300000000202051',
      'Terms | Zahlbar in 30 Tagen',
    ]);
  });

  it.each(NAMES)('holds each value where it says: %s', async (name) => {
    const invoice = await fixture(name);
    for (const words of Object.values(languages)) {
      const page = { page: 1, ...drawnSheet(invoice, words.invoiceSheet) };
      for (const { text, box } of sheetPlaces(invoice).values()) {
        const inside = page.words.filter(
          ({ box: [x, y, width, height] }) =>
            x + width / 2 > box[0] &&
            x + width / 2 < box[0] + box[2] &&
            y + height / 2 > box[1] &&
            y + height / 2 < box[1] + box[3],
        );
        // As each language writes figures.
        const said = inside.map((word) => word.text.replaceAll(',', '.')).join(' ');
        expect(said).toBe(text.replaceAll(',', '.').replace(/\s+/g, ' ').normalize('NFKC'));
      }
    }
  });

  it('writes figures as its reader does', async () => {
    const invoice = await fixture('peppol');
    expect(linesOf(invoice, english)).toContain('Tax at 13.5% | 6.75');
    expect(linesOf(invoice, french)).toContain('Taxe à 13,5 % | 6,75');
  });

  it.each(NAMES)('keeps what stands beside each other apart, in every language: %s', async (name) => {
    const invoice = await fixture(name);
    for (const words of Object.values(languages)) {
      const drawn = drawnSheet(invoice, words.invoiceSheet).words;
      for (const [
        at,
        {
          box: [x, y, width],
        },
      ] of drawn.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
        const beside = drawn.slice(at + 1).filter(({ box }) => Math.abs(box[1] - y) < 1e-9);
        for (const { box } of beside) expect(box[0] >= x + width || box[0] + box[2] <= x).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const body = [
  'Acme Works   12 High Street',
  'Date   03/11/2026',
  'Desk   900.00',
  'VAT 20%   180.00',
  'Total   1,080.00',
];
const kindOf = (...lines: string[]) => readFields([wordsOnPage(...lines, ...body)]).kind;

describe('a paper that asks for no money', () => {
  it.each([
    'QUOTATION',
    'Estimate',
    'PRO FORMA INVOICE',
    'Order Confirmation',
    'Delivery Note',
    'Angebot Nr. A-2026-12',
    'Kostenvoranschlag',
    'Auftragsbestätigung 2026-77',
    'Lieferschein',
    'Proforma-Rechnung',
    'DEVIS',
    'Bon de livraison',
    'Facture pro forma',
    'PRESUPUESTO',
    'Albarán',
    'Preventivo',
    'Orçamento',
    'Pakbon',
    'Offerte',
    'OFFERT',
    'Tilbud',
  ])('is no expense by its title: %s', (title) => {
    expect(kindOf(title)).toBe('other');
  });

  it('is one where a quote or delivery note is only named', () => {
    expect(kindOf('INVOICE', 'Your quote   Q-12', 'Delivery note: DN-5')).toBe('invoice');
    expect(kindOf('Order confirmation & invoice')).not.toBe('other');
    expect(kindOf('Rechnung 12', 'Lieferschein: L-9')).toBe('invoice');
  });

  it('stays none where its foot says that it is no invoice', () => {
    expect(kindOf('Order Confirmation', 'This is not an invoice')).toBe('other');
  });

  it('is a supplier’s statement, which no bank’s is', () => {
    const rows = ['Date   Ref   Debit   Credit   Balance', '02/10/2026   Invoice 7001   120.00   120.00'];
    const supplier = ['STATEMENT OF ACCOUNT', 'Balance brought forward   88.40', ...rows];
    expect(kindOf(...supplier, 'Balance outstanding   £88.40', 'Current   30 days   60 days')).toBe('other');
    expect(kindOf('Customer Statement', 'Date   Invoice   Balance', '0-30 days   31-60 days')).toBe('other');
    expect(kindOf('Statement of account', 'Opening balance   88.40', ...rows.slice(0, 1))).toBe('statement');
  });
});

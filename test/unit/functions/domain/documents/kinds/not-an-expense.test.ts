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
    'Pristilbud',
    'Prisuppgift',
    'Proformafaktura',
    'Leveransavi',
    'OFERTA nr 118/2026',
    'Tarjous',
    'Bestelbon',
    'Orden de compra',
    'Preisangebot',
    '1. Mahnung',
    'Zahlungserinnerung',
    'Payment Reminder',
    'OVERDUE NOTICE',
    'Second reminder notice',
    'Purring',
    'Your cart',
    'Shopping basket',
    'Rappel de facture',
    'Betalingsherinnering',
    'Betalningspåminnelse',
    'Quotation Q-188 for Mrs Oakley, 4 Station Rd, March, valid 30 days',
  ])('is no expense by its title: %s', (title) => {
    expect(kindOf(title)).toBe('other');
  });

  it.each([
    [
      'Kontoutdrag',
      'Fakturanr   Fakturadatum   Förfallodatum   Belopp',
      'F-10022   2026-04-02   2026-05-02   1 250,00',
    ],
    [
      'Relevé de compte client',
      'Facture   Date   Échéance   Montant',
      'FA-221   04/04/2026   04/05/2026   220,00',
    ],
    ['Estado de cuenta', 'Factura   Fecha   Vencimiento   Importe', 'F-11   02/04/2026   02/05/2026   88,00'],
    [
      'Rekeningoverzicht',
      'Factuurnr   Datum   Vervaldatum   Bedrag',
      '26001   01-05-2026   31-05-2026   220,00',
    ],
  ])('is none as a list of a supplier’s invoices: %s', (...lines) => {
    expect(readFields([wordsOnPage('Visser', ...lines)]).kind).toBe('other');
  });

  it('is no invoice that answers by a quote in a row of its facts', () => {
    const facts = [
      'Facture N°   Date   Code client   Votre commande',
      'F11882   10/11/2026   C0447   Devis 2044',
    ];
    expect(kindOf(...facts)).toBe('invoice');
  });

  it('is one where a quote or delivery note is only named', () => {
    expect(kindOf('INVOICE', 'Your quote   Q-12', 'Delivery note: DN-5')).toBe('invoice');
    expect(kindOf('Order confirmation & invoice')).not.toBe('other');
    expect(kindOf('Rechnung 12', 'Lieferschein: L-9')).toBe('invoice');
  });

  it('stays none where it says when the invoice comes', () => {
    expect(kindOf('Auftragsbestätigung AB-20881', 'Die Rechnung erhalten Sie nach Lieferung.')).toBe('other');
  });

  it('stays none where a table lists the invoices that were paid', () => {
    expect(kindOf('REMITTANCE ADVICE', 'Invoice   Date   Amount', 'INV-118   14/07/2026   1,188.00')).toBe(
      'other',
    );
  });

  it('stays none where its foot says that it is no invoice', () => {
    expect(kindOf('Order Confirmation', 'This is not an invoice')).toBe('other');
  });

  it('is a supplier’s statement, which no bank’s is', () => {
    const rows = ['Date   Ref   Debit   Credit   Balance', '02/10/2026   Invoice 7001   120.00   120.00'];
    const supplier = ['STATEMENT OF ACCOUNT', 'Balance brought forward   88.40', ...rows];
    expect(kindOf(...supplier, 'Balance outstanding   £88.40', 'Current   30 days   60 days')).toBe('other');
    expect(kindOf('Customer Statement', 'Date   Invoice   Balance', '0-30 days   31-60 days')).toBe('other');
    const aged = ['Date   Transaction   Amount   Balance', 'Current   1-30   31-60   61-90   Amount due'];
    const forward = ['Statement of Account', 'Balance forward   212.00', '09/03/2026   INV #8821   418.50'];
    expect(kindOf(...forward, ...aged)).toBe('other');
    const wide = ['Date   Invoice #   Description   Due date   Amount   Balance', 'Amount due   $88.40'];
    expect(kindOf('STATEMENT', ...wide)).toBe('other');
    expect(kindOf('Statement of account', 'Opening balance   88.40', ...rows.slice(0, 1))).toBe('statement');
    const booked = [
      '10/08/2026   INV #4418. Due 11/07/2026   380.00',
      '10/26/2026   INV #4471. Due 11/25/2026   830.00',
    ];
    expect(kindOf('STATEMENT', 'Amount Due: $1,210.00', ...booked)).toBe('other');
    expect(kindOf('STATEMENT', 'Amount Due: $380.00', ...booked.slice(0, 1))).not.toBe('other');
  });
});

describe('a title of an estimate', () => {
  it.each(['Preliminary Estimate', 'Repair estimate', 'Written quote'])(
    'may say which one it is: %s',
    (title) => {
      const lines = [
        'Larch Collision Center   ' + title,
        '06/11/2026',
        'Body labor   868.00',
        'Grand total   868.00',
      ];
      expect(readFields([wordsOnPage(...lines)]).kind).toBe('other');
    },
  );
});

it.each([
  'Registration Reminder Notice',
  'Insurance reminder notice',
  'Membership payment reminder',
  'The Purring Cat',
  'Purring Cat Cafe',
])('is the only bill of its period, or a sign, that is titled “%s”', (title) => {
  expect(kindOf(title)).not.toBe('other');
});

import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const kindOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).kind;

describe('the kind of a document', () => {
  it.each([
    ['its title, though it was paid by card', 'Facture n° FR58812233', 'Payé par Visa'],
    ['its number in the title', 'Invoice PF-220', 'Client', 'Marlin Travel'],
    ['a day by which it is due', 'TAX INVOICE', 'Mrs J Wallace', 'Due   9/07/2026'],
    ['when it was billed', 'Billing date   Sep 17, 2026', 'Thank you for choosing us. Payment due Oct 8'],
    ['a day with its month’s name', 'Invoice #1188   Issued Sep 17, 2026   Due Oct 17, 2026', 'Thank you'],
    [
      'a lawyer’s words',
      'TO PROFESSIONAL SERVICES RENDERED in the above matter',
      'THIS IS OUR ACCOUNT HEREIN',
    ],
    ['its account of an Australian bank', 'TAX INVOICE   No: 188', 'EFT: D Larch BSB 062-118 Acc 20441882'],
    ['its last title', 'FINAL INVOICE', 'Paid by VISA'],
    ['a request to pay', 'Maple Ridge Dental', 'Please pay   396.00'],
    ['a French town’s title', 'AVIS DES SOMMES À PAYER', '16 repas x 24,75   396,00'],
    ['an insurer’s title', 'Debit note 44188 – Professional Indemnity', 'Total payable   396.00'],
    ['a council’s title', 'Non-Domestic Rate Bill 2026/27', 'Amount payable   396.00'],
    ['a tax office’s title', 'Bescheid über die Vorauszahlungen 2026', 'Zu zahlen am 10.03.2026   396,00'],
  ])('is an invoice by %s', (_, ...lines) => {
    expect(kindOf('Bayside Plumbing', ...lines, 'Repair   360.00', 'Total   396.00')).toBe('invoice');
  });

  it('is a bill by the same title in Spanish, where it says until when it is to be paid', () => {
    const bill = (...lines: string[]) => kindOf('Iberluz SA', 'RECIBO', ...lines, 'Total a pagar   121,00');
    expect(bill('Fecha de vencimiento   30/03/2026', 'IBAN ES12 1234 1234 1234')).toBe('invoice');
    expect(bill('Número de factura   670A9941-0007', 'Pagado   12/03/2026')).toBe('receipt');
  });

  it.each([
    ['Receipt', 'Invoice number   670A9941-0007', 'Date paid   April 15, 2026'],
    ['Zahlungsbeleg', 'Rechnungsnummer   670A9941-0007', 'Zahlungsdatum   15. April 2026'],
    ['Reçu', 'Numéro de facture   670A9941-0007', 'Date de paiement   15 avril 2026'],
    ['Kviitung', 'Arve number   670A9941-0007', 'Maksmise kuupäev   15. aprill 2026'],
  ])('is a receipt by its title, whatever invoice it was paid for: %s', (...lines) => {
    expect(kindOf('Bayside Plumbing', ...lines, 'Total   396.00')).toBe('receipt');
  });

  it('is an invoice that bills terminals, and a receipt that names the one it was paid at', () => {
    const billed = ['VAT Invoice', 'Terminal blocks   30.00', 'VAT @ 20%   6.00', 'Total   36.00'];
    expect(kindOf('Leeds Wholesale Ltd', ...billed)).toBe('invoice');
    expect(kindOf('Leeds Wholesale Ltd', 'Terminal: 0042', 'Total   36.00', 'Visa')).toBe('receipt');
  });

  it('is a till’s receipt by the pump that it names, though it calls itself an invoice', () => {
    const fuelled = ['Quittung / Rechnung', 'Zapfsäule 3   78,41 EUR', 'girocard   78,41 EUR'];
    expect(kindOf('Larch', ...fuelled, 'Gesamtbetrag   78,41 EUR')).toBe('receipt');
    const pumped = [
      'Invoice# 44718',
      'Pump   Gallons   Price',
      '09   15.960   $2.801',
      'Total Sale   $44.71',
    ];
    expect(kindOf('Larch', ...pumped)).toBe('receipt');
  });

  it('is an invoice where a utility speaks of an earlier balance like a bank, but charges tax and asks for money', () => {
    const bill = [
      'Statement date   Jul 8, 2026',
      'Balance forward   $0.00',
      'Electricity   173.84',
      'HST   22.60',
    ];
    expect(
      kindOf('Cedar Valley Hydro', ...bill, 'Total amount you owe   $196.44', 'Due by Jul 28, 2026'),
    ).toBe('invoice');
    const bank = ['Statement date   Jul 8, 2026', 'Balance forward   $0.00', 'Closing balance   $12.00'];
    expect(kindOf('Cedar Valley Bank', ...bank, 'GST on fees   0.60', 'Amount due   $5.00')).toBe(
      'statement',
    );
    const card = ['Statement date   Jul 8, 2026', 'Previous balance   $50.00', 'GST on fees   0.60'];
    expect(kindOf('Cedar Valley Card', ...card, 'Minimum amount due   $10.00')).toBe('statement');
  });

  it.each([
    ['English', 'Account statement', 'Opening balance   1,200.00', 'Closing balance   980.00'],
    ['German', 'Kontoauszug 3/2026', 'Alter Kontostand   1.200,00', 'Neuer Kontostand   980,00'],
    ['French', 'Relevé de compte', 'Ancien solde   1 200,00', 'Nouveau solde   980,00'],
    ['Dutch', 'Rekeningafschrift', 'Beginsaldo   1.200,00', 'Eindsaldo   980,00'],
    ['Spanish', 'Extracto de cuenta', 'Saldo inicial   1.200,00', 'Saldo final   980,00'],
  ])('is a statement in %s', (_, ...lines) => {
    expect(kindOf('First Bank', ...lines)).toBe('statement');
  });

  it.each([
    'CREDIT NOTE',
    'Gutschrift Nr. 12',
    "Facture d'avoir",
    'Nota di credito',
    'Creditfactuur',
    'Factura rectificativa',
    'Kreditnota',
    'Kreditfaktura nr. 12',
    'FAKTURA KORYGUJĄCA nr 12/2026',
    'Hyvityslasku',
    'Nota di accredito',
  ])('is a credit note by its title: %s', (title) => {
    expect(kindOf('Acme', title, 'Total   12,00 €')).toBe('credit-note');
  });

  it('is an invoice where a statement of energy charges by the kilowatt hour, whatever its balance', () => {
    const bill = ['Your energy statement', 'Balance brought forward   £42.10 in credit'];
    const charges = ['Energy used 561.2 kWh @ 28.10p   £157.70', 'VAT @ 5.00%   £8.97'];
    expect(kindOf('Larch Energy', ...bill, ...charges, 'Your new balance is £3.68 in credit')).not.toBe(
      'statement',
    );
  });

  it('is a receipt or an invoice where a statement or payslip is only spoken of', () => {
    expect(kindOf('Shop', 'Gift card new balance   20.00', 'Cash   5.00', 'Thank you')).toBe('receipt');
    expect(
      kindOf('Agency', 'Invoice no 12', 'Bill to', 'Payroll: 3 payslips   90.00', 'Amount due   90.00'),
    ).toBe('invoice');
    expect(kindOf('Phone Co', 'Invoice no 12', 'Previous balance   20.00', 'Amount due   40.00')).toBe(
      'invoice',
    );
  });

  it('is the invoice of who makes payslips for others', () => {
    const rows = ['Lohnabrechnung 5 Arbeitnehmer   75,00', 'Gesamtbetrag   267,75'];
    expect(kindOf('Larch Büroservice', 'Rechnung Nr. 2026/018', ...rows)).toBe('invoice');
    expect(
      kindOf('Larch Markservice', 'FAKTURA 44 2026-05-21', 'Till: Larch Golfklubb', 'Summa   12,00'),
    ).toBe('invoice');
    expect(kindOf('Larch Tools', 'TAX INVOICE 1188 12/4/26', 'Belt   300.00', 'TOTAL   330.00')).toBe(
      'invoice',
    );
  });

  it('is a payslip titled as the commonest German program does', () => {
    const slip = ['Abrechnung der Brutto/Netto-Bezüge', 'Gesamt-Brutto   3.700,00', 'Lohnsteuer   518,25'];
    expect(kindOf('Autohaus Lindner GmbH', ...slip, 'Auszahlungsbetrag   2.418,55')).toBe('payslip');
  });

  it.each(['FACTURA SIMPLIFICADA: 2211-014', 'Fatura Simplificada nº FS 118/44'])(
    'is a receipt where a till calls it a simplified invoice: %s',
    (title) => {
      expect(kindOf('Mercado Sol', title, 'Pan   0,95', 'TOTAL   0,95')).toBe('receipt');
    },
  );

  it('is an invoice in Finnish, from a clinic, and with its title set apart', () => {
    const rows = ['Work   90,00', 'Total   90,00'];
    expect(kindOf('Lehtikuusi Oy', 'LASKU', 'Eräpäivä   29.10.2026', ...rows)).toBe('invoice');
    expect(kindOf('Lehtikuusi Oy', 'KUITTI', ...rows)).toBe('receipt');
    expect(
      kindOf('Larch Clinic', 'STATEMENT DATE 07/13/2026', 'PAY BY 08/03/2026', ...rows, 'We accept Visa'),
    ).toBe('invoice');
    expect(kindOf('Larch Repairs', 'I N V O I C E', ...rows, 'Thank you')).toBe('invoice');
  });

  it('is no credit note where a bill says that it credits nothing', () => {
    const sums = ['Gebühren   11,70', 'Gutschriften   0,00', 'MwSt.   2,22', 'Gesamt   13,92'];
    expect(kindOf('Larch Cloud', 'Rechnung', ...sums)).toBe('invoice');
    expect(kindOf('Larch Cloud', 'Gutschrift', 'MwSt.   2,22', 'Gesamt   13,92')).toBe('credit-note');
  });

  it('is no credit note where a till sells for cash or credit', () => {
    expect(kindOf('Larch Stores', 'CASH / CREDIT MEMO', 'Rice   90.00', 'Total   90.00')).toBe('receipt');
    expect(kindOf('Larch Stores', 'CREDIT MEMO', 'Rice   90.00', 'Total   90.00')).toBe('credit-note');
  });

  it.each([
    'Bill of Costs',
    'Invoice for   Aldous plc',
    'VAT INVOICE Agreement 118822',
    'Premienota woonverzekering',
    'Te betalen voor 15 december 2026',
    'Notanummer   118822904',
    'Contributienota 2026',
    'Invoice 0118 · October 19, 2026',
    'État de frais et honoraires',
    'Avviso di pagamento',
    'Fee account No. 2',
    'Aviso de pagamento',
    'Vorschreibung Elternbeitrag',
    'Inv 4418. 7 days please.',
  ])('is an invoice: %s', (line) => {
    expect(kindOf('Larch Leasing', line, 'Rental   90.00', 'Total   90.00')).toBe('invoice');
  });

  it('is no credit note where a traveller returns, and no receipt for thanks for an earlier payment', () => {
    const trip = ['Outbound   5 July 2026', 'Return   11 July 2026', 'Amount paid   €25.00'];
    expect(kindOf('Larch Bus', ...trip)).toBe('receipt');
    expect(kindOf('Larch', 'RETURN', 'Lamp   25.00', 'Total   25.00')).toBe('credit-note');
    const bill = [
      'Due date   March 31, 2026',
      'Payment – thank you   -$118.02',
      'Total amount due   $123.90',
    ];
    expect(kindOf('Larch Power', ...bill)).toBe('invoice');
    const water = ['Bill Date   03/17/2026', 'Payment received 03/02/26 - thank you   -$68.20'];
    expect(kindOf('Mesa Larch Water', ...water, 'AMOUNT   $74.18')).toBe('invoice');
  });

  it.each([
    ['TAX INVOICE', 'BALANCE DUE   387.47', 'CARD   387.47', 'YOUR CASHIER TODAY WAS THANDI'],
    ['TAX INVOICE', '12/09/2026 10:41 AM  Reg 18  Op: 4418', 'Credit Card   $387.47'],
    ['RECHNUNG NR. 2026/44188', 'Tisch 12   Kellner: Resi', 'BAR   400,00', 'Total   387,47'],
    ['Rechnung 44188-27', '27.04.2026 07:14:02  Kassa 1', 'Summe EUR   8,35', 'Bankomat   8,35', 'RKSV'],
    ['Invoice# 44188', 'Auth# 022904', 'Pump  Gallons  Price', 'VISA ****4417', 'Total Sale   $ 52.86'],
    ['RECHNUNG 0441', 'Tisch 12   Bediener: Luca', 'Gesamt   87,40', 'EC-Karte   87,40'],
    ['Rechnung Nr. 4418', 'Fahrpreis   EUR 34,20', 'Zahlung: Karte', 'Fahrer: 18'],
    ['Tax Invoice 44188', 'Cards   38.00', 'GST 9%   3.42', 'TOTAL   41.42', 'NETS   41.42'],
    ['TAX INVOICE', '08/10/2026 08:44 Waiter: Thabo Tbl 3', 'TOTAL   R142.50', 'CARD   142.50'],
  ])('is a receipt where a till prints it, though it is titled %s', (...lines) => {
    expect(kindOf('Larch Stores', ...lines)).toBe('receipt');
  });

  it('is an invoice by the same title where no till prints it', () => {
    const rows = ['Paid by card   396.00', 'Total   396.00', 'Thank you'];
    const car = ['VAT Reg 882 4418 22', 'Invoice No: 7714', 'Reg: 8 KLP   Make: Skoda', 'Total   286.57'];
    expect(kindOf('Larch Road Garage', ...car)).toBe('invoice');
    expect(kindOf('Larch Repairs', 'TAX INVOICE', 'Bank details   06-1188', ...rows)).toBe('invoice');
    expect(kindOf('Larch Werkstatt', 'RECHNUNG', 'Total   387,47', 'bar   387,47')).toBe('invoice');
  });

  it('is a mail where the page is a mail’s own text', () => {
    const body = { ...wordsOnPage('From: shop@shop.example', 'Order total   £12.00'), part: 0 };
    expect(readFields([body]).kind).toBe('email');
  });

  it('is a credit note where Australia calls it an adjustment note', () => {
    expect(
      kindOf(
        'Larch Irrigation Pty Ltd',
        'Adjustment Note',
        'Ref. tax invoice 44188',
        'Total credit   $231.00',
      ),
    ).toBe('credit-note');
  });

  it('is a till’s receipt by its table and check, though it asks for what is due', () => {
    const check = ['Tbl 21/1   Chk 4418   Gst 2', 'Food   112.90', 'Tax   9.11', 'Total Due   122.01'];
    expect(kindOf('Larch Chophouse', ...check)).toBe('receipt');
  });

  it('is an invoice where a delivery’s statement charges what is current and asks to pay this amount', () => {
    const rows = ['Statement date 06/30/26', 'Previous balance   38.24', 'Current charges   41.73'];
    expect(kindOf('Larchbrook Springs', ...rows, 'Please pay this amount   $41.73')).toBe('invoice');
  });
});

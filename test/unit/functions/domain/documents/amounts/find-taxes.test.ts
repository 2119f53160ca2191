import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const read = (...lines: string[]) => readFields([wordsOnPage(...lines)]);
const taxesOf = (...lines: string[]) =>
  read(...lines).taxes.map(({ kind, rate, amount }) => [kind, rate, amount]);

describe('the taxes of a document', () => {
  it('are all that stand in one line, each with its rate', () => {
    const lines = ['Librairie du Port', 'A PAYER EUR   28,20', 'TVA 5,5% 1,14   TVA 20% 1,05'];
    expect(taxesOf(...lines)).toEqual([
      ['VAT', 5.5, 114],
      ['VAT', 20, 105],
    ]);
  });

  it('are each of those that stand beside each other in one line', () => {
    const till = ['Larch Coffee', 'Subtotal:   $5.68', 'GST:   $0.28   PST:   $0.00', 'Total:   $5.96'];
    expect(read(...till).fields.tax?.value).toBe(28);
    const both = ['Larch Coffee', 'Subtotal:   $10.00', 'GST:   $0.50   PST:   $0.70', 'Total:   $11.20'];
    expect(read(...both).fields.tax?.value).toBe(120);
    const balance = ['Larch Drugs', 'Soap   13.99', '**** TAX   .70   BAL   14.69', 'VISA   14.69'];
    expect(read(...balance).fields.tax?.value).toBe(70);
    const table = ['Larch Coffee', 'GST   0.28   5.96', 'Total   5.96'];
    expect(read(...table).fields.tax?.value).not.toBe(596);
  });

  it('are named behind the amount of a remark beside the total', () => {
    const order = ['Notebook   £39.99', 'Shipping   £2.99'];
    expect(taxesOf(...order, 'Total   £42.98 (includes £7.16 VAT)')).toEqual([['VAT', null, 716]]);
    expect(taxesOf(...order, 'Total   £42.98 (includes £2.99 shipping)')).toEqual([]);
  });

  it('are named by letters with points, by "tax" beside a rate, and below a rate by itself', () => {
    const net = ['Studio Larch', 'Montaggio   100,00 €', 'Imponibile   100,00 €'];
    expect(taxesOf(...net, 'I.V.A. 22%   22,00 €', 'Totale   122,00 €')).toEqual([['VAT', 22, 2200]]);
    expect(taxesOf(...net, 'Imposta 22%   22,00 €', 'Totale   122,00 €')).toEqual([['VAT', 22, 2200]]);
    expect(taxesOf(...net, 'Imposta di bollo   2,00 €', 'Totale   102,00 €')).toEqual([]);
    const gap = ' '.repeat(30);
    const wrapped = [`${gap}Netto   CHF 100.00`, `${gap}8.1%   CHF 8.10`, `${gap}Mehrwertsteuer`];
    expect(taxesOf('Larch AG', ...wrapped, `${gap}Brutto   CHF 108.10`)).toEqual([['VAT', 8.1, 810]]);
  });

  it('are what a credit note gives back though but its total is printed negative', () => {
    const credit = read(
      'Larch AB',
      'Kreditfaktura 7',
      'Målning   100,00',
      'Moms 25 %   25,00',
      'Totalt   -125,00',
    );
    expect(credit.kind).toBe('credit-note');
    expect([credit.fields.total?.value, credit.fields.tax?.value]).toEqual([12_500, 2500]);
    const till = ['Brush   $11.49', 'Loyalty 10%   -$1.15', 'Subtotal   $10.34', 'Sales Tax   $0.67'];
    const refund = read(
      'Larch Grocery',
      '*** REFUND ***',
      ...till,
      'TOTAL   -$11.01',
      'VISA REFUND   -$11.01',
    );
    expect([refund.kind, refund.fields.total?.value, refund.fields.tax?.value]).toEqual([
      'credit-note',
      1101,
      67,
    ]);
  });

  it('are named behind the amount that opens a till’s line', () => {
    const till = ['The Drovers Rest', 'Pie   43.20'];
    expect(taxesOf(...till, '7.20 VAT TTL   43.20', 'Net TTL   36.00', 'Total   43.20')).toEqual([
      ['VAT', null, 720],
    ]);
    expect(taxesOf(...till, 'Total   R43.20', 'R5.63   V.A.T Included @ 15%')).toEqual([['VAT', 15, 563]]);
    expect(taxesOf(...till, '4.00   VAT 20%', 'Total   43.20')).toEqual([]);
  });

  it('are named where recognition tore the name', () => {
    expect(taxesOf('The Drovers Rest', 'Total   62.45', 'VA T included   10.41')).toEqual([
      ['VAT', null, 1041],
    ]);
  });

  it('are GST and QST in Québec, in both languages', () => {
    const lines = ['Subtotal   45.00', 'GST 5%   2.25', 'QST 9.975%   4.49', 'Total   $51.74'];
    const glued = ['Sous-total   45,00', 'TPS5%   2,25', 'TVQ9,975%   4,49', 'Total   51,74 $'];
    expect(taxesOf('Taxi Larch', ...glued)).toEqual([
      ['GST', 5, 225],
      ['QST', 9.975, 449],
    ]);
    expect(taxesOf('Café Myriade, Montréal', ...lines)).toEqual([
      ['GST', 5, 225],
      ['QST', 9.975, 449],
    ]);
    const french = ['Sous-total   45,00 $', 'TPS 5 %   2,25 $', 'TVQ 9,975 %   4,49 $', 'Total   51,74 $'];
    expect(taxesOf('Café Myriade, Montréal', ...french)).toEqual([
      ['GST', 5, 225],
      ['QST', 9.975, 449],
    ]);
  });

  it('are named by a label that wraps in its cell, beside the sums only', () => {
    const sums = (label: string) => [
      'Larch Event Rentals',
      'Chairs                              1,100.00',
      `                              ${label}   94.60`,
      '                              city transaction',
      '                              privilege tax (8.6%)',
      '                              Total               1,194.60',
    ];
    expect(taxesOf(...sums('State, county and'))).toEqual([['tax', 8.6, 9460]]);
    const goods = sums('Filing of last year’s').map((line) => line.replace(/^ {30}(?!Total)/, ''));
    expect(taxesOf(...goods)).toEqual([]);
  });

  it('are no number of a tax register, and nothing that is outside of the tax', () => {
    expect(taxesOf('GST N0. 88-118-822', 'Total   $89.94', 'GST content   $11.73')).toEqual([
      ['GST', null, 1173],
    ]);
    const stay = ['Camera   374,00', 'di cui imponibile 340,00 – IVA 10% 34,00'];
    expect(taxesOf(...stay, 'Imposta di soggiorno (fuori campo IVA)   10,00', 'Totale   € 384,00')).toEqual([
      ['VAT', 10, 3400],
    ]);
  });

  it('are proven by their row’s own figures, whatever stands right before them', () => {
    expect(taxesOf('YHTEENSÄ   14,80', 'ALV 13, 5% veroton 13,04 ver0 1,76')).toEqual([['VAT', 13.5, 176]]);
  });

  it('are named in full beside the number they are paid under, and not what airlines add up with fees', () => {
    const fare = ['Base fare   452.00', 'Airport Improvement Fee   74.96'];
    const tax = 'Goods and Services Tax - Canada no. 10009-2287 RT0001   26.35';
    const all = ['Total taxes, fees and charges   101.31', 'GRAND TOTAL   $553.31'];
    expect(taxesOf('Northwind Air', ...fare, tax, ...all)).toEqual([['GST', null, 2635]]);
  });

  it('are none that is claimed where a tax is on insurance, lodging or journeys', () => {
    const insured = [
      'Simply Cover Ltd',
      'Premium   £80.36',
      'Insurance Premium Tax 12%   £9.64',
      'Total   £90.00',
    ];
    expect(taxesOf(...insured)).toEqual([['other', 12, 964]]);
    const flown = [
      'Liffey Air',
      'Fare   €80.00',
      'Departure tax   €9.00',
      'VAT 0%   €0.00',
      'Total   €89.00',
    ];
    expect(taxesOf(...flown).filter(([kind]) => kind !== 'other' && kind !== 'VAT')).toEqual([]);
  });

  it('are one tax where a hotel charges it day by day', () => {
    const day = (on: number) => [`06/0${on}/26   Room   239.00`, `06/0${on}/26   Occupancy Tax 14%   33.46`];
    const sum = ['Total   544.92', 'USD'];
    expect(taxesOf('The Larkspur Hotel', ...day(8), ...day(9), ...sum)).toEqual([['sales tax', 14, 6692]]);
  });

  it('are no guide to tips, though another part of the same sum stands below', () => {
    const fees = ['Base imponible   900,00 €', '+ IVA (21%)   189,00 €', '- IRPF (15%)   -135,00 €'];
    expect(taxesOf('Lucía Ferrer Abogados', ...fees, 'Total a pagar   954,00 €')).toEqual([
      ['VAT', 21, 18900],
    ]);
  });

  it('are written with dots in Québec too', () => {
    const lines = ['Sous-total   1 222,50 $', 'T.P.S. 5 % (R123456789)   61,13 $'];
    expect(taxesOf('Plomberie Gagnon', ...lines, 'T.V.Q. 9,975 %   121,94 $', 'TOTAL   1 405,57 $')).toEqual([
      ['GST', 5, 6113],
      ['QST', 9.975, 12194],
    ]);
  });

  it('are written with dots in Ontario and British Columbia, too', () => {
    const hydro = [
      'Total electricity charges   $126.00',
      'H.S.T. (H.S.T. registration 896718327 RT0001)   $16.38',
    ];
    expect(taxesOf('Larch Hydro', ...hydro, 'Total amount due   $142.38')).toMatchObject([
      ['HST', null, 1638],
    ]);
    const shop = ['Paint   $100.00', 'G.S.T. 5%   $5.00', 'P.S.T. 7%   $7.00', 'Total   $112.00'];
    expect(taxesOf('Larch Paint', ...shop).map(([kind]) => kind)).toEqual(['GST', 'PST']);
  });

  it('are no goods whose row names the tax in their price', () => {
    const goods = [
      'Replace switchboard   1   $1,150.00   GST   $1,150.00',
      'Switch   4   $62.00   GST   $248.00',
    ];
    expect(
      taxesOf(
        'Redgum',
        'ABN 29 118 220 334',
        ...goods,
        'Tax   $127.09',
        'Total Amount (inc. tax)   $1,398.00',
      ),
    ).toEqual([['tax', null, 12709]]);
  });

  it('are HST, and GST with PST, elsewhere in Canada', () => {
    expect(taxesOf('Shop', 'Sub Total   100.00', 'HST (13%)   13.00', 'TOTAL   $113.00')).toEqual([
      ['HST', 13, 1300],
    ]);
    expect(taxesOf('Shop', 'Subtotal   100.00', 'GST 5%   5.00', 'PST 7%   7.00', 'Total   112.00')).toEqual([
      ['GST', 5, 500],
      ['PST', 7, 700],
    ]);
  });

  it('are sales tax in the United States, whatever it is called', () => {
    expect(
      taxesOf('Diner, Austin, TX 78701', 'Subtotal   $40.00', 'Tax 8.25%   $3.30', 'Total   $43.30'),
    ).toEqual([['sales tax', 8.25, 330]]);
    expect(
      taxesOf(
        'Store',
        'Subtotal   US$ 10.00',
        'State Tax   US$ 0.60',
        'City Tax   US$ 0.20',
        'Total   US$ 10.80',
      ),
    ).toEqual([
      ['sales tax', null, 60],
      ['sales tax', null, 20],
    ]);
  });

  it('are central and state GST in India', () => {
    expect(
      taxesOf(
        'Sweets, GSTIN 29AAACW8725F1Z2',
        'Subtotal   Rs.200.00',
        'CGST 2.5%   5.00',
        'SGST 2.5%   5.00',
        'Total   Rs.210.00',
      ),
    ).toEqual([
      ['CGST', 2.5, 500],
      ['SGST', 2.5, 500],
    ]);
  });

  it('are found where they are part of the amounts', () => {
    expect(taxesOf('Shop', 'Total   $55.00', 'Includes GST 10%   $5.00')).toEqual([['GST', 10, 500]]);
    expect(taxesOf('Bäckerei', 'Summe   EUR 10,70', 'inkl. 7 % MwSt   0,70')).toEqual([['VAT', 7, 70]]);
    expect(taxesOf('Boulangerie', 'Total TTC   12,00 €', 'dont TVA 20 %   2,00')).toEqual([['VAT', 20, 200]]);
  });

  it('are each rate of a table after the sums, once', () => {
    expect(
      taxesOf(
        'Supermarkt',
        'Summe   EUR 21,30',
        'Steuer   Netto   MwSt   Brutto',
        'A 19%    10,00    1,90    11,90',
        'B 7%     8,79     0,61    9,40',
        'Gesamt   18,79    2,51    21,30',
      ),
    ).toEqual([
      ['VAT', 19, 190],
      ['VAT', 7, 61],
    ]);
  });

  it('are not the numbers, titles and sums that name them', () => {
    expect(
      taxesOf('TAX INVOICE', 'GST Reg No 001234567890', 'Total incl. GST   11.13', 'VAT no GB 123 4567 89'),
    ).toEqual([]);
  });

  it('are surer where they make the subtotal the total, and less sure where they contradict it', () => {
    const sums = (tax: string) =>
      read('Shop', 'Subtotal   £100.00', `VAT   £${tax}`, 'Total   £120.00').fields;
    const [agreed, contradicted] = [sums('20.00'), sums('17.00')];
    expect(agreed.tax?.confidence).toBeGreaterThan(0.9);
    expect(contradicted.tax?.confidence).toBeLessThan(0.7);
    expect(agreed.subtotal?.confidence).toBeGreaterThan(contradicted.subtotal?.confidence ?? 1);
  });

  it('are named by what they are on, as some tills in the United States do', () => {
    const rows = [
      'SUBTOTAL   28.91',
      'A: Taxable @1%   0.21',
      'B: Taxable @4.38%   0.35',
      'AMOUNT DUE   $29.47',
    ];
    expect(taxesOf('Larch Foods', ...rows)).toEqual([
      ['sales tax', 1, 21],
      ['sales tax', 4.38, 35],
    ]);
    expect(taxesOf('Larch Foods', 'Taxable   28.91', 'AMOUNT DUE   $29.47')).toEqual([]);
  });

  it('leave the tip beside them', () => {
    const { fields, taxes } = read(
      'Bistro',
      'Subtotal   $40.00',
      'HST 13%   $5.20',
      'Tip   $7.00',
      'Total   $52.20',
    );
    expect(fields.tip?.value).toBe(700);
    expect(fields.total?.value).toBe(5220);
    expect(taxes).toMatchObject([{ kind: 'HST', rate: 13, amount: 520 }]);
    expect(taxes[0]?.confidence).toBeGreaterThan(0.9);
  });
});

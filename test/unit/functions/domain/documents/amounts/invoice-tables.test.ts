import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

/** What is read of a page: the plain values of the fields that tables print. */
function valuesOf(...lines: string[]) {
  const { fields, taxes } = readFields([wordsOnPage(...lines)]);
  const { date, dueDate, number, subtotal, tax, total } = fields;
  return {
    ...Object.fromEntries(
      Object.entries({ date, dueDate, number, subtotal, tax, total }).map(([name, field]) => [
        name,
        field?.value,
      ]),
    ),
    taxes: taxes.map(({ kind, rate, amount }) => [kind, rate, amount]),
  };
}

describe('an invoice whose headings stand above their values', () => {
  it('is read in Dutch', () => {
    expect(
      valuesOf(
        'Bloemen van Dijk B.V.',
        'Klantnummer   Factuurdatum   Factuurnummer   Vervaldatum',
        '20931         8-9-2026       VF1005193       22-9-2026',
        '',
        'Omschrijving   Aantal   Bedrag',
        'Boeket tulpen   2   41,32',
        'BTW %   Grondslag   BTW bedrag   Totaal',
        '21 %    41,32       8,68         50,00',
        'Te betalen   EUR 50,00',
      ),
    ).toMatchObject({
      date: '2026-09-08',
      dueDate: '2026-09-22',
      number: 'VF1005193',
      subtotal: 4132,
      tax: 868,
      total: 5000,
      taxes: [['VAT', 21, 868]],
    });
  });

  it('is read in German, with two rates', () => {
    expect(
      valuesOf(
        'Schreibwaren Lenz GmbH',
        'Rechnung',
        'Rechnungsnummer   Rechnungsdatum   Kundennummer   Fällig am',
        'RE-2026-118       14.03.2026       44120          28.03.2026',
        'MwSt-Satz   Netto    MwSt    Brutto',
        '19 %        100,00   19,00   119,00',
        '7 %         50,00    3,50    53,50',
        'Gesamtbetrag   172,50 €',
      ),
    ).toMatchObject({
      date: '2026-03-14',
      dueDate: '2026-03-28',
      number: 'RE-2026-118',
      tax: 2250,
      total: 17250,
      taxes: [
        ['VAT', 19, 1900],
        ['VAT', 7, 350],
      ],
    });
  });

  it('is read in French', () => {
    expect(
      valuesOf(
        'Imprimerie Valmont SARL',
        'Facture',
        'N° de facture   Date de facture   Échéance',
        'FA-00871        05/02/2026        07/03/2026',
        'Total HT   TVA 20 %   Total TTC',
        '200,00 €   40,00 €    240,00 €',
      ),
    ).toMatchObject({
      date: '2026-02-05',
      dueDate: '2026-03-07',
      number: 'FA-00871',
      subtotal: 20000,
      tax: 4000,
      total: 24000,
    });
  });

  it('is read in Spanish and Italian', () => {
    expect(
      valuesOf(
        'Talleres Ruiz S.L.',
        'Número de factura   Fecha de factura   Vencimiento',
        'A-2026/55           17/01/2026         16/02/2026',
        'Base imponible   IVA 21%   Importe total',
        '300,00 €         63,00 €   363,00 €',
      ),
    ).toMatchObject({
      date: '2026-01-17',
      dueDate: '2026-02-16',
      number: 'A-2026/55',
      tax: 6300,
      total: 36300,
    });
    expect(
      valuesOf(
        'Officina Bassi S.r.l.',
        'Fattura n.   Data fattura   Scadenza',
        '128/2026     19/01/2026     18/02/2026',
        'Imponibile   IVA 22%   Totale fattura',
        '500,00 €     110,00 €   610,00 €',
      ),
    ).toMatchObject({
      date: '2026-01-19',
      dueDate: '2026-02-18',
      number: '128/2026',
      tax: 11000,
      total: 61000,
    });
  });

  it('is read in English, with an address beside the table', () => {
    expect(
      valuesOf(
        'Harbour Print Works Ltd',
        'Ada Fielding      Invoice Date:   Due Date:      Invoice No:',
        '9 Mill Lane       03/20/2026      04/19/2026     INV/2026/0008',
        'Bath BA1 2AB',
        'Description   Qty   Unit price   Taxes   Amount',
        'Brochures   1   279.84   15%   $ 279.84',
        'Untaxed Amount   $ 279.84',
        'Tax 15%   $ 41.98',
        'Total   $ 321.82',
      ),
    ).toMatchObject({
      date: '2026-03-20',
      dueDate: '2026-04-19',
      number: 'INV/2026/0008',
      subtotal: 27984,
      tax: 4198,
      total: 32182,
    });
  });

  it('is not confused by a table of goods, nor by what a row of sums adds up', () => {
    expect(
      valuesOf(
        'Corner Store Ltd',
        'Invoice number: 7781',
        'Date: 14/03/2026',
        'Description   Price   Amount',
        'Lamp 2024   12.00   12.00',
        'Desk 1999   30.00   30.00',
        'Subtotal   VAT     Total due',
        '£42.00     £8.40   £50.40',
      ),
    ).toMatchObject({ number: '7781', date: '2026-03-14', subtotal: 4200, tax: 840, total: 5040 });
  });
});

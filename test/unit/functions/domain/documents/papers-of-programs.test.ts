import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const onPhoto = (...lines: string[]) => readFields([wordsOnPage(...lines)]);

/** A page that states its words itself, as PDFs do. */
function onPrint(...lines: string[]) {
  const page = wordsOnPage(...lines);
  return readFields([{ ...page, words: page.words.map((word) => ({ ...word, confidence: 1 })) }]);
}

const taxesOf = ({ taxes }: ReturnType<typeof readFields>) =>
  taxes.map(({ kind, rate, amount }) => [kind, rate, amount]);

describe('a program’s invoice that sets the customer first', () => {
  const head = [
    '                                 VAT Number: EU372001951',
    '                                 Date Issued: Dec 28, 2022',
    'Alderforge Analytics GmbH        Billing Contact',
    'Uferweg 4                        Ada Larch',
    '06108 Halle                      a.larch@alderforge.com',
    'Germany',
    '                                 Technical Contact',
    '                                 Ada Larch',
    '                                 a.larch@alderforge.com',
  ];
  const sums = [
    'Invoice Total:                   USD 47.90',
    'Amount Now Due:                  USD 0.00',
    'Total Ex. Tax                    USD 40.25',
    '19% VAT                          USD 7.65',
    'Total Amount Paid                USD 47.90',
    '',
    '',
    'Quillspire Pty Ltd, Level 6, 341 George St, Sydney NSW 2000, Australia',
    'https://www.quillspire.com/contact',
  ];

  it('is never surely from the customer, whose people have the mail addresses under the labels of contacts', () => {
    const { vendor } = onPrint(...head, 'Total   USD 47.90').fields;
    expect(vendor?.confidence ?? 0).toBeLessThan(0.6);
  });

  it.each([
    ['at its desk', 'billing@larchhosting.com', []],
    ['below what was sold', 'ann@larchhosting.com', ['Hosting, March   100.00']],
  ])('is from whom the customer may ask %s', (_, mail, sold) => {
    const { vendor } = onPrint(
      ...[
        'Larch Hosting Ltd',
        '12 Quay Street, Leeds LS1 4AB',
        'INVOICE 4471',
        'Customer',
        'Quill Bakery Ltd',
      ],
      ...['4 High Street, York YO1 7HT', ...sold, 'Billing contact', mail, 'Total GBP   120.00'],
    ).fields;
    expect(vendor?.value).toBe('Larch Hosting Ltd');
    expect(vendor?.confidence).toBeGreaterThan(SURE_MIN);
  });

  it('is in the money of its total, whatever the total before tax is told in for the tax office', () => {
    const { currency } = onPrint(
      ...head,
      ...sums,
      'The VAT exclusive total of this invoice is EUR 37.89.',
      'The VAT is EUR 7.20, at 19% in Germany (EUR).',
    ).fields;
    expect(currency?.value).toBe('USD');
  });

  it('names nobody as the customer by the words "Invoice Total"', () => {
    const { vendor } = onPrint(
      'Date: Dec 28, 2022',
      'Invoice Total:',
      'Quillspire Pty Ltd',
      '341 George St',
      'Sydney NSW 2000',
      'Total   USD 47.90',
    ).fields;
    expect(vendor?.value).toBe('Quillspire Pty Ltd');
    expect(vendor?.confidence).toBeGreaterThan(0.6);
  });
});

describe('the taxes of a slip', () => {
  it('lie within a small sum’s price where on top of it they would be off by more than rounding', () => {
    const reading = onPhoto(
      'arven',
      'Solothurn Rosengarten',
      'Risotto   1   5.95   5.95 0',
      'Total CHF   15.35',
      'BAR   20.00',
      'Zurück CHF   -4.65',
      'ARVEN GENOSSENSCHAFT, CHE-116.311.185 MWST',
      'GR   MWST%   TOTAL   MWST',
      '0   2.50   15.35   0.37',
    );
    expect(taxesOf(reading)).toEqual([['VAT', 2.5, 37]]);
  });

  it('are those of a table that says a little more or less than the whole crowns paid in cash', () => {
    const reading = onPhoto(
      'FURUBUTIKKEN',
      'Org.nr 979 443 137 MVA',
      'Sum 3 varer   22,00',
      'Mva%   Grunnlag   Mva   Sum',
      'Sum   17,83   4,47   22,30',
    );
    expect(taxesOf(reading)).toEqual([['VAT', 25, 447]]);
  });

  it('are those of a table whose last line adds up its columns, though stamps were sold beside the goods', () => {
    const reading = onPhoto(
      'LARIKS SUPERMARKT',
      '22/08/2025   12:55',
      'SUBTOTAAL   36,45',
      '74 KOOPZEGELS   7,40',
      'TOTAAL   43,85',
      'PINNEN   43,85',
      'BTW   OVER   EUR',
      '9%   31,98   2,88',
      '21%   1,31   0,28',
      'TOTAAL   33,29   3,16',
    );
    expect(taxesOf(reading)).toEqual([
      ['VAT', 9, 288],
      ['VAT', 21, 28],
    ]);
  });

  it('may be called nothing but taxes, in Spain', () => {
    const reading = onPrint(
      'LARIZ ROMANA',
      'Calle de Ponzano, 93',
      'Madrid 28003',
      'Suma:       87,50 €',
      'Subtotal:   79,55 €',
      'Impuesto:    7,95 €',
      'Total:      87,50 €',
    );
    expect(taxesOf(reading).map(([, , amount]) => amount)).toEqual([795]);
  });
});

describe('who issued a slip', () => {
  const paid = ['Apr 17, 2026   17:46:40', 'Total   $ 29.00', 'VISA   *****4945', 'Approved'];

  it('is not what a card’s terminal calls the paper', () => {
    const { vendor } = onPhoto(
      'TRANSACTION RECORD',
      'LARCHGATE NEWSSTANDS #104',
      '20 SHEPPARD AVENUE WEST',
      'TORONTO ON',
      ...paid,
    ).fields;
    expect(vendor?.value).toMatch(/^LARCHGATE NEWSSTANDS/);
  });

  it('is no day of the week', () => {
    const { vendor } = onPhoto(
      'DATE   08/01/2016   WED',
      'ZUCCHINI GREEN   $4.66',
      'TOTAL   $4.66',
      'CASH   $5.00',
      'CHANGE   $0.34',
    ).fields;
    expect(vendor?.value).not.toBe('WED');
  });

  it('is no line of an advertisement above the sign', () => {
    const { vendor } = onPhoto(
      'NOT A MEMBER YET? DOWNLOAD & JOIN NOW!',
      '立即下載APP,加入積分獎勵計劃!',
      'GET EXCLUSIVE OFFERS',
      'AND EARN REWARDS',
      'Larchgate Supermarket',
      '1800 SHEPPARD AVE E, NORTH YORK, ON M2J 5A7',
      'Ph: (416) 493-8113',
      ...paid,
    ).fields;
    expect(vendor?.value).toBe('Larchgate Supermarket');
  });
});

describe('the money of a slip that writes none', () => {
  it('is Portugal’s where its number is that country’s', () => {
    const { currency } = onPhoto(
      'MERCADO LARICES S.A.',
      'Nro:FS AAA218/024041  11/08/2025 18:05',
      'IVA DESCRICAO   VALOR',
      '(A) LEITE   5,16',
      'TOTAL A PAGAR   61,20',
    ).fields;
    expect(currency?.value).toBe('EUR');
  });

  it('is Finland’s where a slip in Swedish bears the number of Finland’s register', () => {
    const { currency } = onPhoto(
      'NÄRBUTIKEN FYREN',
      '10600 Ekenäs',
      'FO-nummer 2345678-5',
      'Mjölk 1 l   12,40',
      'SUMMA   12,40',
      'Moms%   Netto   Moms   Brutto',
      '14,00   10,88   1,52   12,40',
      'Kvitto 4471   05.03.2024 14:22',
    ).fields;
    expect(currency?.value).toBe('EUR');
  });
});

describe('the dollars of a slip that says little of its country', () => {
  const sale = ['BREAD   $4.66', 'TOTAL   $4.66', 'VISA   $4.66', '2014/10/15 15:24'];

  it.each([
    ['a house that only Canada has', 'London Drugs', 'LOOKING FOR WORK?'],
    ['a web address of Canada', 'Larch Lamps', 'VISIT US AT WWW.LARCHLAMPS.CA'],
    ['a town with a blank before its comma', 'Larch Lamps', 'EDMONTON , AB'],
  ])('are Canada’s by %s', (_, name, line) => {
    const { currency } = onPhoto(name, line, ...sale).fields;
    expect(currency?.value).toBe('CAD');
  });
});

describe('a total', () => {
  it('is surely what it is labelled though brackets behind the rounding say what cash it came to', () => {
    const { total } = onPhoto(
      'LARCH FOODS',
      'TUNA   1.39',
      'TUNA   1.39',
      'TUNA   1.39',
      'TUNA   1.39',
      'RICE   10.99',
      'BEANS   16.57',
      'PLASTIC BAGS GR   0.05',
      'SUBTOTAL   33.17',
      'G=GST 5%   0.05 @ 5.000%   0.00',
      'TOTAL   33.17',
      'CASH   40.00',
      'ROUNDED 0.02   (33.15)',
      'CHANGE DUE   6.85',
    ).fields;
    expect(total?.value).toBe(3317);
    expect(total?.confidence).toBeGreaterThan(SURE_MIN);
  });
});

describe('an invoice in exchange for a till’s simplified one', () => {
  it('is an invoice', () => {
    const { kind } = onPrint(
      'LARIZ TRENES ESPAÑA, S.A.U',
      'Nº factura LN202500032513',
      'Factura de canje en sustitución de la factura simplificada número L202500658896',
      'Base imponible EUR   44.55',
      'Importe IVA   4.45',
      'Total factura EUR   49.00',
    );
    expect(kind).toBe('invoice');
  });
});

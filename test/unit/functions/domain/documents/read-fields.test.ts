import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DocumentReading } from '../../../../../shared/model/document.ts';
import { decimalFromMinor } from '../../../../../shared/money.ts';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const lunch = [
  'NOODLE HOUSE SDN BHD (812345-X)',
  '12, Jalan Besar, 81200 Johor Bahru',
  'TAX INVOICE',
  'Invoice No: NH-2231',
  'Date: 25/06/2018   12:41',
  'Laksa   8.50',
  'Teh tarik   2.00',
  'Sub Total   10.50',
  'GST 6%   0.63',
  'Total (Incl. GST)   RM 11.13',
  'Rounding Adj   0.02',
  'Total After Rounding   RM 11.15',
  'CASH   RM 20.00',
  'CHANGE   RM 8.85',
];

describe('reading the fields of a document', () => {
  it('finds what a bookkeeper needs on a till receipt', () => {
    const { kind, fields, taxes } = readFields([wordsOnPage(...lunch)]);
    expect(kind).toBe('receipt');
    expect(fields.vendor?.value).toBe('NOODLE HOUSE SDN BHD');
    expect(fields.date?.value).toBe('2018-06-25');
    expect(fields.total?.value).toBe(1115);
    expect(fields.subtotal?.value).toBe(1050);
    expect(fields.tax?.value).toBe(63);
    expect(fields.currency?.value).toBe('MYR');
    expect(fields.number?.value).toBe('NH-2231');
    expect(taxes).toMatchObject([{ kind: 'GST', rate: 6, amount: 63 }]);
  });

  it('points every value at the words it came from', () => {
    const page = wordsOnPage(...lunch);
    const { fields } = readFields([page]);
    const totalLine = page.words.filter(({ text }) => text === '11.15').map(({ box }) => box)[0];
    const [x, y, width] = fields.total?.box ?? [0, 0, 0, 0];
    expect(y).toBeCloseTo(totalLine?.[1] ?? -1);
    expect(x + width).toBeCloseTo((totalLine?.[0] ?? -1) + (totalLine?.[2] ?? 0));
    expect(fields.total?.text).toContain('11.15');
  });

  it('answers nothing where the document says nothing', () => {
    const { kind, fields, taxes } = readFields([wordsOnPage('')]);
    expect(kind).toBe('other');
    expect(Object.values(fields).every((field) => field === null)).toBe(true);
    expect(taxes).toEqual([]);
  });

  it.each([
    [
      ['Harbour Web Hosting', '1 Quay Road, Seattle, WA 98101'],
      'Harbour Web Hosting, Inc.',
      'Harbour Web Hosting, Inc.',
    ],
    [['NINE OUNCE COFFEE CO. THE GARDENS MALL'], 'Thank you', 'NINE OUNCE COFFEE CO.'],
  ])('names a company in full and without what stands behind its legal form: %j', (head, foot, vendor) => {
    const { fields } = readFields([wordsOnPage(...head, 'Date: 25/06/2018', 'Total   11.15', foot)]);
    expect(fields.vendor?.value).toBe(vendor);
  });

  it('takes the invoice and not the customer for the vendor', () => {
    const { kind, fields } = readFields([
      wordsOnPage(
        'Acme Advice Ltd',
        'INVOICE   Invoice number: A-77',
        'Bill to',
        'Customer Holdings plc',
        'Invoice date: 3 Feb 2026   Due date: 5 Mar 2026',
        'Advice   £1,250.00',
        'VAT 20%   £250.00',
        'Amount due   £1,500.00',
      ),
    ]);
    expect(kind).toBe('invoice');
    expect(fields.vendor?.value).toBe('Acme Advice Ltd');
    expect(fields.date?.value).toBe('2026-02-03');
    expect(fields.dueDate?.value).toBe('2026-03-05');
    expect(fields.total?.value).toBe(150000);
    expect(fields.currency?.value).toBe('GBP');
  });

  it('knows a credit note by its title', () => {
    expect(readFields([wordsOnPage('Acme Ltd', 'CREDIT NOTE', 'Total   £12.00')]).kind).toBe('credit-note');
  });

  it('reads the European way of writing amounts', () => {
    const { fields } = readFields([wordsOnPage('Papier GmbH', 'Rechnung', 'Gesamtbetrag   1.234,50 €')]);
    expect(fields.total?.value).toBe(123450);
    expect(fields.currency?.value).toBe('EUR');
  });

  it('settles figures that could be two days by the country, and says so by less confidence', () => {
    const ambiguous = wordsOnPage('Corner Shop', 'Date: 03/04/2026', 'Total   4.00');
    const american = readFields([ambiguous], { dateOrder: 'mdy' }).fields.date;
    const british = readFields([ambiguous], { dateOrder: 'dmy' }).fields.date;
    const unsettled = readFields([ambiguous]).fields.date;
    expect(american?.value).toBe('2026-03-04');
    expect(british?.value).toBe('2026-04-03');
    expect(unsettled?.confidence).toBeLessThan(british?.confidence ?? 0);
  });

  it('does not take tendered cash, quantities or discounts for the total', () => {
    const { fields } = readFields([
      wordsOnPage(
        'Book Shop',
        'Total Qty   3.00',
        'TOTAL   27.90',
        'Discount   5.00',
        'Cash   50.00',
        'Change   22.10',
      ),
    ]);
    expect(fields.total?.value).toBe(2790);
  });

  it('believes a total less when the words were hard to read', () => {
    const clear = wordsOnPage(...lunch);
    const faint = { ...clear, words: clear.words.map((word) => ({ ...word, confidence: 0.5 })) };
    const confidence = (page: typeof clear) => readFields([page]).fields.total?.confidence ?? 0;
    expect(confidence(faint)).toBeLessThan(confidence(clear));
  });

  it('takes what was paid out for the total of a payslip', () => {
    const { kind, fields } = readFields([
      wordsOnPage(
        'Fair Employer Inc',
        'PAY STUB   Employee: A. Worker',
        'Gross pay   4,900.00',
        'Deductions   672.00',
        'Net pay   4,228.00',
      ),
    ]);
    expect(kind).toBe('payslip');
    expect(fields.total?.value).toBe(422800);
  });

  it('finds whatever total is printed beside its label', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        const printed = decimalFromMinor(amount, 'GBP').replace(/\B(?=(\d{3})+\.)/g, ',');
        const { fields } = readFields([
          wordsOnPage('Some Shop Ltd', 'Date: 14/03/2026', `TOTAL   £${printed}`),
        ]);
        expect(fields.total?.value).toBe(amount);
      }),
      { numRuns: 200 },
    );
  });

  it('gives a well-formed answer whatever the words are', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'TOTAL',
        'GST',
        '6%',
        'RM',
        '12.50',
        '(3',
        'Date:',
        '31/02/2018',
        'Invoice',
        'No:',
        '$',
        '-',
        'Ltd',
      ),
      fc.string({ minLength: 1, maxLength: 12 }),
    );
    const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        expect(DocumentReading.safeParse(readFields([wordsOnPage(...lines)])).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { payeeWords } from '../../../../../functions/domain/reports/payee-words.ts';

describe('payeeWords', () => {
  it.each([
    ['INTERAC E-TRANSFER TO JANE DOE 123456', 'jane doe'],
    ['ZELLE PAYMENT TO Jane Doe JPM99a1b2c', 'jane doe'],
    ['PAYPAL *JANEDOE 4029357733', 'janedoe'],
    ['JANE DOE JAN 05', 'jane doe'],
    [
      'Orig CO Name:Verizon Wireless Orig ID:4223344794 Desc Date:250303 CO Entry Descr:Payments Sec:Web Ind Name:Me',
      'verizon wireless',
    ],
    ['ORIG CO NAME:STATE FARM RO 27 CO ENTRY DESCR:SFPP SEC:PPD', 'state farm ro'],
    ['ORIG CO NAME:JANE DOE', 'jane doe'],
    ['12 MAY Jane Doe', 'jane doe'],
    ['Jane Doe General Payment', 'jane doe'],
    ['Jane Doe PreApproved Payment Bill User Payment', 'jane doe'],
    ['General Stores Payment', 'general stores'],
    ['O’Neil & Söhne', 'oneil sohne'],
    ['Иван Петров 0042', 'иван петров'],
    ['राम शर्मा', 'राम शर्मा'],
  ])('takes %s down to whom it names', (text, words) => {
    expect(payeeWords(text)).toBe(words);
  });

  it.each(['CHEQUE 101', 'POS PURCHASE 0042', 'ZELLE PAYMENT 55512', 'E-TRANSFER', '', '4029357733', '***'])(
    'finds nobody in "%s"',
    (text) => {
      expect(payeeWords(text)).toBe('');
    },
  );

  it('keeps people apart whose names differ by an initial, a place, a month or a look alike', () => {
    const people = [
      ...['Miller', 'J Miller', 'K Miller', 'Austin Miller', 'Houston Miller', 'Jan Miller', 'May Miller'],
      ...['Bill Miller', 'Miller Inc', 'Milier', 'Marner', 'Mamer', 'A1 Miller', 'A2 Miller', 'राम', 'रमा'],
    ];
    expect(new Set(people.map(payeeWords)).size).toBe(people.length);
  });
});

import { describe, it } from 'vitest';
import { expectRead, type Sample } from './sample.ts';

const SAMPLES: readonly Sample[] = [
  [
    'TD without headings',
    ['03/13/2026,TIM HORTONS,4.20,,995.80', '03/16/2026,PAYROLL,,500.00,1495.80'],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'RBC',
    [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,00001-1234567,3/13/2026,,"TIM HORTONS","",-4.20,',
      'Chequing,00001-1234567,3/16/2026,,"PAYROLL","ACME",500.00,',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'Chase',
    [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,03/16/2026,"ACME POWER  WEB ID: 1",-45.20,ACH_DEBIT,954.80,,',
      'CREDIT,03/13/2026,"CLIENT PAYMENT",500.00,ACH_CREDIT,1000.00,,',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'Wells Fargo without headings',
    ['"03/16/2026","-45.20","*","","POWER CO"', '"03/13/2026","500.00","*","","CLIENT"'],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'Bank of America',
    [
      'Description,,Summary Amt.',
      'Beginning balance as of 03/01/2026,,"1,000.00"',
      'Total credits,,"500.00"',
      'Ending balance as of 03/31/2026,,"1,454.80"',
      '',
      'Date,Description,Amount,Running Bal.',
      '03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"',
      '03/13/2026,"CLIENT","500.00","1,500.00"',
      '03/16/2026,"POWER CO","-45.20","1,454.80"',
    ],
    [
      ['2026-03-13', 50_000],
      ['2026-03-16', -4520],
    ],
  ],
];

describe('exports of American banks', () => {
  it.each(SAMPLES.map((sample) => ({ bank: sample[0], sample })))('$bank', ({ sample }) =>
    expectRead(sample),
  );
});

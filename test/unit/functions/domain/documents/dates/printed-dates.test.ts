import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { printedDates } from '../../../../../../functions/domain/documents/dates/printed-dates.ts';

const day = (text: string) => printedDates(text)[0]?.readings.dmy;

describe('dates as they are printed', () => {
  it.each([
    ['25/06/2018', '2018-06-25'],
    ['25-06-18', '2018-06-25'],
    ['25.6.2018', '2018-06-25'],
    ['2018-06-25', '2018-06-25'],
    ['25 JUN 2018', '2018-06-25'],
    ['June 25, 2018', '2018-06-25'],
    ['7. Mai 2014', '2014-05-07'],
    ['August 3 , 2014', '2014-08-03'],
    ['25JUN2018', '2018-06-25'],
    ["Feb14'26 07:12PM", '2026-02-14'],
    ['19/6-2026', '2026-06-19'],
    ['Jan 17,2026', '2026-01-17'],
    ['Thu Mar 5 ,2026 21:04:52', '2026-03-05'],
    ['1er septembre 2026', '2026-09-01'],
    ['Oct 17/26  10:14 AM', '2026-10-17'],
    ['DATE Jan 14 /26', '2026-01-14'],
    ['ON P7C 3J8   July 14,2026', '2026-07-14'],
    ['1º de mayo de 2026', '2026-05-01'],
    ['Nov132026 07:55AM', '2026-11-13'],
    ['Nov12026', '2026-11-01'],
    ['1° maggio 2026', '2026-05-01'],
  ])('%s is %s', (printed, expected) => expect(day(printed)).toBe(expected));

  it('splits a time that is glued to the year', () => {
    expect(day('25/06/1811:18')).toBe('2018-06-25');
    expect(day('25/06/201811:18')).toBe('2018-06-25');
  });

  it('offers both days where figures could be either', () => {
    expect(printedDates('03/04/2026')[0]?.readings).toEqual({ dmy: '2026-04-03', mdy: '2026-03-04' });
  });

  it.each([
    '31/02/2018',
    'SET 112026',
    '05.22.95.66.66',
    '12.50',
    '1.2.3.4',
    '118/6-2026',
    '12/44-2026',
    'Mar 17,20',
    '99/99/2020',
    'GST 000123',
  ])('%s is no date', (printed) => expect(printedDates(printed)).toEqual([]));

  it.each([
    ['billing period July 1 - July 31 , 2025', ['2025-07-31']],
    ['1 - July 31', []],
    ['1 July - 31 July 2025', ['2025-07-31']],
    ['01-Jul-31', ['2031-07-01']],
    ['25-Jul 18', ['2018-07-25']],
  ])('takes the last day of a period for no year: %s', (text, days) => {
    expect(printedDates(text).map(({ readings }) => readings.dmy)).toEqual(days);
  });

  it.each([
    ['14Nov´25 17:58', '2025-11-14'],
    ['14Nov’25', '2025-11-14'],
    ['Nov 14´25', '2025-11-14'],
    ['Nov 14. 2025 10:03', '2025-11-14'],
  ])('knows a comma or an apostrophe that recognition took for another mark: %s', (text, read) => {
    expect(day(text)).toBe(read);
  });

  it('takes no count behind a sentence for a year', () => {
    expect(printedDates('until Nov 14. 12 boxes')).toEqual([]);
  });

  it('reads back every day it is shown', () => {
    const dates = fc.date({ min: new Date('1995-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const [year, month, dayOfMonth] = date.toISOString().slice(0, 10).split('-');
        expect(day(`Date: ${dayOfMonth}/${month}/${year} 10:00`)).toBe(`${year}-${month}-${dayOfMonth}`);
      }),
    );
  });
});

it('reads a day that a crease broke as likely only', () => {
  const open = (text: string) => printedDates(text).map(({ readings, isOpen }) => [readings.mdy, isOpen]);
  expect(open('2026-07-2.4   W044')).toEqual([['2026-07-24', true]]);
  expect(open('8/2.8/26 8:33 PM')).toEqual([['2026-08-28', true]]);
  expect(open('2026.06.9.08:22')).toEqual([['2026-06-09', undefined]]);
});

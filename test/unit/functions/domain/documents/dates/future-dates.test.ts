import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const uploadedOn = '2026-03-14';

const receiptSaying = (...dates: string[]) =>
  wordsOnPage(
    'CORNER BAKERY LTD',
    '14 Mill Lane, Leeds LS1 4DY',
    ...dates,
    'Sourdough   4.20',
    'Coffee   3.10',
    'Total   £7.30',
    'VISA   £7.30',
  );

const dateOf = (...lines: string[]) => readFields([receiptSaying(...lines)], { uploadedOn }).fields.date;

/** A date about which a person is asked, whatever else speaks for it. */
const QUESTIONED_MAX = 0.3;

describe('a date after the day the document came', () => {
  it.each([
    ['12/03/2090', 'Date: 12/03/2090 09:41', '2090-03-12'],
    ['a month by name', 'Date: 12 March 2090', '2090-03-12'],
    ['the year first', '2090-03-12 09:41:02', '2090-03-12'],
    ['two figures of a year', 'Date: 12/03/90', '2090-03-12'],
    ['the next year', 'Date: 12/03/2027 09:41', '2027-03-12'],
    ['the next week', 'Receipt date: 21/03/2026', '2026-03-21'],
  ])('is questioned: %s', (_, line, day) => {
    const date = dateOf(line);
    expect(date?.value).toBe(day);
    expect(date?.confidence).toBeLessThanOrEqual(QUESTIONED_MAX);
  });

  it('is questioned however often it is printed', () => {
    const date = dateOf('Date: 12/03/2090 09:41', 'Transaction 12/03/2090 09:41');
    expect(date?.confidence).toBeLessThanOrEqual(QUESTIONED_MAX);
  });

  it.each([
    ['Date: 12/03/2026', 'Return by 11/04/2026'],
    ['Exchange until 11/04/2026', 'Date: 12/03/2026 09:41'],
    ['11/04/2090', 'Date: 12/03/2026 09:41'],
    ['Date: 11/04/2090', '12/03/2026 09:41'],
  ])('gives way to one before it: %s, %s', (...lines) => {
    expect(dateOf(...lines)?.value).toBe('2026-03-12');
  });

  it.each(['Date: 14/03/2026 09:41', 'Date: 15/03/2026 01:10', 'Date: 12/03/2026 09:41'])(
    'is none where it is that day, or the next one of another time zone: %s',
    (line) => {
      expect(dateOf(line)?.confidence).toBeGreaterThan(SURE_MIN);
    },
  );

  it('may well be the day by which to pay', () => {
    const { date, dueDate } = readFields(
      [
        wordsOnPage(
          'Quay Hosting Ltd',
          'Invoice',
          'Invoice date: 12/03/2026',
          'Due date: 11/04/2026',
          'Total due   £90.00',
        ),
      ],
      { uploadedOn },
    ).fields;
    expect(date?.value).toBe('2026-03-12');
    expect(dueDate).toMatchObject({ value: '2026-04-11' });
    expect(dueDate?.confidence).toBeGreaterThan(QUESTIONED_MAX);
  });
});

import { describe, expect, it } from 'vitest';
import { withWholeDates } from '../../../../../../functions/domain/documents/dates/whole-dates.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const whole = (...lines: string[]) => withWholeDates(textLines([wordsOnPage(...lines)]));
const textsOf = (...lines: string[]) => whole(...lines).map(({ text }) => text);

describe('a day that a narrow cell broke in two', () => {
  it('is whole again behind its day and month, in a column of its own', () => {
    expect(textsOf('769  21 November 21 December', '     2026        2026')).toEqual([
      '769   21 November 2026   21 December 2026',
    ]);
    expect(textsOf('738      August 14,     9/14/2026', '         2026')).toEqual([
      '738   August 14, 2026   9/14/2026',
    ]);
    expect(textsOf('Invoice date 16 February', '2026')).toEqual(['Invoice date 16 February 2026']);
    expect(textsOf('       21 April', '           2026')).toEqual(['21 April 2026']);
  });

  it('is whole again behind its hyphen', () => {
    expect(textsOf('No 514    2026-04- 2026-05-', '          15       15')).toEqual([
      'No 514   2026-04-15   2026-05-15',
    ]);
    expect(textsOf('No 930    2026-', '          07-14')).toEqual(['No 930   2026-07-14']);
  });

  it('is whole again with the day first, and behind the "de" of its month', () => {
    expect(textsOf('Nr 514    14-05-', '          2026')).toEqual(['Nr 514   14-05-2026']);
    expect(textsOf('Leveringsdato    27-', '                 09-2026')).toEqual([
      'Leveringsdato   27-09-2026',
    ]);
    expect(textsOf('Fecha de      21 de noviembre de', 'factura       2026')).toEqual([
      'Fecha de   21 de noviembre de 2026',
      'factura',
    ]);
    expect(textsOf('Ref.    4 de 12', '        2026')).toEqual(['Ref.   4 de 12', '2026']);
  });

  it('leaves what else stands in the line below, and every line that broke nothing', () => {
    const lines = ['21 April      Photography   £837.69', '2026          Subtotal      £906.27'];
    expect(textsOf(...lines)).toEqual(['21 April 2026   Photography   £837.69', 'Subtotal   £906.27']);
    const others = textLines([
      wordsOnPage(
        'Due 21 April 2026',
        '2026',
        'Table 4',
        '20 April',
        'Batch 2026',
        'May 14',
        '          2026',
      ),
    ]);
    expect(withWholeDates(others)).toEqual(others);
  });

  it('keeps the places of its words', () => {
    const [line] = whole('738    August 14,     9/14/2026', '       2026');
    expect(line?.words.map(({ from, to }) => line.text.slice(from, to))).toEqual([
      ...['738', 'August', '14,', '2026', '9/14/2026'],
    ]);
  });

  it('is the day of issue, not the one to pay by beside it', () => {
    const facts = [
      'Number     Issue date     Due date',
      '738        August 14,     9/14/2026',
      '           2026',
    ];
    const { fields } = readFields([wordsOnPage('Nomad Coffee LLC', ...facts, '', 'Total   $40.00')]);
    expect(fields).toMatchObject({ date: { value: '2026-08-14' }, dueDate: { value: '2026-09-14' } });
  });
});

import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';
import type { ReadOptions } from '../../../../../../functions/domain/statements/reading.ts';

async function read(lines: readonly string[], options: ReadOptions = {}) {
  const reading = await readWorded(new TextEncoder().encode(lines.join('\n')), options);
  if (reading.kind === 'problem') throw new Error(reading.detail);
  return {
    days: reading.statement.transactions.map(({ date }) => date),
    asked: reading.statement.questions.filter(({ about }) => about === 'date-order'),
  };
}

const csv = (...days: string[]): string[] => [
  'Date,Text,Amount',
  ...days.map((day, n) => `${day},Shop ${n},-${n + 1}`),
];

describe('the order of days', () => {
  it('is days first where dots stand between them, and nobody is asked', async () => {
    const { days, asked } = await read(csv('03.04.2026', '05.04.2026'), { currency: 'EUR' });
    expect([days, asked]).toEqual([['2026-04-03', '2026-04-05'], []]);
  });

  it('is asked with dots where people write months first', async () => {
    const { asked } = await read(csv('03.04.2026', '05.04.2026'), { currency: 'USD' });
    expect(asked).toMatchObject([{ assumed: 'dmy', alternatives: ['mdy'] }]);
  });

  it('is months first with dots where a day above twelve or the order of the rows says so', async () => {
    expect((await read(csv('03.04.2026', '03.17.2026'), { currency: 'EUR' })).days[1]).toBe('2026-03-17');
    const sorted = csv('03.04.2026', '03.09.2026', '04.02.2026', '05.01.2026', '06.07.2026');
    expect((await read(sorted, { currency: 'EUR' })).days).toEqual([
      '2026-03-04',
      '2026-03-09',
      '2026-04-02',
      '2026-05-01',
      '2026-06-07',
    ]);
  });

  it('is never taken silently for days first where short years may come first', async () => {
    const { asked } = await read(csv('26/03/05', '26/03/07'), { currency: 'JPY' });
    expect(asked).toMatchObject([{ assumed: 'ymd', alternatives: ['dmy'] }]);
    const sorted = await read(csv('25/12/28', '26/01/05', '26/01/07'), { currency: 'JPY' });
    expect([sorted.days[0], sorted.asked]).toEqual(['2025-12-28', []]);
  });

  it('is the one answered, in QIF too', async () => {
    const qif = ['!Type:Bank', 'D03/04/2026', 'T-1.00', 'PShop', '^'];
    const asked = await read(qif);
    expect(asked).toMatchObject({ days: ['2026-03-04'], asked: [{ alternatives: ['dmy'] }] });
    const answered = await read(qif, { answers: { 'date-order': 'dmy' } });
    expect(answered).toEqual({ days: ['2026-04-03'], asked: [] });
  });
});

describe('days counted as spreadsheets count them', () => {
  it('are days in a file of text too, below a heading or in order', async () => {
    expect((await read(csv('46084', '46086', '46085'))).days).toEqual([
      '2026-03-03',
      '2026-03-05',
      '2026-03-04',
    ]);
    expect((await read(['46084,Shop,-4.50', '46086,Rent,-900.00'])).days).toEqual([
      '2026-03-03',
      '2026-03-05',
    ]);
  });

  it('are no days beside days as people write them', async () => {
    const reading = await readWorded(
      new TextEncoder().encode('2026-03-02,Rent,45000.10,45100.10\n2026-03-03,Shop,200.20,45300.30\n'),
    );
    expect(reading).toMatchObject({
      statement: { transactions: [{ amount: 4_500_010 }, { amount: 20_020 }] },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const HEADINGS = 'Date,Description,Amount,Balance,Status';

describe('a status beside balances', () => {
  const WORDS = ['Declined', 'Reversed', 'Returned', 'Disputed', 'Zorked'];

  it.each(WORDS)('“%s” is booked where the balance moved by its amount', async (word) => {
    const statement = await readTable([
      HEADINGS,
      '2026-03-02,Paper,-10.00,90.00,Completed',
      `2026-03-04,Chair,-120.00,-30.00,${word}`,
      '2026-03-06,Sale,100.00,70.00,Completed',
    ]);
    expect(statement).toMatchObject({ proven: true, opening: 10_000, closing: 7000, rejected: [] });
    expect(statement.transactions).toHaveLength(3);
  });

  it.each(WORDS)('“%s” is not where it did not move, with the newest row first', async (word) => {
    const statement = await readTable([
      HEADINGS,
      '2026-03-06,Sale,100.00,190.00,Completed',
      `2026-03-04,Chair,-120.00,90.00,${word}`,
      '2026-03-02,Paper,-10.00,90.00,Completed',
    ]);
    expect(statement).toMatchObject({ proven: true, opening: 10_000, closing: 19_000 });
    expect(statement.transactions.map(({ row }) => row)).toEqual([2, 4]);
    expect(statement.rejected).toMatchObject([
      { row: 3, reason: `The file marks it as “${word}”: no money has moved.`, isNotBooked: true },
    ]);
  });

  it.each(['Pending', 'Authorised', 'vorgemerkt', 'En attente', 'Awaiting approval'])(
    '“%s” is never booked by what is available, and costs no proof as the newest row',
    async (word) => {
      const rows = [
        '2026-03-02,Paper,-10.00,890.00,Completed',
        '2026-03-03,Pens,-10.00,880.00,Completed',
        `2026-03-06,UBER,-20.00,860.00,${word}`,
      ];
      for (const some of [rows, rows.toReversed()]) {
        const statement = await readTable([HEADINGS, ...some]);
        expect(statement).toMatchObject({ proven: true, opening: 90_000, closing: 88_000 });
        expect(statement.transactions).toHaveLength(2);
        expect(statement.rejected).toMatchObject([
          { reason: `The file marks it as “${word}”: no money has moved.`, isNotBooked: true },
        ]);
      }
    },
  );

  it('proves nothing by balances that hold what is still pending', async () => {
    const rows = [
      '2026-03-02,Paper,-10.00,890.00,Completed',
      '2026-03-03,UBER,-20.00,870.00,Pending',
      '2026-03-06,Sale,100.00,970.00,Completed',
      '2026-03-07,Sale,100.00,1070.00,Completed',
    ];
    for (const some of [rows, rows.toReversed()]) {
      const statement = await readTable([HEADINGS, ...some]);
      expect(statement).toMatchObject({ proven: null, opening: 90_000, closing: null });
      expect(statement.transactions).toHaveLength(3);
      expect(statement.rejected).toMatchObject([{ isNotBooked: true }]);
    }
  });

  it('books no pending row for the sake of a stated closing balance', async () => {
    const statement = await readTable([
      'Opening balance,100.00',
      'Closing balance,20.00',
      'Date,Description,Amount,Status',
      '2026-03-02,Paper,-10.00,Completed',
      '2026-03-03,Chair,-70.00,Pending',
    ]);
    expect(statement).toMatchObject({ proven: null, opening: 10_000, closing: null, rejected: [{ row: 5 }] });
  });

  it('is judged row by row', async () => {
    const statement = await readTable([
      HEADINGS,
      '2026-03-02,Paper,-10.00,90.00,Completed',
      '2026-03-03,Chair,-120.00,-30.00,Reversed',
      '2026-03-04,Chair reversal,120.00,90.00,Completed',
      '2026-03-05,Lamp,-60.00,90.00,Reversed',
      '2026-03-06,Lamp reversal,60.00,90.00,Reversed',
      '2026-03-07,Sale,100.00,190.00,Completed',
    ]);
    expect(statement.proven).toBe(true);
    expect(statement.transactions.map(({ row }) => row)).toEqual([2, 3, 4, 7]);
    expect(statement.rejected.map(({ row }) => row)).toEqual([5, 6]);
  });

  it('is told by the next balance where its own is missing', async () => {
    const statement = await readTable([
      HEADINGS,
      '2026-03-02,Paper,-10.00,90.00,Completed',
      '2026-03-03,Chair,-120.00,,Zorked',
      '2026-03-04,Sale,100.00,70.00,Completed',
      '2026-03-05,Lamp,-60.00,,Zorked',
      '2026-03-06,Sale,100.00,170.00,Completed',
    ]);
    expect(statement.proven).toBe(true);
    expect(statement.transactions.map(({ row }) => row)).toEqual([2, 3, 4, 6]);
    expect(statement.rejected).toMatchObject([{ row: 5, isNotBooked: true }]);
  });

  it('is told by the balances at both ends', async () => {
    const lines = (closing: string) => [
      `Opening balance,100.00`,
      `Closing balance,${closing}`,
      'Date,Description,Amount,Status',
      '2026-03-02,Paper,-10.00,Completed',
      '2026-03-03,Chair,-120.00,Reversed',
      '2026-03-04,Sale,50.00,Completed',
    ];
    const [moved, unmoved] = [await readTable(lines('20.00')), await readTable(lines('140.00'))];
    expect(moved).toMatchObject({ proven: true, rejected: [] });
    expect(unmoved).toMatchObject({ proven: true, rejected: [{ row: 5, isNotBooked: true }] });
  });

  it('never begins the balances with a payment that did not happen', async () => {
    const statement = await readTable([
      HEADINGS,
      '2026-03-01,Hotel,-49.00,100.00,Declined',
      '2026-03-02,Paper,-10.00,90.00,Completed',
      '2026-03-03,Paper,-20.00,70.00,Completed',
    ]);
    expect(statement).toMatchObject({ proven: true, opening: 10_000, closing: 7000 });
    expect(statement.transactions).toHaveLength(2);
  });

  it('is judged in each currency by itself', async () => {
    const statement = await readTable([
      'Date,Description,Currency,Amount,Balance,Status',
      '2026-03-01,Sale,CAD,100.00,100.00,Completed',
      '2026-03-02,Sale,USD,70.00,70.00,Completed',
      '2026-03-03,Hotel,CAD,-30.00,70.00,Disputed',
      '2026-03-04,Hotel,USD,-20.00,70.00,Disputed',
      '2026-03-05,Sale,USD,30.00,100.00,Completed',
    ]);
    expect(statement.transactions.map(({ row }) => row)).toEqual([2, 3, 4, 6]);
    expect(statement.proven).toBe(true);
  });

  const STRANGE = ['Decontat', 'Gerçekleşti', 'Teljesült', 'Active', 'Normal', 'Debit card'];

  it.each(STRANGE)('“%s” is booked in the oldest row, too, where all others moved', async (word) => {
    const rows = [480, 460, 360, 350].map(
      (balance, at) => `2026-03-0${at + 1},Shop ${at},${[-20, -20, -100, -10][at]}.00,${balance}.00,${word}`,
    );
    const read = [await readTable([HEADINGS, ...rows]), await readTable([HEADINGS, ...rows.toReversed()])];
    for (const statement of read) {
      expect(statement).toMatchObject({ proven: true, opening: 50_000, closing: 35_000, rejected: [] });
      expect(statement.transactions).toHaveLength(4);
    }
  });

  it('a strange word stays open in the oldest row where another of its rows did not move', async () => {
    const statement = await readTable([
      HEADINGS,
      '2026-03-01,Chair,-20.00,480.00,Zorked',
      '2026-03-02,Table,-20.00,460.00,Zorked',
      '2026-03-03,Lamp,-30.00,460.00,Zorked',
    ]);
    expect(statement.transactions.map(({ row }) => row)).toEqual([3]);
    expect(statement.rejected.map(({ row }) => row)).toEqual([2, 4]);
  });
});

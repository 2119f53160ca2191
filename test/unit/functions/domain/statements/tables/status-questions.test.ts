import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const strange = [
  'Date,Description,Status,Amount',
  '2026-03-02,Chair,Completed,-120.00',
  '2026-03-04,Order 71,Zorked,80.00',
  '2026-03-05,Order 72,zorked,90.00',
  '2026-03-06,Order 73,Perdue,70.00',
];

async function asked(lines: readonly string[], status?: string) {
  const { transactions, questions, rejected } = await readTable(
    lines,
    status === undefined ? {} : { answers: { status } },
  );
  return {
    amounts: transactions.map(({ amount }) => amount),
    questions: questions.filter(({ about }) => about === 'status'),
    leftOut: rejected.map(({ row, isNotBooked }) => [row, isNotBooked]),
  };
}

describe('a word of which nobody knows whether its payments happened', () => {
  it('is asked about, with every row of it', async () => {
    expect(await asked(strange)).toMatchObject({
      amounts: [-12_000],
      questions: [
        {
          about: 'status',
          assumed: 'none',
          alternatives: ['Zorked | Perdue', 'Zorked', 'Perdue'],
          rows: [3, 4, 5],
        },
      ],
    });
  });

  it('books all rows of a word that means so, and leaves the others out', async () => {
    expect(await asked(strange, 'Zorked')).toEqual({
      amounts: [-12_000, 8000, 9000],
      questions: [],
      leftOut: [[5, true]],
    });
    expect((await asked(strange, 'Zorked | Perdue')).amounts).toEqual([-12_000, 8000, 9000, 7000]);
    expect(await asked(strange, 'none')).toMatchObject({ amounts: [-12_000], questions: [] });
  });

  it('is no question where the balances show what moved', async () => {
    const balanced = strange.map(
      (line, at) => `${line},${['Balance', '880.00', '960.00', '1050.00', '1120.00'][at]}`,
    );
    expect(await asked(balanced)).toMatchObject({ amounts: [-12_000, 8000, 9000, 7000], questions: [] });
  });
});

describe('a file of which every row is said to wait', () => {
  const waiting = (word: string) => [
    'Date,Description,Status,Amount',
    `2026-03-02,Chair,${word},-120.00`,
    `2026-03-04,Order 71,${word},80.00`,
  ];

  it('asks whether they happened', async () => {
    expect(await asked(waiting('Authorised'))).toMatchObject({
      amounts: [],
      questions: [{ alternatives: ['Authorised'], rows: [2, 3] }],
    });
    expect((await asked(waiting('Authorised'), 'Authorised')).amounts).toEqual([-12_000, 8000]);
  });

  it('asks nothing of what failed, nor where other rows are booked', async () => {
    expect((await asked(waiting('Declined'))).questions).toEqual([]);
    const mixed = [...waiting('Pending'), '2026-03-05,Paper,Completed,-10.00'];
    expect(await asked(mixed)).toMatchObject({ amounts: [-1000], questions: [] });
  });
});

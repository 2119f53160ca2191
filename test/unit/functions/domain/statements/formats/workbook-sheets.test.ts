import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

type Cells = readonly (string | number)[];

/** The statement in a workbook with these sheets. */
async function readSheets(sheets: Readonly<Record<string, readonly Cells[]>>) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const reading = await readWorded(
    new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  );
  if (reading.kind === 'problem') throw new Error(reading.detail);
  const { transactions, accounts, rejected, proven } = reading.statement;
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    accounts: accounts?.map(({ account, transactions: own }) => [account?.label, own.length]),
    lines: new Set(transactions.map(({ row }) => row)).size,
    notes: rejected.map(({ reason }) => reason),
    proven,
  };
}

const HEAD = ['Date', 'Payee', 'Amount', 'Balance'];
const JULY: readonly Cells[] = [
  HEAD,
  ['2026-07-03', 'Oak Books', -12.5, 87.5],
  ['2026-07-21', 'Lindenhof', 40, 127.5],
];
const AUGUST: readonly Cells[] = [
  HEAD,
  ['2026-08-04', 'Cafe Luise', -7.5, 120],
  ['2026-08-28', 'Lindenhof', 30, 150],
  ['2026-08-30', 'Oak Books', -9.99, 140.01],
];
const ALL = [
  '2026-07-03 -1250 Oak Books',
  '2026-07-21 4000 Lindenhof',
  '2026-08-04 -750 Cafe Luise',
  '2026-08-28 3000 Lindenhof',
  '2026-08-30 -999 Oak Books',
];

describe('the sheets of a workbook', () => {
  it.each([
    ['Jul', 'Aug'],
    ['Juillet 2026', 'Août 2026'],
    ['2026-07', '2026-08'],
    ['Sheet1', 'Sheet2'],
    ['Table 1', 'Table 2'],
  ])('that are named after months or numbered are one statement: %s, %s', async (july, august) => {
    const { rows, lines, proven, notes } = await readSheets({ [july]: JULY, [august]: AUGUST });
    expect(rows).toEqual(ALL);
    expect({ lines, proven, notes }).toEqual({ lines: 5, proven: true, notes: [] });
  });

  it('are read in the order of their days', async () => {
    const { rows, proven } = await readSheets({ August: AUGUST, July: JULY });
    expect(rows).toEqual(ALL);
    expect(proven).toBe(true);
  });

  it('are read from the newest day on where their rows are', async () => {
    const newest = ([head, ...rows]: readonly Cells[]): Cells[] => [head ?? [], ...rows.toReversed()];
    const { rows, proven } = await readSheets({ July: newest(JULY), August: newest(AUGUST) });
    expect(rows).toEqual(ALL.toReversed());
    expect(proven).toBe(true);
  });

  it('with names of their own are accounts', async () => {
    const saver: readonly Cells[] = [
      HEAD,
      ['2026-07-21', 'Interest', 2, 502],
      ['2026-08-21', 'Interest', 3, 505],
    ];
    const { rows, accounts, proven } = await readSheets({ Everyday: AUGUST, Saver: saver });
    expect(rows).toEqual([...ALL.slice(2), '2026-07-21 200 Interest', '2026-08-21 300 Interest']);
    expect({ accounts, proven }).toEqual({
      accounts: [
        ['Everyday', 3],
        ['Saver', 2],
      ],
      proven: true,
    });
  });

  it('that say what waits hold no transactions', async () => {
    const { rows, notes } = await readSheets({ Pending: JULY, Posted: AUGUST });
    expect(rows).toEqual(ALL.slice(2));
    expect(notes).toEqual(Array(2).fill('The file marks it as “Pending”: no money has moved.'));
  });

  it('that show again what stands in a fuller one are read once', async () => {
    const all = [...JULY, ...AUGUST.slice(1)];
    const { rows, notes } = await readSheets({ July: JULY, August: AUGUST, Year: all });
    expect({ rows, notes }).toEqual({ rows: ALL, notes: [] });
  });

  it('with other columns are told, and those without transactions are not', async () => {
    const { rows, notes, proven } = await readSheets({
      Categories: [['Category', 'Budget'], ...Array.from({ length: 20 }, (_, at) => [`Category ${at}`, at])],
      Bank: AUGUST,
      Card: [
        ['Posted', 'Merchant', 'Debit', 'Credit'],
        ['2026-08-05', 'Rail', 18.4, ''],
        ['2026-08-09', 'Rail', '', 18.4],
      ],
    });
    expect(rows).toEqual(ALL.slice(2));
    expect(notes).toEqual(
      Array(2).fill(
        'It is on the sheet “Card”, which has other columns. Import that sheet as a file of its own.',
      ),
    );
    expect(proven).toBeNull();
  });
});

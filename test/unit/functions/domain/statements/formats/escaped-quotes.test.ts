import { expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const HEADINGS = '"Date","Description","Amount"';

async function wordsIn(lines: readonly string[]): Promise<string[]> {
  const { transactions, rejected } = await readTable(lines);
  expect(rejected).toEqual([]);
  return transactions.map(({ description }) => description);
}

it.each<[string, string, string]>([
  ['before the closing quote', String.raw`"MONITOR 24\""`, 'MONITOR 24"'],
  ['around a word', String.raw`"Shop \"North, East\""`, 'Shop "North, East"'],
  ['around the whole cell', String.raw`"\"X\""`, '"X"'],
  ['before a comma of prose', String.raw`"TV 55\", black"`, 'TV 55", black'],
])('takes a backslash for an escape of the quote %s', async (_, cell, words) => {
  const rows = [`"2026-03-02",${cell},"-5.00"`, '"2026-03-03","Pay","7.00"'];
  expect(await wordsIn([HEADINGS, ...rows])).toEqual([words, 'Pay']);
});

it('finds the first escape of a long file, far below its beginning', async () => {
  const plain = Array.from({ length: 250 }, (_, at) => `"2026-03-02","Row ${at}","-5.00"`);
  const words = await wordsIn([HEADINGS, ...plain, String.raw`"2026-03-03","Shop, 24\"","-6.00"`]);
  expect(words.at(-1)).toBe('Shop, 24"');
});

it('ends a cell at the quote after a backslash that is text, or is escaped itself', async () => {
  const words = await wordsIn([
    HEADINGS,
    String.raw`"2026-03-02","A \"x\" y","-5.00"`,
    String.raw`"2026-03-03","C:\DIR\","-7.00"`,
    String.raw`"2026-03-04","C:\\DIR\\","-7.00"`,
  ]);
  expect(words).toEqual(['A "x" y', String.raw`C:\DIR` + '\\', String.raw`C:\DIR` + '\\']);
});

it('keeps a backslash before a doubled quote', async () => {
  expect(await wordsIn([HEADINGS, String.raw`"2026-03-02","path C:\"" x","-5.00"`])).toEqual([
    String.raw`path C:\" x`,
  ]);
});

it('knows the escape in single quotes as well', async () => {
  const rows = [String.raw`'2026-03-02','The Browns\'','-5.00'`, `'2026-03-03','Pay','7.00'`];
  expect(await wordsIn([`'Date','Description','Amount'`, ...rows])).toEqual([`The Browns'`, 'Pay']);
});

it.each([
  ['Cafe "Le Phare", Nice', '"Cafe "Le Phare", Nice"'],
  ['Cafe "Le Phare"', '"Cafe "Le Phare""'],
  ['Bolt 3/4" x 10 pack', '"Bolt 3/4" x 10 pack"'],
  ['The "Old" and "New", Ltd', '"The "Old" and "New", Ltd"'],
  ['TV 55", black, wall', '"TV 55", black, wall"'],
  ['say "yes", or "no"', '"say "yes", or "no""'],
])('takes quotes that nothing escapes for text: %s', async (shown, cell) => {
  const words = await wordsIn([
    HEADINGS,
    `"2026-03-02",${cell},"-5.00"`,
    `2026-03-03,${cell},-6.00`,
    '"2026-03-04","Pay","7.00"',
  ]);
  expect(words).toEqual([shown, shown, 'Pay']);
});

it('tells prose from cells that begin with a blank', async () => {
  const words = await wordsIn([
    'Date, Description, City, Amount',
    '2026-03-02, "Paper Ltd", Nice, -12.50',
    '2026-03-03, "Ink", "Lyon", -8.00',
  ]);
  expect(words).toEqual(['Paper Ltd', 'Ink']);
});

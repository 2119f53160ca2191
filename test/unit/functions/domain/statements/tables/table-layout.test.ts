import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';
import type { ReadOptions } from '../../../../../../functions/domain/statements/reading.ts';
import { Statement } from '../../../../../../shared/model/statement.ts';

async function read(text: string, options: ReadOptions = {}): Promise<Statement> {
  const reading = await readWorded(new TextEncoder().encode(text), options);
  if (reading.kind === 'problem') throw new Error(`${reading.code}: ${reading.detail}`);
  return Statement.parse(reading.statement);
}

const CSV = [
  'Value Date,Date,Type,Narrative,Memo,Debit,Credit,Balance,Ref no',
  '2026-03-04,2026-03-03,POS,CAFE,Table 4,4.00,,96.00,771',
  '2026-03-06,2026-03-05,TFR,RENT,Flat,90.00,,6.00,772',
  '2026-03-08,2026-03-07,TFR,ACME,Wages,,50.00,56.00,773',
].join('\n');

describe('the layout of a table', () => {
  it('says how every column was read, with samples', async () => {
    const { layout } = await read(CSV);
    expect(layout?.columns.map(({ index, header, role }) => [index, header, role])).toEqual([
      [0, 'Value Date', 'other-date'],
      [1, 'Date', 'date'],
      [2, 'Type', 'category'],
      [3, 'Narrative', 'description'],
      [4, 'Memo', 'description'],
      [5, 'Debit', 'debit'],
      [6, 'Credit', 'credit'],
      [7, 'Balance', 'balance'],
      [8, 'Ref no', 'ignored'],
    ]);
    expect(layout?.columns[2]?.samples).toEqual(['POS', 'TFR']);
  });

  it('calls what says how far each payment is a status, and reads it as such', async () => {
    const csv = [
      'Date,Description,Reference,Status,Amount',
      '2026-03-03,CAFE,771,Completed,-4.00',
      '2026-03-05,RENT,772,Pending,-90.00',
      '2026-03-07,BAKER,773,Completed,-6.00',
    ].join('\n');
    const first = await read(csv);
    expect(first.layout?.columns.find(({ header }) => header === 'Status')?.role).toBe('status');
    expect(first.transactions).toHaveLength(2);
    expect(await read(csv, { columns: { 3: 'status' } })).toEqual(first);
    const among = csv.replace('Status', 'Flag').replace('773,Completed', '773,Blue');
    const descriptions = ({ transactions }: Statement) => transactions.map(({ description }) => description);
    expect(descriptions(await read(among))).toContain('RENT');
    expect(descriptions(await read(among, { columns: { 3: 'status' } }))).toEqual(['CAFE']);
  });

  it('has one signature for files of one shape and another for others', async () => {
    const [first, second, other] = await Promise.all([
      read(CSV),
      read(`${CSV}\n2026-03-09,2026-03-08,POS,BAKER,,6.00,,50.00,774`),
      read(CSV.replace('Narrative', 'Payee')),
    ]);
    expect(second.layout?.signature).toBe(first.layout?.signature);
    expect(other.layout?.signature).not.toBe(first.layout?.signature);
  });

  it('gives the same statement when its own roles are given back', async () => {
    const first = await read(CSV);
    const columns = Object.fromEntries((first.layout?.columns ?? []).map(({ index, role }) => [index, role]));
    expect(await read(CSV, { columns })).toEqual(first);
  });
});

describe('roles given to columns', () => {
  it('win over what the columns look like', async () => {
    const { transactions } = await read(CSV, { columns: { 0: 'date', 1: 'other-date', 4: 'ignored' } });
    expect(transactions.map(({ date, description }) => [date, description])).toEqual([
      ['2026-03-04', 'CAFE'],
      ['2026-03-06', 'RENT'],
      ['2026-03-08', 'ACME'],
    ]);
  });

  it('turn debit and credit around', async () => {
    const { transactions } = await read(CSV, { columns: { 5: 'credit', 6: 'debit', 7: 'ignored' } });
    expect(transactions.map(({ amount }) => amount)).toEqual([400, 9000, -5000]);
  });

  it('read one amount where debits and credits were seen', async () => {
    const { transactions, rejected } = await read(CSV, {
      columns: { 5: 'amount', 6: 'ignored', 7: 'ignored' },
    });
    expect(transactions.map(({ amount }) => amount)).toEqual([400, 9000]);
    expect(rejected).toMatchObject([{ row: 4, reason: 'There is no amount.' }]);
  });

  it('read a file whose columns say nothing by themselves', async () => {
    const text = 'when;what;how many\n13.1.2026;4711;7\n14.1.2026;4712;-8\n';
    const { transactions } = await read(text, { columns: { 0: 'date', 1: 'description', 2: 'amount' } });
    expect(transactions.map(({ description, amount }) => [description, amount])).toEqual([
      ['4711', 700],
      ['4712', -800],
    ]);
  });
});

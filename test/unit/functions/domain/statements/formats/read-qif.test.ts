import { describe, expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

/** A Quicken export: its accounts and categories listed first, then each account's records behind its name. */
const quicken = [
  '!Option:AutoSwitch',
  '!Account',
  'NHarbour Checking',
  'TBank',
  '^',
  'NFern Visa',
  'TCCard',
  '^',
  '!Clear:AutoSwitch',
  '!Type:Cat',
  'NOffice:Rent',
  'DWhat the rooms cost',
  'E',
  '^',
  '!Account',
  'NHarbour Checking',
  'TBank',
  '^',
  '!Type:Bank',
  "D1/ 4'26",
  'T1,250.00',
  'PNorthline Studio',
  '^',
  "D1/19'26",
  'T-640.00',
  'PRooms',
  'SOffice:Rent',
  '$-600.00',
  'SOffice:Power',
  '$-40.00',
  '^',
];
const visa = ['!Account', 'NFern Visa', 'TCCard', '^', '!Type:CCard', "D1/22'26", 'T-18.40', 'PBooks', '^'];
const trades = ['!Account', 'NNest Egg', 'TInvst', '^', '!Type:Invst', "D1/23'26", 'NBuy', 'T255.00', '^'];

const brief = (rows: readonly { date: string; amount: number; description: string }[]): string[] =>
  rows.map(({ date, amount, description }) => `${date} ${amount} ${description}`);

describe('a QIF file of a bookkeeping program', () => {
  it('is read past the lists that stand before the first account', async () => {
    const { transactions, account } = await readTable(quicken);
    expect(brief(transactions)).toEqual(['2026-01-04 125000 Northline Studio', '2026-01-19 -64000 Rooms']);
    expect(account).toEqual({ label: 'Harbour Checking' });
  });

  it('keeps its accounts apart', async () => {
    const { accounts } = await readTable([...quicken, ...visa]);
    expect(accounts?.map(({ account }) => account)).toEqual([
      { label: 'Harbour Checking' },
      { label: 'Fern Visa', kind: 'credit-card' },
    ]);
    expect(accounts?.map(({ transactions }) => transactions.length)).toEqual([2, 1]);
  });

  it('tells of the trades that it leaves out', async () => {
    const { transactions, rejected } = await readTable([...quicken, ...trades]);
    expect(transactions).toHaveLength(2);
    expect(rejected).toEqual([
      expect.objectContaining({
        row: 37,
        reason: 'It is a trade of an investment account, which is not read here.',
      }),
    ]);
  });

  it.each([
    ['trades', trades],
    ['lists', ['!Type:Cat', 'NRent', 'E', '^']],
  ])('is refused where it holds nothing but %s', async (_, lines) => {
    await expect(readTable(lines)).rejects.toThrow('This QIF file holds investments or lists');
  });
});

it('begins a new record at a heading, though the last one was not ended', async () => {
  const { transactions } = await readTable([
    '!Type:Bank',
    'D31/1/2026',
    'T5',
    'PCafe',
    '!Type:Cash',
    'D2/1/2026',
    'T6',
    'PKiosk',
  ]);
  expect(brief(transactions)).toEqual(['2026-01-31 500 Cafe', '2026-01-02 600 Kiosk']);
});

it('takes an account that is named by its number for that number', async () => {
  const { account } = await readTable([
    '!Account',
    'N20-4417-0088215',
    'TBank',
    '^',
    '!Type:Bank',
    'D13/02/2026',
    'T-5.00',
    '^',
  ]);
  expect(account).toEqual({ label: '20-4417-0088215', number: '20-4417-0088215' });
});

it('takes the last digits at the end of an account’s name for its number', async () => {
  const { account } = await readTable([
    '!Account',
    'NChecking ...4417',
    '^',
    '!Type:Bank',
    'D13/02/2026',
    'T-5',
    '^',
  ]);
  expect(account).toEqual({ label: 'Checking ...4417', number: '4417' });
});

it('names no account where several are listed before the rows', async () => {
  const list = ['!Account', 'NSavings ...9911', '^', 'NChecking ...4417', '^'];
  expect((await readTable([...list, '!Type:Bank', 'D13/02/2026', 'T-5.00', '^'])).account).toBeNull();
});

describe('the sections of a file that is not Quicken’s', () => {
  it('reads registers by whatever word stands for their kind, beside others too', async () => {
    const record = (amount: string) => ['D1/25/26', `T${amount}`, 'PHarbour Books', '^'];
    const read = await readTable(['!Type:Bank', ...record('-3.00'), '!Type:Savings', ...record('-4.00')]);
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-300, -400]);
    expect((await readTable(['!Type:CreditCard', ...record('-4.00')])).account).toMatchObject({
      kind: 'credit-card',
    });
  });

  it('takes no longer than its length where nothing but empty lines follows', async () => {
    const started = performance.now();
    const lines = Array.from({ length: 100_000 }, () => '');
    await expect(readTable(['!Type:Tax', ...lines])).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it('takes the opening balance of a register for what it is, not for money that came in', async () => {
  const statement = await readTable([
    '!Type:Bank',
    "D1/ 1'26",
    'T2,000.00',
    'CX',
    'POpening Balance',
    'L[Harbour Checking]',
    '^',
    "D1/14'26",
    'T-40.00',
    'PStationer',
    '^',
  ]);
  expect(brief(statement.transactions)).toEqual(['2026-01-14 -4000 Stationer']);
  expect(statement.opening).toBe(200_000);
});

describe('an opening balance', () => {
  const sale = ['D01/14/2026', 'T-40.00', 'PStationer', '^'];
  const opening = ['POpening Balance', 'L[Harbour Checking]', '^'];

  it('is the last record where the newest is the first', async () => {
    const statement = await readTable(['!Type:Bank', ...sale, 'D01/01/2026', 'T2,000.00', ...opening]);
    expect(brief(statement.transactions)).toEqual(['2026-01-14 -4000 Stationer']);
    expect(statement.opening).toBe(200_000);
  });

  it('is told as a line that was not read where it is none', async () => {
    const { rejected } = await readTable(['!Type:Bank', 'D01/01/2026', 'Tabout', ...opening, ...sale]);
    expect(rejected.map(({ row }) => row)).toEqual([2]);
  });
});

it('reads years behind an apostrophe whatever separates the days', async () => {
  const { transactions } = await readTable(['!Type:Bank', "D28.02'2025", 'T-1.00', 'PTram', '^']);
  expect(brief(transactions)).toEqual(['2025-02-28 -100 Tram']);
});

import { expect, it } from 'vitest';
import { readStatement } from '../../../../../../functions/domain/statements/read-statement.ts';
import type { ReadOptions, ReadStatement } from '../../../../../../functions/domain/statements/reading.ts';

async function read(json: unknown, options: ReadOptions = {}): Promise<ReadStatement> {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const reading = await readStatement(new TextEncoder().encode(text), options);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

const rowsOf = ({ transactions }: ReadStatement): string[] =>
  transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);

it('reads the booked and the pending list of an account service, each entry with its own currency', async () => {
  const paid = (bookingDate: string, amount: string, name: object) => ({
    bookingDate,
    transactionAmount: { amount, currency: 'EUR' },
    ...name,
  });
  const statement = await read({
    transactions: {
      booked: [
        paid('2026-09-04', '1200.00', { debtorName: 'Halden GmbH' }),
        paid('2026-09-01', '-62.31', { creditorName: 'Rewe' }),
      ],
      pending: [paid('2026-09-30', '-12.00', { creditorName: 'Uber' })],
    },
  });
  expect(rowsOf(statement)).toEqual(['2026-09-04 120000 Halden GmbH', '2026-09-01 -6231 Rewe']);
  expect(statement).toMatchObject({ currency: 'EUR', questions: [] });
  expect(statement.rejected.map(({ row }) => row)).toEqual([4]);
});

it('turns amounts round of a service that counts money out above zero, and leaves out what is pending', async () => {
  const paid = (date: string, amount: number, name: string, pending = false) => ({
    transaction_id: name,
    date,
    amount,
    iso_currency_code: 'USD',
    name,
    pending,
  });
  const statement = await read({
    transactions: [
      paid('2026-09-30', 12.5, 'Uber', true),
      paid('2026-09-04', -1980.44, 'Payroll'),
      paid('2026-09-01', 62.31, 'Safeway'),
    ],
  });
  expect(rowsOf(statement)).toEqual(['2026-09-04 198044 Payroll', '2026-09-01 -6231 Safeway']);
  expect(statement.rejected).toMatchObject([{ row: 2, reason: { code: 'not-booked' } }]);
});

const WHOLE = [
  { created: 1788220800, amount: -6231, currency: 'GBP', description: 'Tesco', balance: 143979 },
  { created: 1788480000, amount: 198044, currency: 'GBP', description: 'Wages', balance: 342023 },
];
const HUNDREDTHS = ['2026-09-01 -6231 Tesco', '2026-09-04 198044 Wages'];
const UNITS = ['2026-09-01 -623100 Tesco', '2026-09-04 19804400 Wages'];

it('asks whether whole amounts are of the smallest unit, and takes the answer', async () => {
  const open = await read(WHOLE);
  expect(rowsOf(open)).toEqual(HUNDREDTHS);
  const [question] = open.questions;
  expect(question).toMatchObject({ about: 'amount-column', alternatives: ['amount'], rows: [2, 3] });
  const answered = async (answer: string) => await read(WHOLE, { answers: { 'amount-column': answer } });
  const [kept, other] = [await answered(question?.assumed ?? ''), await answered('amount')];
  expect([rowsOf(kept), kept.questions]).toEqual([HUNDREDTHS, []]);
  expect([rowsOf(other), other.questions]).toEqual([UNITS, []]);
});

it('assumes whole units where all amounts are of hundreds', async () => {
  const statement = await read([
    { date: '2026-09-01', amount: -900, description: 'Rent' },
    { date: '2026-09-04', amount: 2400, description: 'Wages' },
  ]);
  expect(rowsOf(statement)).toEqual(['2026-09-01 -90000 Rent', '2026-09-04 240000 Wages']);
  expect(statement.questions).toMatchObject([{ assumed: 'amount' }]);
});

it.each([
  ['its key says so', { amountInCents: -6231, currency: 'USD' }, -6231],
  ['its digits are named', { amount: { value: -6231, precision: 2, currency: 'EUR' } }, -6231],
  [
    'its digits are named beside its unscaled value',
    { amount: { value: { unscaledValue: '-6231', scale: '2' } } },
    -6231,
  ],
  [
    'it is told in units as well',
    { amount: { value: '-62.31', valueInBaseUnits: -6231, currencyCode: 'AUD' } },
    -6231,
  ],
  ['its currency has none smaller', { amount: -6231, currency: 'JPY' }, -6231],
  ['another amount has decimals', { amount: -6231, fee: 0.5, currency: 'EUR' }, -623100],
])('asks nothing of a whole amount where %s', async (_, paid, amount) => {
  const statement = await read([{ date: '2026-09-01', description: 'Shop', ...paid }]);
  expect(statement.transactions.map((it) => it.amount)).toEqual([amount]);
  expect(statement.questions.filter(({ about }) => about === 'amount-column')).toEqual([]);
});

it('knows a day by its moment, and the currency beside an amount', async () => {
  const statement = await read([
    { visibleTS: 1788220800000, amount: { value: '-1.50', currencyCode: 'AUD' }, text: 'Shop' },
  ]);
  expect(rowsOf(statement)).toEqual(['2026-09-01 -150 Shop']);
  expect(statement.currency).toBe('AUD');
});

it('reads an object a line, and two accounts apart', async () => {
  const lines = await read('{"date":"2026-09-01","amount":-1.50}\n{"date":"2026-09-02","amount":-2.50}\n');
  expect(lines.transactions.map(({ amount }) => amount)).toEqual([-150, -250]);
  const account = (iban: string, amount: string) => ({
    iban,
    transactions: ['01', '02', '03'].map((day) => ({ date: `2026-09-${day}`, amount, description: 'Shop' })),
  });
  const { accounts } = await read({
    accounts: [account('DE02120300000000202051', '-1.50'), account('DE02500105170137075030', '-2.50')],
  });
  expect(accounts?.map((it) => it.transactions.map(({ amount }) => amount))).toEqual([
    [-150, -150, -150],
    [-250, -250, -250],
  ]);
});

it.each(['{"a":1}', '[1,2,3]', '{"date":', '[{"name":"x"},{"name":"y"}]', '['.repeat(200_000)])(
  'takes no statement from other JSON',
  async (text) => {
    const reading = await readStatement(new TextEncoder().encode(text));
    expect(reading.kind).toBe('problem');
  },
);

it('reads the thousandths of a service that counts them, without a question', async () => {
  const paid = (date: string, amount: number, payee_name: string) => ({
    date,
    amount,
    payee_name,
    cleared: 'cleared',
    approved: true,
    account_id: 'acc-1',
  });
  const statement = await read({
    data: {
      transactions: [paid('2026-03-01', -45_990, 'Whole Foods'), paid('2026-03-14', 1_500_000, 'Pay')],
    },
  });
  expect(rowsOf(statement)).toEqual(['2026-03-01 -4599 Whole Foods', '2026-03-14 150000 Pay']);
  expect(statement.questions).toEqual([]);
});

it('names the account by the list of accounts that the file gives beside its payments', async () => {
  const paid = (date: string, amount: string, name: string) => ({ account_id: 'A1', date, amount, name });
  const { account } = await read({
    accounts: [{ account_id: 'A1', mask: '0042', name: 'Everyday Checking' }],
    transactions: [paid('2026-04-18', '-15.99', 'Netflix'), paid('2026-04-15', '2300.00', 'Pay')],
  });
  expect(account?.label).toBe('0042');
});

import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const accountOf = async (...lines: string[]) =>
  (await readTable([...lines, 'Date,Text,Amount', '01/24/2026,LAMP SHOP,-100.00', '01/27/2026,RENT,-500.00']))
    .account;
const thanked = async (text: string) =>
  (
    await readTable([
      ...['Date,Text,Amount', '01/24/2026,LAMP SHOP,-100.00', `01/26/2026,${text},850.00`],
      '01/27/2026,RENT,-500.00',
    ])
  ).account;

it.each([
  'ACME CLIENT PAYMENT - THANK YOU',
  'E-TRANSFER FROM FERN STUDIO PAYMENT THANK YOU',
  'PAYMENT INVOICE 214 THANK YOU',
])('takes no account for a card because a customer thanks: %s', async (text) => {
  expect(await thanked(text)).toBeNull();
});

it.each(['PAYMENT - THANK YOU', 'ONLINE PAYMENT THANK YOU 4417', 'PAYMENT THANK YOU ATLANTA GA'])(
  'takes it for one where the bank does: %s',
  async (text) => {
    expect(await thanked(text)).toMatchObject({ kind: 'credit-card' });
  },
);

it('takes neither the days of a file nor whom to call for its account', async () => {
  expect(await accountOf('Transactions 20260101 - 20260131')).toBeNull();
  expect(await accountOf('Call 08001234567')).toBeNull();
  expect(await accountOf('40518822')).toMatchObject({ number: '40518822' });
});

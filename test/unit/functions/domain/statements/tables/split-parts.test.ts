import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

type Read = Awaited<ReturnType<typeof readTable>>;
const rows = ({ transactions }: Read) => transactions.map(({ date, amount }) => `${date} ${amount}`);

const register = [
  'Scheduled,Split,Date,Payee,Category,Amount,Account',
  ',,1/15/2026,Shell,Auto:Gas,-40.00,Checking',
  ',,1/22/2026,Costco,--Split--,-75.00,Checking',
];

it('counts an entry once, not its parts below it as well, and tells of them', async () => {
  const statement = await readTable([
    ...register,
    ',S,1/22/2026,Costco,Groceries,-50.00,Checking',
    ',S,1/22/2026,Costco,Household,-25.00,Checking',
  ]);
  expect(rows(statement)).toEqual(['2026-01-15 -4000', '2026-01-22 -7500']);
  expect(statement.rejected).toMatchObject([
    { row: 4, reason: 'It is a part of the entry above it, which has the whole amount.', isNotBooked: true },
    { row: 5 },
  ]);
});

it('keeps rows that are marked so and are not together the one above', async () => {
  const statement = await readTable([...register, ',S,1/22/2026,Costco,Groceries,-50.00,Checking']);
  expect(rows(statement)).toHaveLength(3);
});

it('knows parts by another mark, in columns of money in and out', async () => {
  const statement = await readTable([
    'Mehrteilige Buchung;Datum;Empfänger;Einnahme;Ausgabe;Kategorie',
    '*;13.08.22;Markt;0;3,00;',
    '-;13.08.22;Markt;0;1,00;Brot',
    '-;13.08.22;Markt;0;2,00;Käse',
    ';14.08.22;Kunde;50,00;0;Arbeit',
  ]);
  expect(rows(statement)).toEqual(['2022-08-13 -300', '2022-08-14 5000']);
});

it('keeps two purchases of one price where the sign marks rows that are parts of nothing', async () => {
  const statement = await readTable([
    'Date,Description,Amount,Split',
    '2026-03-02,Coffee,-5.00,',
    '2026-03-02,Tea,-5.00,-',
    '2026-03-04,Rent,-50.00,-',
  ]);
  expect(rows(statement)).toEqual(['2026-03-02 -500', '2026-03-02 -500', '2026-03-04 -5000']);
});

import { expect, it } from 'vitest';
import type { Statement } from '../../../../../../shared/model/statement.ts';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

async function read(lines: readonly string[]): Promise<Statement> {
  const reading = await readWorded(new TextEncoder().encode(`${lines.join('\n')}\n`));
  if (reading.kind === 'problem') throw new Error(reading.detail);
  return reading.statement;
}

it('reads balances in their own way of writing, where amounts have another', async () => {
  const { transactions, questions, rejected } = await read([
    'dateOp;dateVal;label;amount;accountbalance',
    '2026-02-03;2026-02-03;"BOULANGERIE";-1 030,05;2142.40',
    '2026-02-02;2026-02-02;"VIR CLIENT";74,12;2142.40',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-103_005, 7412]);
  expect([questions, rejected]).toEqual([[], []]);
});

it('follows a closing balance that is stated after every row, and keeps one that is the whole statement’s', async () => {
  const running = await read([
    'Date,Narration,Debit Amount,Credit Amount,Closing Balance',
    '02/01/26,RENT,400.00,0.00,600.00',
    '05/01/26,CLIENT,0.00,250.00,850.00',
    '09/01/26,FUEL,50.00,0.00,800.00',
  ]);
  expect([running.proven, running.opening, running.closing]).toEqual([true, 100_000, 80_000]);
  const whole = await read([
    'Date,Narration,Amount,Opening Balance,Closing Balance',
    '2026-01-02,RENT,-400.00,1000.00,800.00',
    '2026-01-05,CLIENT,250.00,1000.00,800.00',
    '2026-01-09,FUEL,-50.00,1000.00,800.00',
  ]);
  expect([whole.proven, whole.opening, whole.closing]).toEqual([true, 100_000, 80_000]);
});

it('takes a quote after a blank for one that opens a cell', async () => {
  const { transactions, questions } = await read([
    'Date, Transaction Details, Funds Out, Funds In',
    '01/15/2026, "COFFEE, LONDON", 12.50, ',
    '01/16/2026, CLIENT, , 250.00',
  ]);
  expect(transactions.map(({ description, amount }) => [description, amount])).toEqual([
    ['COFFEE, LONDON', -1250],
    ['CLIENT', 25_000],
  ]);
  expect(questions).toEqual([]);
});

it.each(["Solde d'ouverture", 'Solde de départ', 'Solde reporté'])(
  'takes a first row “%s” for the opening balance',
  async (words) => {
    const { proven, opening, rejected } = await read([
      'Date,Description,Retrait,Dépôt,Solde',
      `2026-03-01,${words},,,1000.00`,
      '2026-03-02,CLIENT,,500.00,1500.00',
      '2026-03-04,LOYER,400.00,,1100.00',
    ]);
    expect([proven, opening, rejected]).toEqual([true, 100_000, []]);
  },
);

it('reads a sheet of one’s own with money in before money out', async () => {
  const { transactions } = await read([
    'Date,What,In,Out',
    '2026-03-02,ROSA,500.00,',
    '2026-03-03,KALE,,17.00',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([50_000, -1700]);
});

it('takes the amount from a column that has one, not from one of zeros', async () => {
  const { transactions } = await read([
    'Payout Date,Status,Charges,Refunds,Fees,Retried Amount,Total,Currency',
    '2026-03-02,paid,102.00,0.00,-2.00,0.00,100.00,CAD',
    '2026-03-03,paid,51.00,0.00,-1.00,0.00,50.00,CAD',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([10_000, 5000]);
});

it('reads a signed amount beside a column that counts something as it is written', async () => {
  const { transactions } = await read([
    '20/10/2026;-19,99;Carte;LIBRAIRIE;0',
    '09/10/2026;500,00;Virement;CLIENT SARL;0',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-1999, 50_000]);
});

it.each([
  ['Empfaenger 1', 'KALE GMBH'],
  ['Tegenrekeninghouder', 'KALE BV'],
  ['Zahlungsempfänger', 'KALE AG'],
])('describes a row by who is named under “%s”', async (heading, name) => {
  const { transactions } = await read([
    `Datum;${heading};Verwendungszweck;Betrag`,
    `02.03.2026;${name};KARTE 12;-5,00`,
    '03.03.2026;ROSA;RE 7;8,00',
  ]);
  expect(transactions.map(({ description }) => description)).toEqual([`${name} KARTE 12`, 'ROSA RE 7']);
});

it('describes rows by a column of phrases under a heading in words not known, and not by one of kinds', async () => {
  const { transactions } = await read([
    'Datum;Name;Vorgang;Bewegung;Betrag',
    '02.03.2026;KALE GMBH;Miete Halle 3;Basis Lastschrift;-5,00',
    '03.03.2026;KALE GMBH;Strom März;Basis Lastschrift;-6,00',
    '04.03.2026;KALE GMBH;Wasser März;Basis Lastschrift;-7,00',
    '05.03.2026;ROSA;Rechnung 7;Basis Lastschrift;8,00',
  ]);
  expect(transactions.map(({ description }) => description)).toEqual([
    'KALE GMBH Miete Halle 3',
    'KALE GMBH Strom März',
    'KALE GMBH Wasser März',
    'ROSA Rechnung 7',
  ]);
});

it('takes signed amounts under “Soll/Haben” for the amounts, and no key of bookings', async () => {
  const { transactions, questions } = await read([
    'Datum/Zeit;Buchungstag;Soll/Haben;Buchungsschlüssel;Buchungsart;Empfänger',
    '30.08.2026 00:00:00;30.08.2026;-43,17;177;Lastschrift;EDEKA',
    '25.09.2026 00:00:00;25.09.2026;1.204,55;177;Gutschrift;BRIGHT STUDIO',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-4317, 120_455]);
  expect(questions).toEqual([]);
});

it('reads signed amounts where a ledger’s debits beside them are money in', async () => {
  const { transactions } = await read([
    'Date,Description,Amount (One column),Debit Amount (Two Column Approach),Credit Amount (Two Column Approach)',
    '2026-08-30,KALE,-43.17,,43.17',
    '2026-09-03,HELIOS,2380.00,2380.00,',
    '2026-09-08,PHONE,-39.95,,39.95',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-4317, 238_000, -3995]);
});

it('asks which way money went where every row is a debit beside the same bare amount', async () => {
  const { questions } = await read([
    'Date,Description,Amount (One column),Debit Amount (Two Column Approach),Credit Amount (Two Column Approach)',
    '2026-08-30,PAYMENT FROM KALE,43.17,43.17,',
    '2026-09-03,PAYMENT FROM HELIOS,2380.00,2380.00,',
  ]);
  expect(questions.map(({ about }) => about)).toEqual(['sign']);
});

it.each([
  ['a column headed “Time”', 'Time', (day: string) => `2026-09-${day}T01:02:03+1000`],
  ['the time before the day', 'Date and time', (day: string) => `10:22 ${day}-09-26`],
  ['the time and AM before the day', 'Date and time', (day: string) => `9:22:07 am, ${day} Sep 2026`],
])('finds the days in %s', async (_, heading, written) => {
  const { transactions } = await read([
    `${heading},Description,Amount`,
    `${written('03')},CAFE,-6.40`,
    `${written('25')},STUDIO,1204.55`,
  ]);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-09-03', -640],
    ['2026-09-25', 120_455],
  ]);
});

it.each([
  ['above', ['Compte tenu en;euros', '', 'Date;Libellé;Montant']],
  ['in the heading of amounts', ['Kirjauspäivä;Selitys;Määrä EUROA']],
])('reads the name of the euro %s', async (_, head) => {
  const { currency } = await read([...head, '2026-09-03;CAFE;-6,40', '2026-09-25;STUDIO;1204,55']);
  expect(currency).toBe('EUR');
});

it('describes rows by a column of words whose heading may speak of days', async () => {
  const { transactions } = await read([
    'Datum;Buchung;Betrag',
    '02.02.2026;Stadtwerke;-51,26',
    '03.02.2026;Miete Laden;-900,00',
  ]);
  expect(transactions.map(({ description }) => description)).toEqual(['Stadtwerke', 'Miete Laden']);
});

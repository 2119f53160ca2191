import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const described = async (lines: readonly string[]) =>
  (await readTable(lines)).transactions.map(({ description, amount }) => [description, amount]);

const GERMAN =
  'Buchungsdatum;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;Betrag (€)';

it('describes a row by the other side of the payment, not by the owner', async () => {
  const rows = [
    '16.03.26;Gebucht;Eva Muster;REWE;VISA Debitkartenumsatz;Ausgang;-23,10',
    '13.03.26;Gebucht;Kunde AG;Eva Muster;RE 7;Eingang;1.900,00',
  ];
  expect(await described([GERMAN, ...rows])).toEqual([
    ['REWE VISA Debitkartenumsatz', -2310],
    ['Kunde AG RE 7', 190_000],
  ]);
});

it('knows the sides of a transfer by its source and its target', async () => {
  const rows = ['OUT,2026-03-16,Eva Muster,23.10,Rosa Ltd', 'IN,2026-03-13,Kale & Co,40.00,Eva Muster'];
  expect(await described(['Direction,Created on,Source name,Amount,Target name', ...rows])).toEqual([
    ['Rosa Ltd', -2310],
    ['Kale & Co', 4000],
  ]);
});

it('describes a row by the only side that it names', async () => {
  const rows = ['2026-03-02,,Kale & Co,-10.00', '2026-03-03,,Interest,0.40'];
  expect(await described(['Date,Payer Name,Payee Name,Amount', ...rows])).toEqual([
    ['Kale & Co', -1000],
    ['Interest', 40],
  ]);
});

it('keeps both sides where nothing tells money out from money in', async () => {
  const rows = ['2026-03-02,Eva Muster,Kale & Co,10.00', '2026-03-03,Eva Muster,Rosa Ltd,12.00'];
  expect(await described(['Date,Payer,Payee,Amount', ...rows])).toEqual([
    ['Eva Muster Kale & Co', 1000],
    ['Eva Muster Rosa Ltd', 1200],
  ]);
});

it('says once what a second column repeats in other words', async () => {
  const rows = ['2026-03-02,SHELL 4412,Card purchase. SHELL 4412,-10.00', '2026-03-03,KALE,KALE,5.00'];
  expect(await described(['Date,Name,Memo,Amount', ...rows])).toEqual([
    ['Card purchase. SHELL 4412', -1000],
    ['KALE', 500],
  ]);
});

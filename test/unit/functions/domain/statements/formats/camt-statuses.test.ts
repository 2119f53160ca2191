import { expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const entry = (amount: string, status: string): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>${status}<BookgDt><Dt>2026-05-04</Dt></BookgDt></Ntry>`;

it('tells of the entries of a CAMT report by which no money has moved', async () => {
  const { transactions, rejected } = await readTable([
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08"><BkToCstmrAcctRpt><Rpt>',
    '<Acct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy></Acct>',
    entry('18.40', '<Sts>BOOK</Sts>'),
    entry('7.00', '<Sts><Cd>PDNG</Cd></Sts>'),
    entry('9.00', '<Sts><Cd>FUTR</Cd></Sts>'),
    entry('11.00', '<Sts>INFO</Sts>'),
    '</Rpt></BkToCstmrAcctRpt></Document>',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-1840]);
  expect(rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    '4 The file marks it as “PDNG”: no money has moved.',
    '5 The file marks it as “FUTR”: no money has moved.',
    '6 The file marks it as “INFO”: no money has moved.',
  ]);
});

const balance = (code: string, amount: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;

it.each([
  ['its own way', 'CRDT', '68.40', 1840],
  ['the way of what it takes back', 'DBIT', '68.40', 1840],
  ['out, where the balances agree', 'DBIT', '31.60', -1840],
])('reads a reversal that is marked %s', async (_, mark, closing, minor) => {
  const statement = await readTable([
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
    '<Acct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy></Acct>',
    balance('OPBD', '50.00'),
    balance('CLBD', closing),
    entry('18.40', '<RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>').replace('DBIT', mark),
    '</Stmt></BkToCstmrStmt></Document>',
  ]);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([minor]);
  expect(statement.proven).toBe(true);
});

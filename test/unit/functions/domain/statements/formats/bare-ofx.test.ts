import { expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const row = (date: string, amount: string, name: string): string[] => [
  '<STMTTRN>',
  `<DTPOSTED>${date}`,
  `<TRNAMT>${amount}`,
  `<NAME>${name}`,
  '</STMTTRN>',
];

it.each([
  ['no account', ['OFXHEADER:100', 'DATA:OFXSGML', '', '<BANKTRANLIST>']],
  ['nothing at all', ['<BANKTRANLIST>']],
  ['an XML declaration', ['<?xml version="1.0" encoding="UTF-8"?>', '<BANKTRANLIST>']],
])('reads a list of transactions around which stands %s', async (_, before) => {
  const statement = await readTable([
    ...before,
    ...row('20260210', '-1220.75', 'TIMBER'),
    ...row('20260212', '900.10', 'ORMOND DENTAL'),
    '</BANKTRANLIST>',
  ]);
  expect(statement).toMatchObject({ format: 'ofx', account: null, currency: null, proven: null });
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-122_075, 90_010]);
});

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

it.each([
  ['2.000,00', 200_000],
  ['-1,234,567.80', -123_456_780],
  ['-1234,5', -123_450],
])('reads an amount that a bank writes as %s', async (written, minor) => {
  const statement = await readTable([
    '<BANKTRANLIST>',
    ...row('20260210', written, 'PIX'),
    '</BANKTRANLIST>',
  ]);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([minor]);
});

it('reads an amount without decimals as the file’s others write thousands', async () => {
  const lines = [...row('20260210', '-2.000,00', 'PIX'), ...row('20260211', '-1.500', 'TED')];
  const statement = await readTable(['<BANKTRANLIST>', ...lines, '</BANKTRANLIST>']);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-200_000, -150_000]);
});

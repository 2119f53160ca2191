import { expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const row = (date: string, amount: string, name: string): string[] => [
  '<STMTTRN>',
  `<DTPOSTED>${date}`,
  `<TRNAMT>${amount}`,
  `<NAME>${name}`,
  '</STMTTRN>',
];

it('reads a list of transactions around which no account stands', async () => {
  const statement = await readTable([
    'OFXHEADER:100',
    'DATA:OFXSGML',
    '',
    '<BANKTRANLIST>',
    ...row('20260210', '-1220.75', 'TIMBER'),
    ...row('20260212', '900.10', 'ORMOND DENTAL'),
    '</BANKTRANLIST>',
  ]);
  expect(statement).toMatchObject({ format: 'ofx', account: null, currency: null, proven: null });
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-122_075, 90_010]);
});

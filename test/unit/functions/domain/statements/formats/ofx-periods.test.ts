import { describe, expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const ofx = (start: string, end: string): string[] => [
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>4711</BANKACCTFROM>',
  `<BANKTRANLIST><DTSTART>${start}<DTEND>${end}`,
  '<STMTTRN><DTPOSTED>20260310<TRNAMT>-12.50<NAME>BAKERY</STMTTRN>',
  '<STMTTRN><DTPOSTED>20260320<TRNAMT>100.00<NAME>CUSTOMER</STMTTRN>',
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
];

describe('the days that an OFX file says it is of', () => {
  it('are the statement’s period', async () => {
    const { period } = await readTable(ofx('20260301000000[-5:EST]', '20260331'));
    expect(period).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  });

  it.each([
    ['leave a row out', '20260315', '20260331'],
    ['are in no order', '20260331', '20260301'],
    ['are of no statement, but all days there are', '19700101', '20991231'],
    ['are none', '', '20260331'],
  ])('say nothing where they %s', async (_, start, end) => {
    expect((await readTable(ofx(start, end))).period).toBeUndefined();
  });
});

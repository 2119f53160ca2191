import { describe, expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const trade =
  '<BUYSTOCK><INVBUY><INVTRAN><FITID>T1<DTTRADE>20260203</INVTRAN><UNITS>4<TOTAL>-901.00</INVBUY></BUYSTOCK>';
const deposit =
  '<INVBANKTRAN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260205<TRNAMT>2000.00<FITID>T2<NAME>DEPOSIT</STMTTRN></INVBANKTRAN>';
const brokerage = (...inner: readonly string[]): string[] => [
  '<OFX><INVSTMTRS><CURDEF>USD<INVACCTFROM><ACCTID>55512094</INVACCTFROM><INVTRANLIST>',
  ...inner,
  '</INVTRANLIST></INVSTMTRS></OFX>',
];

describe('an OFX file of a brokerage account', () => {
  it('tells of the trades that it leaves out beside the money that moved', async () => {
    const { transactions, rejected } = await readTable(brokerage(trade, deposit));
    expect(transactions.map(({ amount }) => amount)).toEqual([200_000]);
    expect(rejected).toMatchObject([
      { row: 2, reason: 'It is a trade of an investment account, which is not read here.' },
    ]);
  });

  it('is refused where it holds nothing but trades', async () => {
    await expect(readTable(brokerage(trade))).rejects.toThrow('This file holds only trades');
  });
});

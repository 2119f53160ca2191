import { describe, it } from 'vitest';
import { expectRead, type Sample } from './sample.ts';

const SAMPLES: readonly Sample[] = [
  [
    'HDFC',
    [
      'Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance',
      '13/03/26,UPI-KIRANA STORE,13/03/26,"1,23,456.50",0.00,0000123,"8,76,543.50"',
      '16/03/26,NEFT CR-CLIENT,16/03/26,0.00,"2,00,000.00",N123,"10,76,543.50"',
    ],
    [
      ['2026-03-13', -12_345_650],
      ['2026-03-16', 20_000_000],
    ],
  ],
  [
    'SBI',
    [
      'Account Number\t:\t_00000012345678901',
      'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
      '13 Mar 2026\t13 Mar 2026\tTO TRANSFER-UPI\tTRF 1\t 1,200.00\t\t 8,800.00',
      '16 Mar 2026\t16 Mar 2026\tBY TRANSFER-NEFT\tTRF 2\t\t 5,000.00\t 13,800.00',
    ],
    [
      ['2026-03-13', -120_000],
      ['2026-03-16', 500_000],
    ],
  ],
  [
    'DBS',
    [
      'Account Details For:,DBS Savings 123-45678-9',
      'Statement as at:,16 Mar 2026',
      '',
      'Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3',
      '16 Mar 2026,POS,12.30, ,FAIRPRICE,,',
      '13 Mar 2026,INT, ,0.45,INTEREST,,',
    ],
    [
      ['2026-03-16', -1230],
      ['2026-03-13', 45],
    ],
  ],
  [
    'CommBank without headings',
    [
      '16/03/2026,"-12.30","WOOLWORTHS SYDNEY","+987.70"',
      '13/03/2026,"+500.00","Salary ACME","+1000.00"',
      '12/03/2026,"-20.00","BP FUEL","+500.00"',
    ],
    [
      ['2026-03-16', -1230],
      ['2026-03-13', 50_000],
      ['2026-03-12', -2000],
    ],
  ],
  [
    'MUFG',
    [
      '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ"',
      '"2026/3/13","カード","スーパー","1,230","","98,770",""',
      '"2026/3/16","振込","カブシキガイシャ","","50,000","148,770",""',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-16', 50_000],
    ],
    'shift_jis',
  ],
  [
    '楽天銀行',
    [
      '取引日,入出金(円),取引後残高(円),入出金内容',
      '20260313,-1230,98770,スーパー',
      '20260316,50000,148770,振込 クライアント',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-16', 50_000],
    ],
    'shift_jis',
  ],
  [
    '微信支付',
    [
      '微信支付账单明细,,,,',
      '交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式',
      '2026-03-16 10:00:00,商户消费,超市,食品,支出,¥12.30,零钱',
      '2026-03-13 10:00:00,转账,客户,货款,收入,¥500.00,零钱',
    ],
    [
      ['2026-03-16', -1230],
      ['2026-03-13', 50_000],
    ],
    'gb18030',
  ],
];

describe('exports of Asian and Australian banks', () => {
  it.each(SAMPLES.map((sample) => ({ bank: sample[0], sample })))('$bank', ({ sample }) =>
    expectRead(sample),
  );
});

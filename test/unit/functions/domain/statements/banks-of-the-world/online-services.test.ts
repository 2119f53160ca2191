import { describe, it } from 'vitest';
import { expectRead, type Sample } from './sample.ts';

const SAMPLES: readonly Sample[] = [
  [
    'Wise',
    [
      'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Merchant',
      'CARD-1,14-03-2026,-12.50,EUR,Card transaction of 12.50 EUR,,187.50,,Boulangerie',
      'TRANSFER-2,13-03-2026,200.00,EUR,Received money from A. Client,INV 7,200.00,,',
    ],
    [
      ['2026-03-14', -1250],
      ['2026-03-13', 20_000],
    ],
  ],
  [
    'Revolut',
    [
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'CARD_PAYMENT,Current,2026-03-13 18:02:11,2026-03-14 09:00:00,Bakery,-4.20,0.00,GBP,COMPLETED,95.80',
      'TOPUP,Current,2026-03-15 10:00:00,2026-03-15 10:00:05,Top-up,50.00,0.00,GBP,COMPLETED,145.80',
    ],
    [
      ['2026-03-14', -420],
      ['2026-03-15', 5000],
    ],
  ],
  [
    'N26',
    [
      '"Booking Date","Value Date","Partner Name","Partner Iban","Type","Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '"2026-03-13","2026-03-13","REWE","","Presentment","","Main Account","-23.10","23.10","EUR","1"',
      '"2026-03-16","2026-03-16","Muster GmbH","DE02120300000000202051","Credit Transfer","Rechnung 4","Main Account","900.00","","",""',
    ],
    [
      ['2026-03-13', -2310],
      ['2026-03-16', 90_000],
    ],
  ],
  [
    'Monzo',
    [
      'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In',
      'tx_1,13/03/2026,08:01:02,Card payment,Cafe,,Eating out,-3.40,GBP,-3.40,GBP,,,,CAFE LONDON,,-3.40,',
      'tx_2,14/03/2026,09:01:02,Faster payment,A Client,,Income,120.00,GBP,120.00,GBP,,,,INV 7,,,120.00',
    ],
    [
      ['2026-03-13', -340],
      ['2026-03-14', 12_000],
    ],
  ],
  [
    'Stripe',
    [
      'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description',
      'txn_1,charge,ch_1,100.00,0.00,100.00,usd,2026-03-13 10:00,2026-03-15 00:00,Invoice 7',
      'txn_2,payout,po_1,-80.00,0.00,-80.00,usd,2026-03-16 10:00,2026-03-16 00:00,STRIPE PAYOUT',
    ],
    [
      ['2026-03-13', 10_000],
      ['2026-03-16', -8000],
    ],
  ],
  [
    'Mint',
    [
      '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
      '"3/16/2026","Power Co","POWER CO 1","45.20","debit","Utilities","Checking","",""',
      '"3/13/2026","Client","CLIENT 2","500.00","credit","Income","Checking","",""',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'YNAB',
    [
      '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
      '"Checking","","16/03/2026","Power Co","Bills: Power","Bills","Power","","$45.20","$0.00","Cleared"',
      '"Checking","","13/03/2026","Client","Inflow: RTA","Inflow","RTA","","$0.00","$500.00","Cleared"',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'Etsy',
    [
      'Date,Type,Title,Info,Currency,"Amount","Fees & Taxes",Net,"Tax Details"',
      '"March 16, 2026",Fee,"Listing fee",Listing #1,USD,--,-$0.20,-$0.20,--',
      '"March 13, 2026",Sale,"Payment for Order #1",Order #1,USD,$25.00,--,$25.00,--',
      '"March 12, 2026",Fee,"Transaction fee: Mug",Order #1,USD,--,-$1.63,-$1.63,--',
    ],
    [
      ['2026-03-16', -20],
      ['2026-03-13', 2500],
      ['2026-03-12', -163],
    ],
  ],
  [
    'Airbnb',
    [
      'Date,Type,Confirmation Code,Guest,Details,Currency,Amount,Paid Out,Service Fee',
      '03/16/2026,Payout,,,Transfer to checking,USD,,485.00,',
      '03/13/2026,Reservation,HM1,Kale,Studio,USD,485.00,,15.00',
    ],
    [
      ['2026-03-16', -48_500],
      ['2026-03-13', 48_500],
    ],
  ],
  [
    'Fidelity',
    [
      'Run Date,Action,Symbol,Description,Type,Amount ($),Cash Balance ($)',
      '03/16/2026,DEBIT CARD PURCHASE POWER CO (Cash),,No Description,Cash,-45.20,954.80',
      '03/13/2026,DIRECT DEPOSIT CLIENT (Cash),,No Description,Cash,500.00,1000.00',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
];

describe('exports of online banks, payment services and budget programs', () => {
  it.each(SAMPLES.map((sample) => ({ bank: sample[0], sample })))('$bank', ({ sample }) =>
    expectRead(sample),
  );
});

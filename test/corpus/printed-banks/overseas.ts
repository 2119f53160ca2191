import { table } from '../../support/draw-statement.ts';
import type { PrintedStatement } from './printed-statement.ts';

const sections: PrintedStatement = {
  name: 'an American checking statement with sections, checks side by side and daily balances',
  currency: 'USD',
  opening: 251_040,
  closing: 429_190,
  proven: true,
  pages: [
    [
      ...table([40, 300], 40, [
        ['First Prairie Bank, N.A.  Member FDIC', ''],
        ['Statement period December 20, 2025 through January 19, 2026', ''],
        ['Account number: 000123456789', 'Checking'],
        [''],
        ['CHECKING SUMMARY', ''],
      ]),
      ...table([40, -360], 120, [
        ['Beginning Balance', '$2,510.40'],
        ['Deposits and Additions', '3,200.00'],
        ['Checks Paid', '-725.00'],
        ['Electronic Withdrawals', '-693.50'],
        ['Ending Balance', '$4,291.90'],
      ]),
      ...table([40, 100, -540], 210, [
        ['DEPOSITS AND ADDITIONS'],
        ['DATE', 'DESCRIPTION', 'AMOUNT'],
        ['12/31', 'Payroll Northwind Traders PPD ID: 991', '$3,000.00'],
        ['01/02', 'Zelle Payment From Ada Fielding', '200.00'],
        ['Total Deposits and Additions', '', '$3,200.00'],
      ]),
      ...table([40, 100, -220, 300, 360, -500], 300, [
        ['CHECKS PAID'],
        ['CHECK NO.', 'DATE', 'AMOUNT', 'CHECK NO.', 'DATE', 'AMOUNT'],
        ['1041', '12/22', '150.00', '1042', '12/29', '75.00'],
        ['1043', '01/05', '500.00'],
        ['Total Checks Paid', '', '$725.00'],
      ]),
      ...table([40, 100, -540], 390, [
        ['ELECTRONIC WITHDRAWALS'],
        ['DATE', 'DESCRIPTION', 'AMOUNT'],
        ['12/23', 'City Power Online Pmt', '$93.50'],
        ['', 'Reference 00912 Web ID 22'],
        ['01/15', 'Rent Acme Property', '600.00'],
        ['Total Electronic Withdrawals', '', '$693.50'],
      ]),
      ...table([40, -160, 240, -360], 500, [
        ['DAILY ENDING BALANCE'],
        ['DATE', 'AMOUNT', 'DATE', 'AMOUNT'],
        ['12/22', '2,360.40', '01/02', '5,391.90'],
        ['12/31', '5,191.90', '01/15', '4,291.90'],
      ]),
    ],
  ],
  rows: [
    ['2025-12-31', 300_000, 'Payroll Northwind'],
    ['2026-01-02', 20_000, 'Zelle Payment From Ada'],
    ['2025-12-22', -15_000, '1041'],
    ['2025-12-29', -7_500, '1042'],
    ['2026-01-05', -50_000, '1043'],
    ['2025-12-23', -9_350, 'City Power Online Pmt Reference 00912'],
    ['2026-01-15', -60_000, 'Rent Acme'],
  ],
};

const canadianCard: PrintedStatement = {
  name: 'a Canadian credit card across New Year, with transaction and posting days',
  currency: 'CAD',
  opening: -50_000,
  closing: -30_425,
  proven: true,
  pages: [
    [
      ...table([40], 40, [
        ['Maple Credit Union Mastercard'],
        ['Account number XXXX XXXX XXXX 4242'],
        ['Statement period: Dec 15, 2025 - Jan 14, 2026'],
        ['Minimum payment due $10.00  Payment due date Feb 5, 2026  Credit limit $5,000.00'],
      ]),
      ...table([40, -300], 110, [
        ['Previous balance', '$500.00'],
        ['New balance', '$304.25'],
        ['Interac is a trademark of Interac Corp.'],
      ]),
      ...table([40, 110, 180, -540], 180, [
        ['TRANS DATE', 'POST DATE', 'DESCRIPTION', 'AMOUNT ($)'],
        ['Dec 18', 'Dec 19', 'PAYMENT - THANK YOU', '-500.00'],
        ['Dec 29', 'Dec 31', 'GROCER 12 TORONTO ON', '120.25'],
        ['Jan 2', 'Jan 3', 'HOTEL MONTREAL QC', '204.00'],
        ['', '', 'Foreign amount USD 150.00 at 1.36'],
        ['Jan 5', 'Jan 6', 'GROCER 12 REFUND', '-20.00'],
      ]),
    ],
  ],
  rows: [
    ['2025-12-18', 50_000, 'PAYMENT - THANK YOU'],
    ['2025-12-29', -12_025, 'GROCER 12 TORONTO'],
    ['2026-01-02', -20_400, 'HOTEL MONTREAL'],
    ['2026-01-05', 2_000, 'REFUND'],
  ],
};

const indian: PrintedStatement = {
  name: 'an Indian account with lakhs, cheque numbers and wrapped narrations',
  currency: 'INR',
  opening: 12_345_600,
  closing: 23_295_100,
  proven: true,
  pages: [
    [
      ...table([40], 40, [
        ['Ganga Bank  IFSC GNGA0001234'],
        ['Account No : 50100012345678'],
        ['Statement From : 01/04/2026 To : 30/04/2026'],
      ]),
      ...table([30, 85, 240, 310, -420, -490, -565], 110, [
        [
          'Date',
          'Narration',
          'Chq/Ref.No.',
          'Value Dt',
          'Withdrawal Amt.',
          'Deposit Amt.',
          'Closing Balance',
        ],
        ['03/04/26', 'UPI-RAMESH STORES-RAMESH@', '0000112233', '03/04/26', '505.00', '', '1,22,951.00'],
        ['', 'OKBANK-PAYMENT'],
        ['09/04/26', 'NEFT CR-ACME LTD', '', '09/04/26', '', '1,10,000.00', '2,32,951.00'],
        ['', 'SALARY APRIL'],
      ]),
    ],
  ],
  rows: [
    ['2026-04-03', -50_500, 'UPI-RAMESH STORES-RAMESH@ OKBANK-PAYMENT'],
    ['2026-04-09', 11_000_000, 'NEFT CR-ACME LTD'],
  ],
};

/** Statements of invented banks in America and India. */
export const overseasStatements: readonly PrintedStatement[] = [sections, canadianCard, indian];

import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const rowsOf = async (lines: readonly string[], options = {}) => {
  const { transactions, rejected, questions } = await readTable(lines, options);
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    left: rejected.map(({ row }) => row),
    asked: questions.map(({ about }) => about),
  };
};

it.each([
  [
    'a balance whose name is set in letters apart',
    [
      '"Data","Histórico","Data do Balancete","Número do documento","Valor"',
      '"31/08/2026","Saldo Anterior","","0","3120.00"',
      '"01/09/2026","PIX ENVIADO","","991","-23.50"',
      '"14/09/2026","TED RECEBIDA","","992","3500.00"',
      '"30/09/2026","S A L D O","","0","6596.50"',
    ],
    ['2026-09-01 -2350 PIX ENVIADO', '2026-09-14 350000 TED RECEBIDA'],
  ],
  [
    'days in one number, day first, behind an apostrophe',
    [
      'Cuenta,Fecha,Descripcion,Cargo/Abono,Importe,Saldo',
      "'65501234567,'01092026,OXXO INSURGENTES,-,85.50,4014.50",
      "'65501234567,'15092026,PAGO NOMINA,+,15200.00,19214.50",
    ],
    ['2026-09-01 -8550 OXXO INSURGENTES', '2026-09-15 1520000 PAGO NOMINA'],
  ],
  [
    'days in three columns',
    [
      'Year,Month,Day,Payee,Amount',
      '2026,9,3,Oak Books,-12.50',
      '2026,9,14,Lindenhof,400.00',
      '2026,10,1,Cafe,-7.50',
    ],
    ['2026-09-03 -1250 Oak Books', '2026-09-14 40000 Lindenhof', '2026-10-01 -750 Cafe'],
  ],
  [
    'months by their names between day and year',
    ['Tag;Monat;Jahr;Text;Betrag', '3;September;2026;Oak Books;-12,50', '14;Oktober;2026;Lindenhof;400,00'],
    ['2026-09-03 -1250 Oak Books', '2026-10-14 40000 Lindenhof'],
  ],
  [
    'Greek letters for money out and in',
    [
      'Ημ/νία;Αιτιολογία;Ποσό;Πρόσημο ποσού',
      '01/09/2026;ΑΓΟΡΑ;34,12;Χ',
      '15/09/2026;ΜΙΣΘΟΔΟΣΙΑ;1.250,00;Π',
      '20/09/2026;ΔΕΗ;88,00;Χ',
    ],
    ['2026-09-01 -3412 ΑΓΟΡΑ', '2026-09-15 125000 ΜΙΣΘΟΔΟΣΙΑ', '2026-09-20 -8800 ΔΕΗ'],
  ],
  [
    'a bill in rupees beside points and an empty foreign amount',
    [
      'Date,Transaction Details,Reward Point Header,Intl.Amount,Amount(in Rs),BillingAmountSign',
      ',,4017XXXXXXXX4417,,,,',
      '01/09/2026,SWIGGY,0,0,389.00,',
      '02/09/2026,PAYMENT RECEIVED,0,0,9523.00,CR',
      '25/09/2026,BAJAJ FINANCE,0,0,7250.00,',
    ],
    ['2026-09-01 -38900 SWIGGY', '2026-09-02 952300 PAYMENT RECEIVED', '2026-09-25 -725000 BAJAJ FINANCE'],
  ],
  [
    'a bookkeeper’s own account, whose debits come in, between the title of a group and its sum',
    [
      'Date,Source,Description,Debit,Credit,Running Balance',
      'Business Bank Account,,,,,',
      'Opening Balance,,,1000.00,0.00,1000.00',
      '2026-09-03,Spend Money,Officeworks,0.00,89.10,910.90',
      '2026-09-21,Receive Money,Halden,2200.00,0.00,3110.90',
      'Total Business Bank Account,,,2200.00,89.10,',
      'Closing Balance,,,3110.90,0.00,3110.90',
    ],
    ['2026-09-03 -8910 Officeworks', '2026-09-21 220000 Halden'],
  ],
  [
    'who pays and who is paid in Finnish',
    [
      'Kirjauspäivä;Summa;Maksaja;Saajan nimi',
      '01.09.2026;-249,00;BERG;Alko',
      '25.09.2026;+28712,00;Rakennus Oy;BERG',
    ],
    ['2026-09-01 -24900 Alko', '2026-09-25 2871200 Rakennus Oy'],
  ],
  [
    'whom a wallet paid beside what it was for',
    [
      'Date,Activity,Source/Destination,Wallet Txn ID,Debit,Credit,Status',
      '21/09/2026,Paid for order,Uber,3311,120.00,,SUCCESS',
      '14/09/2026,Added to wallet,HDFC,3310,,500.00,SUCCESS',
    ],
    ['2026-09-21 -12000 Paid for order Uber', '2026-09-14 50000 Added to wallet HDFC'],
  ],
  [
    'sums of an Indonesian bank below its rows',
    [
      'Tanggal Transaksi,Keterangan,Jumlah,Saldo',
      '21/09/2026,TRSF E-BANKING,45000.00 DB,955000.00',
      '22/09/2026,KR OTOMATIS GAJI,5000000.00 CR,5955000.00',
      'Saldo Awal,=,1000000.00,',
      'Mutasi Debet,=,45000.00,1',
      'Mutasi Kredit,=,5000000.00,1',
      'Saldo Akhir,=,5955000.00,',
    ],
    ['2026-09-21 -4500000 TRSF E-BANKING', '2026-09-22 500000000 KR OTOMATIS GAJI'],
  ],
  [
    'the order that was paid for beside the card that paid',
    [
      'Transaction Date,Type,Order,Card Brand,Payout Status,Amount,Fee,Net,Currency',
      '2026-09-03 10:11:12 -0400,charge,#1041,visa,paid,62.00,2.10,59.90,USD',
      '2026-09-09 10:11:12 -0400,refund,#1041,visa,paid,-62.00,0.00,-62.00,USD',
    ],
    ['2026-09-03 5990 #1041', '2026-09-09 -6200 #1041'],
  ],
] as const)('reads %s', async (_, lines, rows) => {
  expect(await rowsOf(lines)).toEqual({ rows, left: [], asked: [] });
});

it('takes eight digits that are no day, or of a far year, for a number', async () => {
  const { rows } = await rowsOf([
    'Date,Reference,Description,Amount',
    '2026-09-03,32132026,Oak Books,-12.50',
    '2026-09-14,01092077,Lindenhof,400.00',
  ]);
  expect(rows).toEqual(['2026-09-03 -1250 Oak Books', '2026-09-14 40000 Lindenhof']);
});

it.each([
  ['Withdrawal', 'Deposit', 'Withdrawal', [-1250, 40_000, -750], []],
  ['Payment sent', 'Payment received', 'Fee', [-1250, 40_000, -750], []],
  ['POS purchase', 'Incoming transfer', 'Withdrawal', [-1250, 40_000, -750], []],
  ['Ausgabe', 'Einnahme', 'Ausgabe', [-1250, 40_000, -750], []],
  ['Purchase', 'Payment', 'Refund', [-1250, 40_000, 750], []],
  ['Sale', 'Sale', 'Refund', [1250, 40_000, -750], []],
  ['Sale', 'Purchase', 'Refund', [1250, 40_000, 750], ['sign']],
  ['Payment', 'Deposit', 'Other', [1250, 40_000, 750], ['sign']],
  ['Deposit', 'Interest', 'Deposit', [1250, 40_000, 750], []],
  ['Interest', 'Interest', 'Interest', [1250, 40_000, 750], ['sign']],
  ['Sale', 'Sale', 'Sale', [1250, 40_000, 750], []],
])('signs amounts by their kinds alone: %s, %s, %s', async (first, second, third, amounts, asks) => {
  const { rows, asked } = await rowsOf([
    'Date,Type,Description,Amount',
    `2026-09-03,${first},Oak Books,12.50`,
    `2026-09-14,${second},Lindenhof,400.00`,
    `2026-09-21,${third},Cafe,7.50`,
  ]);
  expect(rows.map((row) => Number(row.split(' ')[1]))).toEqual(amounts);
  expect(asked).toEqual(asks);
});

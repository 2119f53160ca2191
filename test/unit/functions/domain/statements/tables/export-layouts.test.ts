import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

interface Layout {
  readonly what: string;
  readonly lines: readonly string[];
  /** A row a line: day, minor units, words. */
  readonly rows: readonly string[];
  readonly ends?: readonly [opening: number | null, closing: number | null];
  readonly asked?: readonly string[];
  readonly refused?: readonly number[];
}

const LAYOUTS: readonly Layout[] = [
  {
    what: 'balances above the table under labels in one word',
    lines: [
      'openingBalance;10000,00',
      'closingBalance;11541,00',
      '',
      'ID;Datum;Objem;Zpráva',
      '1;28.09.2026;2500,00;Klient',
      '2;30.09.2026;-959,00;Albert',
    ],
    rows: ['2026-09-28 250000 Klient', '2026-09-30 -95900 Albert'],
    ends: [1_000_000, 1_154_100],
  },
  {
    what: 'a status that says that payments were accepted, and one that was refused',
    lines: [
      'Uitvoeringsdatum;Bedrag;Naam van de tegenpartij;Status',
      '30/09/2026;-142,11;LUMINUS NV;Geaccepteerd',
      '28/09/2026;1200,00;DE VRIES NV;Geaccepteerd',
      '27/09/2026;-20,00;DELHAIZE;Geweigerd',
    ],
    rows: ['2026-09-30 -14211 LUMINUS NV', '2026-09-28 120000 DE VRIES NV'],
    refused: [4],
  },
  {
    what: 'no headings, with a line of the account above the rows',
    lines: [
      'Compte de chèques;Compte de chèques;****1234;30/09/2026;;1 523,11',
      '29/09/2026;Retrait;RETRAIT DAB;"RETRAIT DAB PARIS";-60,00',
      '28/09/2026;Virement;VIR SEPA;"VIR SEPA DUPONT";1 200,00',
    ],
    rows: ['2026-09-29 -6000 RETRAIT DAB PARIS', '2026-09-28 120000 Virement VIR SEPA VIR SEPA DUPONT'],
  },
  {
    what: 'balances before each row, newest first',
    lines: [
      '30-09-2026,NL91ASNB0267400001,vattenfall,EUR,3200.00,EUR,-142.11,INC',
      '28-09-2026,NL91ASNB0267400001,de vries bv,EUR,2000.00,EUR,1200.00,OVB',
      '27-09-2026,NL91ASNB0267400001,albert heijn,EUR,2045.10,EUR,-45.10,BEA',
      '25-09-2026,NL91ASNB0267400001,kpn,EUR,2087.60,EUR,-42.50,INC',
    ],
    rows: [
      '2026-09-30 -14211 NL91ASNB0267400001 vattenfall INC',
      '2026-09-28 120000 NL91ASNB0267400001 de vries bv OVB',
      '2026-09-27 -4510 NL91ASNB0267400001 albert heijn BEA',
      '2026-09-25 -4250 NL91ASNB0267400001 kpn INC',
    ],
    ends: [208_760, 305_789],
  },
  {
    what: 'net and gross amounts in two columns each',
    lines: [
      'Type,Creation Date,Gross Currency,Gross Debit (GC),Gross Credit (GC),Net Currency,Net Debit (NC),Net Credit (NC)',
      'Settled,2026-09-28 10:00:00,EUR,,100.00,EUR,,98.50',
      'Refunded,2026-09-28 11:00:00,EUR,40.00,,EUR,40.00,',
      'MerchantPayout,2026-09-30 03:00:00,,,,EUR,58.50,',
    ],
    rows: ['2026-09-28 9850 Settled', '2026-09-28 -4000 Refunded', '2026-09-30 -5850 MerchantPayout'],
  },
  {
    what: 'a total in a cell behind the name of its section',
    lines: [
      'Deposits & Withdrawals,Header,Currency,Settle Date,Description,Amount',
      'Deposits & Withdrawals,Data,USD,2026-09-28,Electronic Fund Transfer,1000',
      'Deposits & Withdrawals,Data,USD,2026-09-30,Disbursement,-200',
      'Deposits & Withdrawals,Data,Total,,,800',
    ],
    rows: ['2026-09-28 100000 Electronic Fund Transfer', '2026-09-30 -20000 Disbursement'],
  },
  {
    what: 'a day as of another one',
    lines: [
      '"Date","Action","Description","Amount"',
      '"09/29/2026 as of 09/28/2026","Buy","VANGUARD TOTAL STOCK","-602.20"',
      '"09/28/2026","MoneyLink Transfer","Tfr CHASE BANK","1000.00"',
      '"Transactions Total","","","397.80"',
    ],
    rows: ['2026-09-29 -60220 VANGUARD TOTAL STOCK', '2026-09-28 100000 Tfr CHASE BANK'],
  },
  {
    what: 'net of tax, and payouts net of fees, of payments by debit card',
    lines: [
      'Date,Type,Status,Process as,Description,Total,Net,Tax amount,Fee,Payout',
      '2026-09-30,Sale,Successful,Debit,Coffee,10.00,8.33,1.67,0.17,9.83',
      '2026-09-30,Sale,Failed,Debit,Coffee,10.00,8.33,1.67,0.00,0.00',
      '2026-09-30,Refund,Successful,Debit,Returned coffee,-5.00,-4.17,-0.83,0.00,-5.00',
    ],
    rows: ['2026-09-30 983 Coffee', '2026-09-30 -500 Returned coffee'],
    refused: [3],
  },
  {
    what: 'fees of others that are never charged beside those of the service',
    lines: [
      'Date,Description,Total Collected,Fees,Third Party Fees,Net Total',
      '2026-09-30,Latte,24.60,(0.74),0.00,23.86',
      '2026-09-29,Scone,12.00,(0.36),0.00,11.64',
    ],
    rows: ['2026-09-30 2386 Latte', '2026-09-29 1164 Scone'],
    asked: ['sign'],
  },
  {
    what: 'rewards of a card beside its payment',
    lines: [
      'Trans. Date,Description,Amount,Category',
      '09/28/2026,SHELL OIL,41.20,Gasoline',
      '09/25/2026,DIRECTPAY FULL BALANCE,-500.00,Payments and Credits',
      '09/20/2026,CASHBACK BONUS REDEMPTION,-25.00,Awards and Rebate Credits',
    ],
    rows: [
      '2026-09-28 -4120 SHELL OIL',
      '2026-09-25 50000 DIRECTPAY FULL BALANCE',
      '2026-09-20 2500 CASHBACK BONUS REDEMPTION',
    ],
    asked: ['sign'],
  },
  {
    what: 'installments among the purchases of a card',
    lines: [
      'Transaction Date,Description,Type,Amount (USD)',
      '09/28/2026,SHELL OIL,Purchase,41.20',
      '09/25/2026,ACH DEPOSIT,Payment,-500.00',
      '09/26/2026,MONTHLY INSTALLMENTS,Installment,33.29',
    ],
    rows: [
      '2026-09-28 -4120 SHELL OIL',
      '2026-09-25 50000 ACH DEPOSIT',
      '2026-09-26 -3329 MONTHLY INSTALLMENTS',
    ],
  },
  {
    what: 'an account that is paid by Pix and pays the bill of its card',
    lines: [
      'Data,Valor,Descrição',
      '28/09/2026,1200.00,Transferência recebida pelo Pix - CLIENTE LTDA',
      '29/09/2026,-45.30,Compra no débito - PADARIA SOL',
      '30/09/2026,-300.00,Pagamento de fatura',
    ],
    rows: [
      '2026-09-28 120000 Transferência recebida pelo Pix - CLIENTE LTDA',
      '2026-09-29 -4530 Compra no débito - PADARIA SOL',
      '2026-09-30 -30000 Pagamento de fatura',
    ],
  },
  {
    what: 'the other party under its Polish name',
    lines: [
      '"Data transakcji";"Dane kontrahenta";"Tytuł";"Kwota"',
      '2026-09-29;" BIEDRONKA 123 ";" Płatność kartą ";-45,30',
      '2026-09-28;" ORLEN ";" FV 77/2026 ";1200,00',
    ],
    rows: ['2026-09-29 -4530 BIEDRONKA 123 Płatność kartą', '2026-09-28 120000 ORLEN FV 77/2026'],
  },
  {
    what: 'dashes for messages that are not there',
    lines: [
      'Kirjauspäivä;Summa;Maksaja;Saajan nimi;Viesti',
      '30.09.2026;-59,90;Roe Eva;ELISA OYJ;-',
      '28.09.2026;+1200,00;ASIAKAS OY;Roe Eva;-',
    ],
    rows: ['2026-09-30 -5990 ELISA OYJ', '2026-09-28 120000 ASIAKAS OY'],
  },
  {
    what: 'no headings, and a balance with the number of the account at its end',
    lines: [
      '28/09/2026;1200,00;Virement;;VIR SEPA ATELIER DUPONT',
      '29/09/2026;-45,32;Carte;;CB LECLERC 28/09/26',
      '30/09/2026;-87,11;Prélèvement;;PRLV SEPA EDF',
      '30/09/2026;2108,69;;;01234 012345A',
    ],
    rows: [
      '2026-09-28 120000 Virement VIR SEPA ATELIER DUPONT',
      '2026-09-29 -4532 Carte CB LECLERC 28/09/26',
      '2026-09-30 -8711 Prélèvement PRLV SEPA EDF',
    ],
    refused: [4],
  },
  {
    what: 'balances in the original currency of the account',
    lines: [
      'Date,Transaction Details,Deposit,Withdrawal,Balance in original currency,HKD equivalent',
      '2026-09-28,CREDIT INTEREST,1.20,,"2,195.80","2,195.80"',
      '2026-09-30,OCTOPUS AUTO ADD,,500.00,"1,695.80","1,695.80"',
    ],
    rows: ['2026-09-28 120 CREDIT INTEREST', '2026-09-30 -50000 OCTOPUS AUTO ADD'],
    ends: [219_460, 169_580],
  },
  {
    what: 'a last balance above the headings',
    lines: [
      'Letzter Kontostand;;995,80;EUR',
      'Buchungstag;Verwendungszweck;Betrag;Währung',
      '28.9.2026;RE 77;1.200,00;EUR',
      '30.9.2026;Strom;-87,11;EUR',
      'Kontostand;30.9.2026;2.108,69;EUR',
    ],
    rows: ['2026-09-28 120000 RE 77', '2026-09-30 -8711 Strom'],
    ends: [99_580, 210_869],
  },
  {
    what: 'deposits and withdrawals in Spanish beside numbers',
    lines: [
      'FECHA,DESCRIPCIÓN,DEPÓSITOS,RETIROS,SALDO,MOVIMIENTO,CHEQUE',
      '28/09/2026,SPEI CLIENTE SA,"$6,000.00",$0.00,"$10,000.00",11,',
      '30/09/2026,PAGO CFE,$0.00,"$1,512.30","$8,487.70",12,',
    ],
    rows: ['2026-09-28 600000 SPEI CLIENTE SA 11', '2026-09-30 -151230 PAGO CFE 12'],
    ends: [400_000, 848_770],
    asked: ['currency'],
  },
  {
    what: 'fees that are rows of their own',
    lines: [
      'Posting Date,Description,Money In,Money Out,Fee,Balance',
      '2026-09-28,Payment Received: Klant,8500.00,,,12656.89',
      '2026-09-30,Card Purchase: Pick n Pay,,-599.00,,12057.89',
      '2026-09-30,SMS Notification Fee,,,-0.35,12057.54',
    ],
    rows: [
      '2026-09-28 850000 Payment Received: Klant',
      '2026-09-30 -59900 Card Purchase: Pick n Pay',
      '2026-09-30 -35 SMS Notification Fee',
    ],
    ends: [415_689, 1_205_754],
  },
  {
    what: 'rows that go on in a second line, which has the amount',
    lines: [
      'Transaction date,Value date,Description,Withdrawals (SGD),Deposits (SGD)',
      '30/09/2026,30/09/2026,FAST PAYMENT',
      ',,to SP SERVICES,87.11,',
      '28/09/2026,28/09/2026,GIRO SALARY LAKESIDE,,"1,200.00"',
    ],
    rows: ['2026-09-30 -8711 FAST PAYMENT to SP SERVICES', '2026-09-28 120000 GIRO SALARY LAKESIDE'],
  },
  {
    what: 'money in, money out and what there is now in Japanese, beside a number of details',
    lines: [
      '取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,現在（貸付）高',
      '20260928,202609280001,80000,,振込ヤマダ,100000',
      '20260930,202609300001,,540,コンビニ,99460',
    ],
    rows: ['2026-09-28 80000 振込ヤマダ', '2026-09-30 -540 コンビニ'],
    ends: [20_000, 99_460],
  },
  {
    what: 'a card that writes purchases below zero and a payment above, of each one',
    lines: [
      '"Karte";"Visa Kreditkarte";"4930 •••• •••• 4711"',
      '"Belegdatum";"Beschreibung";"Umsatztyp";"Betrag (€)"',
      '"28.09.26";"AMZN Mktp DE";"Im Geschäft";"-45,32"',
      '"25.09.26";"Einzahlung";"Kreditkartenzahlung";"500,00"',
    ],
    rows: ['2026-09-28 -4532 AMZN Mktp DE Im Geschäft', '2026-09-25 50000 Einzahlung Kreditkartenzahlung'],
  },
  {
    what: 'a balance above the headings behind a colon and its currency',
    lines: [
      'Solde : CHF 2154.68;;',
      'Date;Texte comptable;Montant',
      '30.09.26;Achat Migros;-45.32',
      '28.09.26;Atelier Rosa;1200.00',
    ],
    rows: ['2026-09-30 -4532 Achat Migros', '2026-09-28 120000 Atelier Rosa'],
    ends: [null, 215_468],
  },
  {
    what: 'amounts and names in Norwegian beside numbers of accounts',
    lines: [
      'Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta',
      '2026/09/30;-345,50;1234.56.78901;;;REMA 1000;NOK',
      '2026/09/28;8500,00;;1234.56.78901;KUNDE AS;Overføring;NOK',
    ],
    rows: ['2026-09-30 -34550 REMA 1000', '2026-09-28 850000 KUNDE AS Overføring'],
  },
];

describe('an export with', () => {
  it.each(LAYOUTS.map((layout) => [layout.what, layout] as const))('%s', async (_, layout) => {
    const { transactions, opening, closing, proven, questions, rejected } = await readTable(layout.lines);
    const rows = transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
    expect(rows).toEqual(layout.rows);
    expect(rejected.map(({ row }) => row)).toEqual(layout.refused ?? []);
    expect(questions.map(({ about }) => about)).toEqual(layout.asked ?? []);
    const { ends } = layout;
    if (ends) expect([opening, closing, proven]).toEqual([...ends, ends[0] === null ? null : true]);
  });
});

it('asks where balances before rows of one day look like those of what is owed', async () => {
  const { questions } = await readTable([
    'Date,Description,Amount,Balance',
    '30-09-2026,vattenfall,-142.11,3200.00',
    '30-09-2026,de vries bv,1200.00,2000.00',
    '30-09-2026,albert heijn,-45.10,2045.10',
    '30-09-2026,kpn,-42.50,2087.60',
  ]);
  expect(questions.map(({ about }) => about)).toEqual(['sign']);
});

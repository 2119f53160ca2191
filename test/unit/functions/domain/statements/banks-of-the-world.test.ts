import { describe, expect, it } from 'vitest';
import iconv from 'iconv-lite';
import { readWorded } from '../../../../support/statements/read-worded.ts';

/** A layout as a bank or service of that name exports it, with invented rows: file, then days and amounts in minor units. */
type Sample = readonly [
  name: string,
  lines: readonly string[],
  rows: readonly (readonly [day: string, amount: number])[],
  encoding?: string,
];

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
    'DKB',
    [
      '"Girokonto";"DE02120300000000202051"',
      '"Kontostand vom 16.03.2026:";"1.876,90 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"16.03.26";"16.03.26";"Gebucht";"Eva Muster";"REWE";"Einkauf";"Ausgang";"DE1";"-23,10";"";"";""',
      '"13.03.26";"13.03.26";"Gebucht";"Kunde AG";"Eva Muster";"RE 7";"Eingang";"DE2";"1.900,00";"";"";""',
    ],
    [
      ['2026-03-16', -2310],
      ['2026-03-13', 190_000],
    ],
  ],
  [
    'ING NL',
    [
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"',
      '"20260313","Albert Heijn","NL69INGB0123456789","","BA","Af","12,30","Betaalautomaat","Pasvolgnr 1"',
      '"20260314","Klant BV","NL69INGB0123456789","NL20INGB0001234567","OV","Bij","1250,00","Overschrijving","Factuur 7"',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-14', 125_000],
    ],
  ],
  [
    'Rabobank',
    [
      '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1"',
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000000001","2026-03-13","2026-03-13","-12,30","+87,70","","Jumbo","Pin"',
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000000002","2026-03-14","2026-03-14","+100,00","+187,70","NL20INGB0001234567","Klant","Factuur"',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-14', 10_000],
    ],
  ],
  [
    'Crédit Agricole',
    [
      'Téléchargement du 16/03/2026;',
      'Compte de Dépôt carte n° 01234567890;',
      'Solde au 16/03/2026 1 234,56 €',
      '',
      'Date;Libellé;Débit euros;Crédit euros;',
      '13/03/2026;"PAIEMENT PAR CARTE',
      'BOULANGERIE";4,20;;',
      '14/03/2026;VIREMENT CLIENT;;1 250,00;',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-14', 125_000],
    ],
    'windows-1252',
  ],
  [
    'UBS',
    [
      'Kontonummer:;0243 00012345.01;',
      'Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2',
      "2026-03-16;;2026-03-16;2026-03-16;CHF;-1'012.30;;;4'987.70;99A;Miete;März",
      "2026-03-13;;2026-03-13;2026-03-13;CHF;;1'000.00;;6'000.00;99B;Kunde AG;Rechnung",
    ],
    [
      ['2026-03-16', -101_230],
      ['2026-03-13', 100_000],
    ],
  ],
  [
    'PostFinance',
    [
      'Datum von:;13.03.2026',
      'Konto:;CH5109000000250092291',
      'Währung:;CHF',
      '',
      'Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie',
      '16.03.2026;Kauf Migros;;-45.20;;Haushalt',
      '13.03.2026;Gutschrift Kunde;900.00;;;',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 90_000],
    ],
  ],
  [
    'Santander España',
    [
      'Fecha Operación;Fecha Valor;Concepto;Importe;Saldo',
      '13/03/2026;13/03/2026;Compra en panadería;-4,20 EUR;1.095,80 EUR',
      '16/03/2026;16/03/2026;Transferencia de cliente;1.000,00 EUR;2.095,80 EUR',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 100_000],
    ],
  ],
  [
    'Intesa Sanpaolo',
    [
      'Data contabile;Data valuta;Descrizione;Accrediti;Addebiti;Descrizione estesa',
      '13/03/2026;13/03/2026;Pagamento POS;;-12,30;Panificio',
      '16/03/2026;16/03/2026;Bonifico;1.250,00;;Cliente Srl',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-16', 125_000],
    ],
  ],
  [
    'mBank',
    [
      'mBank S.A. Bankowość Detaliczna;',
      '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji;',
      '2026-03-13;"ŻABKA ZAKUP";"eKonto 1234";"Żywność";-12,30 PLN;1 087,70 PLN;',
      '2026-03-16;"PRZELEW OD KLIENTA";"eKonto 1234";"Wpływy";1 000,00 PLN;2 087,70 PLN;',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-16', 100_000],
    ],
    'windows-1250',
  ],
  [
    'Nordea',
    [
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta',
      '2026/03/16;-123,40;1234 56 78901;;;Kortköp ICA;876,60;SEK',
      '2026/03/13;500,00;;1234 56 78901;;Insättning;1000,00;SEK',
    ],
    [
      ['2026-03-16', -12_340],
      ['2026-03-13', 50_000],
    ],
  ],
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
    'TD without headings',
    ['03/13/2026,TIM HORTONS,4.20,,995.80', '03/16/2026,PAYROLL,,500.00,1495.80'],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'RBC',
    [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,00001-1234567,3/13/2026,,"TIM HORTONS","",-4.20,',
      'Chequing,00001-1234567,3/16/2026,,"PAYROLL","ACME",500.00,',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'Chase',
    [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,03/16/2026,"ACME POWER  WEB ID: 1",-45.20,ACH_DEBIT,954.80,,',
      'CREDIT,03/13/2026,"CLIENT PAYMENT",500.00,ACH_CREDIT,1000.00,,',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'Wells Fargo without headings',
    ['"03/16/2026","-45.20","*","","POWER CO"', '"03/13/2026","500.00","*","","CLIENT"'],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'Bank of America',
    [
      'Description,,Summary Amt.',
      'Beginning balance as of 03/01/2026,,"1,000.00"',
      'Total credits,,"500.00"',
      'Ending balance as of 03/31/2026,,"1,454.80"',
      '',
      'Date,Description,Amount,Running Bal.',
      '03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"',
      '03/13/2026,"CLIENT","500.00","1,500.00"',
      '03/16/2026,"POWER CO","-45.20","1,454.80"',
    ],
    [
      ['2026-03-13', 50_000],
      ['2026-03-16', -4520],
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
  [
    'Сбербанк',
    [
      'Дата;Описание;Расход;Приход;Валюта',
      '13.03.2026;Магазин Пятёрочка;1 230,50;;RUB',
      '16.03.2026;Перевод от клиента;;50 000,00;RUB',
    ],
    [
      ['2026-03-13', -123_050],
      ['2026-03-16', 5_000_000],
    ],
    'windows-1251',
  ],
  [
    'a Latin-2 bank',
    [
      'Datum;Popis;Částka;Měna',
      '13.03.2026;Žluťoučký šálek čaje, Škoda;-1 230,50;CZK',
      '16.03.2026;Příchozí platba Jiří Dvořák;5 000,00;CZK',
    ],
    [
      ['2026-03-13', -123_050],
      ['2026-03-16', 500_000],
    ],
    'iso-8859-2',
  ],
  [
    'a Latin-9 bank',
    ['Date;Libellé;Montant', '13/03/2026;Café;-4,20 €', '16/03/2026;Reçu;1 250,00 €'],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 125_000],
    ],
    'iso-8859-15',
  ],
  [
    'Excel with a stated delimiter',
    ['sep=;', 'Date;Payee, memo;Amount', '2026-03-13;Cafe, Main St;-4.20', '2026-03-16;Client, Co;500.00'],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'single quotes',
    ["'Date','Text','Amount'", "'2026-03-13','Cafe, Main St','-4.20'", "'2026-03-16','O''Neil','500.00'"],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'backslashed quotes',
    [
      '"Date","Text","Amount"',
      '"2026-03-13","The \\"Cafe\\", Ltd","-4.20"',
      '"2026-03-16","Client","500.00"',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
];

/** Texts of days and the days they are. */
const DAYS: readonly (readonly [string, string])[] = [
  ['13 mars 2026', '2026-03-13'],
  ['13. März 2026', '2026-03-13'],
  ['13 maart 2026', '2026-03-13'],
  ['13 de marzo de 2026', '2026-03-13'],
  ['13 marzo 2026', '2026-03-13'],
  ['13 de março de 2026', '2026-03-13'],
  ['13 marca 2026', '2026-03-13'],
  ['13 března 2026', '2026-03-13'],
  ['13 марта 2026 г.', '2026-03-13'],
  ['13 Ağustos 2026', '2026-08-13'],
  ['13 elokuuta 2026', '2026-08-13'],
  ['Friday, March 13, 2026', '2026-03-13'],
  ['13-Mar-26', '2026-03-13'],
  ['13MAR2026', '2026-03-13'],
  ['2026年3月13日', '2026-03-13'],
  ['令和8年3月13日', '2026-03-13'],
  ['2026.03.13.', '2026-03-13'],
  ['2026-03-13T23:59:59Z', '2026-03-13'],
  ['20260313', '2026-03-13'],
  ['13/03/2569', '2026-03-13'],
];

/** Texts of amounts and what they are in cents. */
const AMOUNTS: readonly (readonly [string, number])[] = [
  ['(1,234.50)', -123_450],
  ['1,234.50-', -123_450],
  ['$-1,234.50', -123_450],
  ['-$1,234.50', -123_450],
  ['1,234.50 DR', -123_450],
  ['CR 1,234.50', 123_450],
  ['USD 1,234.50', 123_450],
  ['1,234.50 usd', 123_450],
  ['１，２３４．５０', 123_450],
  ['−1,234.50', -123_450],
  ['1 234.50', 123_450],
  ["1'234.50", 123_450],
  ['1’234.50', 123_450],
  ['12,34,567.50', 123_456_750],
  ['▲1,234.50', -123_450],
];

const bytesOf = (text: string, encoding = 'utf-8'): Uint8Array => iconv.encode(text, encoding);

describe('exports of banks all over the world', () => {
  it.each(SAMPLES.map(([bank, ...sample]) => ({ bank, sample })))('$bank', async ({ sample }) => {
    const [lines, rows, encoding] = sample;
    const reading = await readWorded(bytesOf(`${lines.join('\r\n')}\r\n`, encoding));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    const { transactions, rejected, proven } = reading.statement;
    expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(rows);
    expect(rejected).toEqual([]);
    expect(proven).not.toBe(false);
  });

  it.each(DAYS)('reads the day %s', async (text, day) => {
    const reading = await readWorded(bytesOf(`Date;Text;Amount\n"${text}";a;-1.50\n"${text}";b;-2.50\n`));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.transactions.map(({ date }) => date)).toEqual([day, day]);
  });

  it.each(AMOUNTS)('reads the amount %s', async (text, amount) => {
    const reading = await readWorded(
      bytesOf(`Date\tText\tAmount\n2026-03-13\ta\t${text}\n2026-03-14\tb\t-2.50\n`),
    );
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.transactions.map((row) => row.amount)).toEqual([amount, -250]);
  });
});

import { table, type DrawnPage } from './draw-statement.ts';

/** A statement as drawn, and the rows it holds: day, minor units in the owner's view, words of the description. */
export interface PrintedStatement {
  name: string;
  pages: readonly DrawnPage[];
  rows: readonly (readonly [date: string, amount: number, words: string])[];
  currency: string;
  opening: number | null;
  closing: number | null;
  proven: boolean | null;
}

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

const britishStops = [40, 110, -380, -460, -545];
const british: PrintedStatement = {
  name: 'a British account that prints a day once, with amounts under the names',
  currency: 'GBP',
  opening: 120_000,
  closing: 269_249,
  proven: true,
  pages: [
    [
      ...table([40], 40, [
        ['Thames & Severn Bank'],
        ['Sort code 20-11-43  Account number 41239876'],
        ['28 December 2025 to 27 January 2026'],
      ]),
      ...table(britishStops, 120, [
        ['Date', 'Payment type and details', 'Paid out', 'Paid in', 'Balance'],
        ['', 'BALANCE BROUGHT FORWARD', '', '', '1,200.00'],
        ['29 Dec 25', 'VIS TESCO STORES 3021'],
        ['', 'LONDON', '45.30'],
        ['', 'DD BRITISH GAS', '88.20', '', '1,066.50'],
        ['02 Jan 26', 'CR ACME WIDGETS LTD'],
        ['', 'SALARY', '', '2,000.00', '3,066.50'],
        ['', 'BALANCE CARRIED FORWARD', '', '', '3,066.50'],
      ]),
      ...table([40, -545], 780, [['Thames & Severn Bank plc, authorised', 'Page 1 of 2']]),
    ],
    [
      ...table([40], 40, [['Thames & Severn Bank'], ['Your statement']]),
      ...table(britishStops, 120, [
        ['Date', 'Payment type and details', 'Paid out', 'Paid in', 'Balance'],
        ['', 'BALANCE BROUGHT FORWARD', '', '', '3,066.50'],
        ['05 Jan 26', 'SO A LANDLORD'],
        ['', 'RENT', '374.01', '', '2,692.49'],
        ['', 'BALANCE CARRIED FORWARD', '', '', '2,692.49'],
      ]),
      ...table([40, -545], 780, [['Thames & Severn Bank plc, authorised', 'Page 2 of 2']]),
    ],
  ],
  rows: [
    ['2025-12-29', -4_530, 'VIS TESCO STORES 3021 LONDON'],
    ['2025-12-29', -8_820, 'DD BRITISH GAS'],
    ['2026-01-02', 200_000, 'CR ACME WIDGETS LTD SALARY'],
    ['2026-01-05', -37_401, 'SO A LANDLORD RENT'],
  ],
};

const german: PrintedStatement = {
  name: 'a German account with Valuta, Soll and Haben, days without year',
  currency: 'EUR',
  opening: 150_000,
  closing: 301_155,
  proven: true,
  pages: [
    [
      ...table([40], 40, [
        ['Volksbank Musterstadt eG'],
        ['Kontoauszug 1/2026  vom 01.01.2026 bis 31.01.2026'],
        ['IBAN DE02 1203 0000 0000 2020 51'],
      ]),
      ...table([40, 90, 140, -470, -550], 120, [
        ['Bu-Tag', 'Wert', 'Vorgang', 'Soll', 'Haben'],
        ['', '', 'Alter Kontostand vom 31.12.2025', '', '1.500,00 H'],
        ['02.01.', '02.01.', 'Lastschrift', '1.234,50'],
        ['', '', 'Stadtwerke Musterstadt'],
        ['', '', 'Abschlag Januar 2026'],
        ['12.01.', '12.01.', 'Gehalt', '', '2.760,00'],
        ['', '', 'Muster GmbH'],
        ['15.01.', '16.01.', 'Kartenzahlung REWE', '13,95'],
        ['', '', 'Neuer Kontostand vom 31.01.2026', '', '3.011,55 H'],
      ]),
    ],
  ],
  rows: [
    ['2026-01-02', -123_450, 'Lastschrift Stadtwerke Musterstadt Abschlag'],
    ['2026-01-12', 276_000, 'Gehalt Muster GmbH'],
    ['2026-01-15', -1_395, 'Kartenzahlung REWE'],
  ],
};

const french: PrintedStatement = {
  name: 'a French account with named months and blanks between thousands',
  currency: 'EUR',
  opening: 123_456,
  closing: 221_606,
  proven: true,
  pages: [
    [
      ...table([40], 40, [
        ['Banque du Midi'],
        ['Relevé de compte courant du 1 janvier 2026 au 31 janvier 2026'],
        ['Compte n° 00012345678'],
        ['Montants en euros'],
      ]),
      ...table([40, 110, -440, -540], 120, [
        ['Date', 'Libellé des opérations', 'Débit', 'Crédit'],
        ['', 'Ancien solde au 31/12/2025', '', '1 234,56'],
        ['3 janv.', 'PRLV SEPA FREE MOBILE', '19,99'],
        ['12 janv.', 'VIR SALAIRE SOCIETE DUPONT', '', '2 150,00'],
        ['15 janv.', 'CARTE 14/01 CARREFOUR', '1 148,51'],
        ['', 'Total des mouvements', '1 168,50', '2 150,00'],
        ['', 'Nouveau solde au 31/01/2026', '', '2 216,06'],
      ]),
    ],
  ],
  rows: [
    ['2026-01-03', -1_999, 'PRLV SEPA FREE MOBILE'],
    ['2026-01-12', 215_000, 'VIR SALAIRE'],
    ['2026-01-15', -114_851, 'CARREFOUR'],
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
    ['2025-12-19', 50_000, 'PAYMENT - THANK YOU'],
    ['2025-12-31', -12_025, 'GROCER 12 TORONTO'],
    ['2026-01-03', -20_400, 'HOTEL MONTREAL'],
    ['2026-01-06', 2_000, 'REFUND'],
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

const swiss: PrintedStatement = {
  name: 'a Swiss account with apostrophes and the value day between amounts and balance',
  currency: 'CHF',
  opening: 1_050_000,
  closing: 895_045,
  proven: true,
  pages: [
    [
      ...table([40], 40, [
        ['Alpenbank AG'],
        ['Kontoauszug 01.03.2026 - 31.03.2026'],
        ['IBAN CH93 0076 2011 6238 5295 7'],
        ['Privatkonto in CHF'],
      ]),
      ...table([40, 100, -340, -410, 430, -550], 120, [
        ['Datum', 'Text', 'Belastung', 'Gutschrift', 'Valuta', 'Saldo'],
        ['', 'Saldovortrag', '', '', '', "10'500.00"],
        ['02.03.26', 'Miete März', "1'850.00", '', '02.03.26', "8'650.00"],
        ['09.03.26', 'Coop Zürich', '99.55', '', '10.03.26', "8'550.45"],
        ['25.03.26', 'Rückzahlung Krankenkasse', '', '400.00', '25.03.26', "8'950.45"],
        ['', 'Total Umsatz', "1'949.55", '400.00'],
      ]),
    ],
  ],
  rows: [
    ['2026-03-02', -185_000, 'Miete'],
    ['2026-03-09', -9_955, 'Coop'],
    ['2026-03-25', 40_000, 'Rückzahlung'],
  ],
};

const bare: PrintedStatement = {
  name: 'two columns of figures without any headings, signed by the balance alone',
  currency: 'GBP',
  opening: 10_000,
  closing: 18_500,
  proven: true,
  pages: [
    table([40, 120, -420, -520], 60, [
      ['Account statement, all figures in GBP'],
      ['14/02/2026', 'Opening balance', '', '100.00'],
      ['15/02/2026', 'Corner shop', '25.00', '75.00'],
      ['16/02/2026', 'Paid by Anna', '150.00', '225.00'],
      ['18/02/2026', 'Window cleaner', '40.00', '185.00'],
    ]),
  ],
  rows: [
    ['2026-02-15', -2_500, 'Corner shop'],
    ['2026-02-16', 15_000, 'Paid by Anna'],
    ['2026-02-18', -4_000, 'Window cleaner'],
  ],
};

/** Rows of three lines each over four pages, with headings and footers on each. */
function longStatement(): PrintedStatement {
  const entries = Array.from({ length: 60 }, (_, at) => ({
    day: `${String((at % 28) + 1).padStart(2, '0')}.${String(Math.floor(at / 28) + 4).padStart(2, '0')}.2026`,
    date: `2026-${String(Math.floor(at / 28) + 4).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
    amount: at % 7 === 0 ? 1_000_00 + at : -(12_34 + at * 17),
    name: `Händler Nummer ${at + 1}`,
  }));
  const money = (minor: number): string =>
    `${String(Math.floor(Math.abs(minor) / 100)).replace(/\B(?=(\d{3})+$)/g, '.')},${String(Math.abs(minor) % 100).padStart(2, '0')}${minor < 0 ? '-' : '+'}`;
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const pages = [0, 15, 30, 45].map((from) => [
    ...table([40, -550], 40, [
      ['Sparkasse Beispielstadt', `Seite ${from / 15 + 1} von 4`],
      ['Kontoauszug 01.04.2026 - 30.06.2026  Währung EUR'],
    ]),
    ...table([40, 120, -550], 90, [
      ['Datum', 'Erläuterung', 'Betrag'],
      ...(from === 0 ? [['', 'Anfangssaldo', '5.000,00+']] : []),
      ...entries.slice(from, from + 15).flatMap(({ day, amount, name }) => [
        [day, 'Basislastschrift', money(amount)],
        ['', name],
        ['', 'Mandat 77/AB'],
      ]),
      ...(from === 45 ? [['', 'Endsaldo', money(500_000 + sum)]] : []),
    ]),
    ...table([40], 800, [['Sparkasse Beispielstadt, Hauptstraße 1, 12345 Beispielstadt']]),
  ]);
  return {
    name: 'wrapped descriptions over four pages, signs after the amounts',
    currency: 'EUR',
    opening: 500_000,
    closing: 500_000 + sum,
    proven: true,
    pages,
    rows: entries.map(({ date, amount, name }) => [date, amount, `Basislastschrift ${name} Mandat`]),
  };
}

/** Statements of invented banks, each laid out unlike the others. */
export const printedStatements: readonly PrintedStatement[] = [
  sections,
  british,
  german,
  french,
  canadianCard,
  indian,
  swiss,
  bare,
  longStatement(),
];

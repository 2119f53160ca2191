import { table, type DrawnPage } from './draw-statement.ts';

/** A hotel's bill with days, amounts and balances, laid out as one of many systems prints it. */
interface Folio {
  readonly name: string;
  readonly pages: readonly DrawnPage[];
  /** What was paid in the end, in minor units. */
  readonly total: number;
}

const at = (text: string, x: number, y: number) => ({ text, x, y });
const lines = (x: number, top: number, texts: readonly string[]) =>
  texts.map((text, index) => at(text, x, top + index * 13));

const nights = [
  ['06/01/2026', 'Room charge', '189.00'],
  ['06/01/2026', 'State tax 6%', '11.34'],
  ['06/01/2026', 'City occupancy tax 7%', '13.23'],
  ['06/02/2026', 'Room charge', '189.00'],
  ['06/02/2026', 'State tax 6%', '11.34'],
  ['06/02/2026', 'City occupancy tax 7%', '13.23'],
] as const;

const chargesAndCredits: DrawnPage = [
  ...lines(40, 40, ['HARBOR VIEW HOTEL', '12 Wharf Street, Portland ME 04101']),
  ...lines(40, 80, [
    'Guest: Ada Lovelace',
    'Room: 412',
    'Arrival: 06/01/2026',
    'Departure: 06/03/2026',
    'Folio no. 48213',
  ]),
  ...table([40, 120, -430, -520], 170, [
    ['Date', 'Description', 'Charges', 'Credits'],
    ...nights.map(([day, what, amount]) => [day, what, amount, '']),
    ['06/03/2026', 'Visa ending 4417', '', '427.14'],
    ['', 'Balance', '', '0.00'],
  ]),
];

const runningBalance: DrawnPage = [
  ...lines(40, 40, ['THE GRAND PLAZA', 'GUEST FOLIO']),
  ...lines(40, 80, ['Name: A. Lovelace', 'Room number 1107', 'Check-in 06/01/2026', 'Check-out 06/03/2026']),
  ...table([40, 110, -380, -450, -530], 150, [
    ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    ['06/01/2026', 'Room charge', '189.00', '', '189.00'],
    ['06/01/2026', 'State tax', '11.34', '', '200.34'],
    ['06/01/2026', 'City tax', '13.23', '', '213.57'],
    ['06/02/2026', 'Room charge', '189.00', '', '402.57'],
    ['06/02/2026', 'State tax', '11.34', '', '413.91'],
    ['06/02/2026', 'City tax', '13.23', '', '427.14'],
    ['06/03/2026', 'Mastercard payment', '', '427.14', '0.00'],
  ]),
  at('Balance due 0.00', 400, 290),
];

const statementOfAccount: DrawnPage = [
  ...lines(40, 40, ['LAKESIDE INN & SUITES', 'Statement of Account', 'GST/HST No. 812345678 RT0001']),
  ...lines(40, 90, [
    'Guest name  Ada Lovelace',
    'Room  208   Rate  149.00',
    'Account number  90041',
    'Nights  3',
  ]),
  ...table([40, 130, -420, -520], 160, [
    ['Date', 'Description', 'Debits', 'Credits'],
    ['', 'Previous balance', '0.00', ''],
    ['2026-05-11', 'Accommodation', '149.00', ''],
    ['2026-05-11', 'HST 13%', '19.37', ''],
    ['2026-05-12', 'Accommodation', '149.00', ''],
    ['2026-05-12', 'HST 13%', '19.37', ''],
    ['2026-05-13', 'Accommodation', '149.00', ''],
    ['2026-05-13', 'HST 13%', '19.37', ''],
    ['2026-05-14', 'Payment Visa', '', '505.11'],
    ['', 'Closing balance', '0.00', ''],
  ]),
];

const zerosAlone: DrawnPage = [
  ...lines(40, 40, ['SEASIDE LODGE', 'Information invoice', 'Account 448812']),
  ...lines(40, 90, ['Guest Ms A Lovelace', 'Room no. 14', 'Arr. 04/07/2026', 'Dep. 04/09/2026']),
  at('Opening balance 0.00', 40, 150),
  ...table([40, 130, -500], 170, [
    ['Date', 'Description', 'Amount'],
    ['04/07/2026', 'Room', '120.00'],
    ['04/07/2026', 'Occupancy tax', '14.40'],
    ['04/07/2026', 'Breakfast', '18.00'],
    ['04/08/2026', 'Room', '120.00'],
    ['04/08/2026', 'Occupancy tax', '14.40'],
    ['04/09/2026', 'American Express XXXX1007', '-286.80'],
  ]),
  at('Balance 0.00', 430, 270),
];

const german: DrawnPage = [
  ...lines(40, 40, ['Hotel Seeblick GmbH', 'Gästekonto']),
  ...lines(40, 80, ['Gast: Ada Lovelace', 'Zimmer: 23', 'Anreise: 01.06.2026', 'Abreise: 03.06.2026']),
  ...table([40, 110, -400, -470, -540], 150, [
    ['Datum', 'Text', 'Soll', 'Haben', 'Saldo'],
    ['01.06.2026', 'Übernachtung', '110,00', '', '110,00'],
    ['01.06.2026', 'Frühstück', '14,00', '', '124,00'],
    ['01.06.2026', 'Kurtaxe', '3,00', '', '127,00'],
    ['02.06.2026', 'Übernachtung', '110,00', '', '237,00'],
    ['02.06.2026', 'Frühstück', '14,00', '', '251,00'],
    ['02.06.2026', 'Kurtaxe', '3,00', '', '254,00'],
    ['03.06.2026', 'Zahlung EC-Karte', '', '254,00', '0,00'],
  ]),
  at('Saldo 0,00 EUR', 430, 270),
];

const french: DrawnPage = [
  ...lines(40, 40, ['Hôtel du Vieux-Port', 'Relevé de compte client']),
  ...lines(40, 80, ['Client : Ada Lovelace', 'Chambre : 305', 'Arrivée : 01/06/2026', 'Départ : 03/06/2026']),
  ...table([40, 110, -400, -470, -540], 150, [
    ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
    ['01/06/2026', 'Nuitée', '130,00', '', '130,00'],
    ['01/06/2026', 'Taxe de séjour', '4,20', '', '134,20'],
    ['01/06/2026', 'Petit déjeuner', '16,00', '', '150,20'],
    ['02/06/2026', 'Nuitée', '130,00', '', '280,20'],
    ['02/06/2026', 'Taxe de séjour', '4,20', '', '284,40'],
    ['03/06/2026', 'Carte bancaire', '', '284,40', '0,00'],
  ]),
  at('Solde 0,00', 430, 260),
];

const noYears: DrawnPage = [
  ...lines(40, 40, ['CITY SUITES DOWNTOWN', 'Folio Detail', 'Statement date 03 Jun 2026']),
  ...lines(300, 40, ['Confirmation 77120034', 'Rm 0915', 'Arrive 01 Jun 26', 'Depart 03 Jun 26']),
  ...table([40, 100, 160, -480, -550], 130, [
    ['DATE', 'REF', 'DESCRIPTION', 'CHARGES', 'PAYMENTS'],
    ['01 Jun', '4411', 'ROOM REVENUE', '215.00', ''],
    ['01 Jun', '4412', 'SALES TAX', '19.08', ''],
    ['01 Jun', '4413', 'TOURISM LEVY', '4.30', ''],
    ['02 Jun', '4420', 'ROOM REVENUE', '215.00', ''],
    ['02 Jun', '4421', 'SALES TAX', '19.08', ''],
    ['02 Jun', '4422', 'TOURISM LEVY', '4.30', ''],
    ['03 Jun', '4431', 'VISA CARD', '', '476.76'],
    ['', '', 'TOTAL', '476.76', '476.76'],
    ['', '', 'BALANCE', '0.00', ''],
  ]),
];

const carriedOver: DrawnPage = [
  ...lines(40, 40, ['Sunset Motel', 'Registration 5512', 'Guest(s): Lovelace, Ada', 'Unit/Room: 7']),
  ...table([40, 120, -400, -470, -540], 110, [
    ['Date', 'Transaction', 'Charge', 'Payment', 'Balance'],
    ['03/02/2026', 'Deposit received', '', '50.00', '-50.00'],
    ['03/10/2026', 'Room 7', '89.00', '', '39.00'],
    ['03/10/2026', 'Lodging tax', '10.68', '', '49.68'],
    ['03/11/2026', 'Room 7', '89.00', '', '138.68'],
    ['03/11/2026', 'Lodging tax', '10.68', '', '149.36'],
    ['03/12/2026', 'Credit card', '', '149.36', '0.00'],
  ]),
  ...lines(40, 230, ['Total charges 199.36', 'Total payments 199.36', 'Closing balance 0.00']),
];

/** Folios as a stranger would bring them: several countries, with and without running balances, some that call themselves statements. */
export const folios: readonly Folio[] = [
  { name: 'charges and credits', pages: [chargesAndCredits], total: 42_714 },
  { name: 'a running balance', pages: [runningBalance], total: 42_714 },
  { name: 'titled Statement of Account', pages: [statementOfAccount], total: 50_511 },
  { name: 'an account number and zeros at both ends', pages: [zerosAlone], total: 28_680 },
  { name: 'German, with Soll and Haben', pages: [german], total: 25_400 },
  { name: 'French, titled relevé de compte', pages: [french], total: 28_440 },
  { name: 'days without years', pages: [noYears], total: 47_676 },
  { name: 'a deposit paid before', pages: [carriedOver], total: 19_936 },
];

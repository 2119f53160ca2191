import { table } from '../../support/draw-statement.ts';
import type { PrintedStatement } from './printed-statement.ts';

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

/** Statements of invented banks in Europe. */
export const europeanStatements: readonly PrintedStatement[] = [british, german, french, swiss];

import { englishMonths, unicode, type Encoding, type Locale } from './locale.ts';
import { easternLocales } from './locale-east.ts';

/** Without its mark UTF-16 is only told by the zeros of Western letters. */
const WESTERN: readonly Encoding[] = [...unicode, 'utf-16le-bare', 'windows-1252', 'iso-8859-15'];

const english = {
  words:
    'Coffee House,RENT MARCH,Payroll,Grocer’s,HYDRO ONE,Rail ticket,Stationery,Client deposit,Insurance,Café Noir'.split(
      ',',
    ),
  headings: {
    date: 'Date',
    valueDate: 'Value Date',
    text: 'Description',
    amount: 'Amount',
    debit: 'Debit',
    credit: 'Credit',
    direction: 'DR/CR',
    balance: 'Balance',
    currency: 'Currency',
    type: 'Type',
  },
  directions: [
    ['DR', 'CR'],
    ['debit', 'credit'],
    ['D', 'C'],
  ],
  title: 'Account statement',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  total: 'Total',
  encodings: WESTERN,
  symbols: { USD: '$', CAD: '$', GBP: '£', INR: '₹' },
  months: englishMonths,
} as const;

/** The locales that statements are drawn in. */
export const locales: readonly Locale[] = [
  {
    ...english,
    currencies: ['USD', 'CAD'],
    dates: ['mdy', 'mdy-short', 'iso', 'iso-time', 'named', 'named-first', 'serial'],
    decimals: ['.'],
  },
  {
    ...english,
    currencies: ['GBP', 'AUD', 'INR', 'KWD'],
    dates: ['dmy', 'dmy-short', 'named', 'named-dashes', 'compact', 'ymd-slash', 'serial'],
    decimals: ['.'],
  },
  {
    words:
      'Boulangerie Élan,LOYER MARS,Salaire,Épicerie,Assurance santé,Péage A6,Hôtel du Nord,Façonnage,Dépôt,Forêt'.split(
        ',',
      ),
    headings: {
      date: 'Date',
      valueDate: 'Date valeur',
      text: 'Libellé',
      amount: 'Montant',
      debit: 'Débit',
      credit: 'Crédit',
      direction: 'Sens',
      balance: 'Solde',
      currency: 'Devise',
      type: 'Type',
    },
    directions: [
      ['Débit', 'Crédit'],
      ['-', '+'],
    ],
    title: 'Relevé de compte',
    openingBalance: 'Solde initial',
    closingBalance: 'Solde final',
    total: 'Total',
    encodings: WESTERN,
    currencies: ['EUR', 'CHF'],
    dates: ['dmy', 'dmy-short', 'iso', 'named'],
    decimals: [','],
    symbols: { EUR: '€' },
    months: 'janv,févr,mars,avr,mai,juin,juil,août,sept,oct,nov,déc'.split(','),
  },
  {
    words:
      'Bäckerei Größe,MIETE MÄRZ,Gehalt,Überweisung,Straßenbahn,Müller GmbH,Bürobedarf,Versicherung,Café Schön,Tankstelle'.split(
        ',',
      ),
    headings: {
      date: 'Buchungstag',
      valueDate: 'Wertstellung',
      text: 'Verwendungszweck',
      amount: 'Betrag',
      debit: 'Soll',
      credit: 'Haben',
      direction: 'Soll/Haben',
      balance: 'Saldo',
      currency: 'Währung',
      type: 'Umsatzart',
    },
    directions: [
      ['S', 'H'],
      ['Soll', 'Haben'],
    ],
    title: 'Kontoauszug',
    openingBalance: 'Anfangssaldo',
    closingBalance: 'Endsaldo',
    total: 'Summe',
    encodings: WESTERN,
    currencies: ['EUR', 'CHF'],
    dates: ['dmy', 'dmy-short', 'iso', 'named'],
    decimals: [',', '.'],
    symbols: { EUR: '€' },
    months: 'Jan,Feb,März,Apr,Mai,Juni,Juli,Aug,Sept,Okt,Nov,Dez'.split(','),
  },
  {
    words:
      'Panadería Peña,ALQUILER,Nómina,Electricidad,Gasolinera,Librería Núñez,Farmacia,Peluquería,Corazón,Mercado'.split(
        ',',
      ),
    headings: {
      date: 'Fecha',
      valueDate: 'Fecha valor',
      text: 'Concepto',
      amount: 'Importe',
      debit: 'Cargo',
      credit: 'Abono',
      direction: 'Signo',
      balance: 'Saldo',
      currency: 'Divisa',
      type: 'Tipo',
    },
    directions: [
      ['Cargo', 'Abono'],
      ['-', '+'],
    ],
    title: 'Movimientos de la cuenta',
    openingBalance: 'Saldo inicial',
    closingBalance: 'Saldo final',
    total: 'Total',
    encodings: WESTERN,
    currencies: ['EUR', 'MXN'],
    dates: ['dmy', 'dmy-short', 'ymd-slash'],
    decimals: [',', '.'],
    symbols: { EUR: '€', MXN: '$' },
    months: englishMonths,
  },
  {
    words:
      'Piekarnia Łódź,CZYNSZ,Wynagrodzenie,Księgarnia,Żabka,Opłata roczna,Środki czystości,Zakupy,Apteka,Usługi'.split(
        ',',
      ),
    headings: {
      date: 'Data operacji',
      valueDate: 'Data waluty',
      text: 'Opis',
      amount: 'Kwota',
      debit: 'Obciążenia',
      credit: 'Uznania',
      direction: 'D/C',
      balance: 'Saldo',
      currency: 'Waluta',
      type: 'Typ',
    },
    directions: [['D', 'C']],
    title: 'Historia rachunku',
    openingBalance: 'Saldo początkowe',
    closingBalance: 'Saldo końcowe',
    total: 'Suma',
    encodings: [...unicode, 'windows-1250', 'iso-8859-2'],
    currencies: ['PLN'],
    symbols: { PLN: 'zł' },
    dates: ['iso', 'dmy'],
    decimals: [','],
    months: englishMonths,
  },
  ...easternLocales,
];

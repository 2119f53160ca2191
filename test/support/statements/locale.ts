/** How a country's banks write: words, headings, numbers, days and the encodings that hold them. */
export interface Locale {
  readonly words: readonly string[];
  readonly headings: Readonly<Record<Heading, string>>;
  /** Words for money out and in, beside an unsigned amount. */
  readonly directions: readonly (readonly [out: string, into: string])[];
  readonly title: string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  readonly total: string;
  readonly encodings: readonly Encoding[];
  readonly currencies: readonly string[];
  readonly dates: readonly DateStyle[];
  readonly decimals: readonly ('.' | ',')[];
  readonly months: readonly string[];
}

export type Heading =
  | 'date'
  | 'valueDate'
  | 'text'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'balance'
  | 'currency'
  | 'type';
export type Encoding =
  'utf-8' | 'utf-8-bom' | 'utf-16le' | 'windows-1252' | 'windows-1250' | 'shift_jis' | 'gb18030';
export type DateStyle =
  | 'iso'
  | 'iso-time'
  | 'compact'
  | 'dmy'
  | 'mdy'
  | 'dmy-short'
  | 'mdy-short'
  | 'ymd-slash'
  | 'named'
  | 'eastern';

const UNICODE: readonly Encoding[] = ['utf-8', 'utf-8-bom', 'utf-16le'];
const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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
  encodings: [...UNICODE, 'windows-1252'],
  months: ENGLISH_MONTHS,
} as const;

/** The locales that statements are drawn in. */
export const locales: readonly Locale[] = [
  {
    ...english,
    currencies: ['USD', 'CAD'],
    dates: ['mdy', 'mdy-short', 'iso', 'iso-time', 'named'],
    decimals: ['.'],
  },
  {
    ...english,
    currencies: ['GBP', 'AUD', 'INR'],
    dates: ['dmy', 'dmy-short', 'named', 'compact', 'ymd-slash'],
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
    encodings: [...UNICODE, 'windows-1252'],
    currencies: ['EUR', 'CHF'],
    dates: ['dmy', 'dmy-short', 'iso', 'named'],
    decimals: [','],
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
    encodings: [...UNICODE, 'windows-1252'],
    currencies: ['EUR', 'CHF'],
    dates: ['dmy', 'dmy-short', 'iso', 'named'],
    decimals: [',', '.'],
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
    encodings: [...UNICODE, 'windows-1252'],
    currencies: ['EUR', 'MXN'],
    dates: ['dmy', 'dmy-short', 'ymd-slash'],
    decimals: [',', '.'],
    months: ENGLISH_MONTHS,
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
    encodings: [...UNICODE, 'windows-1250'],
    currencies: ['PLN'],
    dates: ['iso', 'dmy'],
    decimals: [','],
    months: ENGLISH_MONTHS,
  },
  {
    words: '振込 ヤマダ,電気料金,家賃,給与,コンビニ,水道料金,カード利用,東京商店,書店,保険料'.split(','),
    headings: {
      date: '日付',
      valueDate: '起算日',
      text: '摘要',
      amount: '金額',
      debit: '出金',
      credit: '入金',
      direction: 'D/C',
      balance: '残高',
      currency: '通貨',
      type: '種類',
    },
    directions: [
      ['D', 'C'],
      ['-', '+'],
    ],
    title: '入出金明細',
    openingBalance: '前期繰越',
    closingBalance: 'Closing balance',
    total: 'Total',
    encodings: [...UNICODE, 'shift_jis'],
    currencies: ['JPY'],
    dates: ['ymd-slash', 'eastern', 'iso', 'compact'],
    decimals: ['.'],
    months: ENGLISH_MONTHS,
  },
  {
    words: '超市购物,工资收入,房租,水电费,餐饮消费,交通出行,书店图书,保险费,网上转账,北京商店'.split(','),
    headings: {
      date: '交易日期',
      valueDate: '记账时间',
      text: '摘要',
      amount: '金额',
      debit: '支出',
      credit: '收入',
      direction: 'D/C',
      balance: '余额',
      currency: '币种',
      type: '类型',
    },
    directions: [
      ['D', 'C'],
      ['-', '+'],
    ],
    title: '账户明细',
    openingBalance: 'Opening balance',
    closingBalance: 'Closing balance',
    total: 'Total',
    encodings: [...UNICODE, 'gb18030'],
    currencies: ['CNY'],
    dates: ['iso', 'iso-time', 'ymd-slash', 'eastern', 'compact'],
    decimals: ['.'],
    months: ENGLISH_MONTHS,
  },
];

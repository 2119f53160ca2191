import { addDays, daysBetween, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import { monthsUntil } from '../../../shared/months.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { TransactionKind } from '../../../shared/model/transaction.ts';

/** An entry of sample books; `amount` in minor units, positive but for transfers, which are signed. `purpose` left out: nobody has sorted it yet. */
export interface SampleEntry {
  readonly date: string;
  readonly description: string;
  readonly kind: TransactionKind;
  readonly amount: number;
  readonly accountId: 'checking' | 'credit-card' | 'cash';
  readonly purpose?: Purpose;
  /** Whose document there is of it; left out where it is missing. */
  readonly document?: string;
  readonly isDraw?: true;
  /** Nobody asks for its document any more: it is old, small, or the bank's own. */
  readonly isSettled?: true;
}

/** A payee of the sample business: how the bank writes it, how it calls itself, and what it takes on which days of which months. */
interface Payee {
  readonly bank: string;
  readonly name: string;
  readonly purpose: Purpose;
  readonly amount: number;
  /** How far an amount may lie from that, in hundredths of it. */
  readonly spread: number;
  readonly days: readonly number[];
  /** Every how many months. */
  readonly every: number;
  readonly accountId: SampleEntry['accountId'];
}

const MONTHS = 13;
/** Documents are kept of what was paid in so many days; what is older was sorted long ago. */
const DAYS_WITH_DOCUMENTS = 75;
/** What came in so many days nobody has sorted yet. */
const DAYS_UNSORTED = 6;
const INVOICE_FIRST = 1040;

const clients = [
  { bank: 'NORTHFIELD STUDIO', amount: 285_000, day: 5 },
  { bank: 'HARBOUR AND PINE', amount: 164_000, day: 12 },
  { bank: 'COPPERLINE DESIGN', amount: 219_500, day: 19 },
  { bank: 'JUNIPER HEALTH CLINIC', amount: 96_000, day: 26 },
] as const;

const bankAccount = { accountId: 'checking', every: 1, spread: 0 } as const;
const card = { accountId: 'credit-card', every: 1 } as const;

const payees: readonly Payee[] = [
  {
    ...{ bank: 'MERIDIAN COWORKING', name: 'Meridian Coworking', purpose: 'rent', amount: 62_000 },
    ...{ days: [1], ...bankAccount },
  },
  {
    ...{ bank: 'ANCHOR MUTUAL INSURANCE', name: 'Anchor Mutual', purpose: 'insurance', amount: 8_840 },
    ...{ days: [4], ...bankAccount },
  },
  {
    ...{ bank: 'BLUEWAVE MOBILE', name: 'Bluewave Mobile', purpose: 'phone', amount: 6_215 },
    ...{ days: [11], ...bankAccount },
  },
  {
    ...{ bank: 'HALE MOSS ACCOUNTING', name: 'Hale & Moss Accounting', purpose: 'professional-fees' },
    ...{ amount: 42_000, days: [21], ...bankAccount, every: 3 },
  },
  {
    ...{ bank: 'LUMEN CLOUD HOSTING', name: 'Lumen Cloud', purpose: 'software', amount: 2_900 },
    ...{ days: [3], spread: 0, ...card },
  },
  {
    ...{ bank: 'SCRIBBLE DESIGN SUITE', name: 'Scribble Design Suite', purpose: 'software', amount: 5_499 },
    ...{ days: [9], spread: 0, ...card },
  },
  {
    ...{ bank: 'THE COPPER KETTLE', name: 'The Copper Kettle', purpose: 'meals', amount: 3_460 },
    ...{ days: [7, 22], spread: 45, ...card },
  },
  {
    ...{ bank: 'REDLINE FUEL 2217', name: 'Redline Fuel', purpose: 'vehicle', amount: 5_830 },
    ...{ days: [6, 14, 25], spread: 25, ...card },
  },
  {
    ...{ bank: 'PAPER TRAIL STATIONERS', name: 'Paper Trail Stationers', purpose: 'office', amount: 4_275 },
    ...{ days: [16], spread: 60, ...card },
  },
  {
    ...{ bank: 'BRIGHTSIDE ADS', name: 'Brightside Ads', purpose: 'advertising', amount: 12_000 },
    ...{ days: [18], spread: 20, ...card, every: 2 },
  },
  {
    ...{ bank: 'NORTHERN RAIL AND AIR', name: 'Northern Rail & Air', purpose: 'travel', amount: 18_420 },
    ...{ days: [20], spread: 35, ...card, every: 2 },
  },
  {
    ...{ bank: 'PIXELWORKS COMPUTERS', name: 'Pixelworks Computers', purpose: 'equipment', amount: 189_900 },
    ...{ days: [13], spread: 0, ...card, every: 8 },
  },
  {
    ...{ bank: 'CITY PARKING', name: 'City Parking', purpose: 'vehicle', amount: 650, spread: 60 },
    ...{ days: [8, 23], every: 1, accountId: 'cash' },
  },
];

/**
 * A year and the running month of a small business up to today, oldest first: what clients paid, what was spent, the card's bills, draws and the
 * bank's fee. The same days give the same entries. The last few are sorted by nobody yet, and some documents are missing, as in real books.
 */
export function sampleYear(today: string): SampleEntry[] {
  const months = monthsUntil(monthOf(today), MONTHS);
  return months
    .flatMap((month, at) => [
      ...incomeOf(month, at),
      ...payees.flatMap((payee, which) => paidTo(payee, { month, at, which, today })),
      ...housekeepingOf(month, at),
    ])
    .filter(({ date }) => date <= today)
    .map((entry) => (isUnsorted(entry, today) ? unsorted(entry) : entry))
    .map((entry) => (isSettled(entry, today) ? { ...entry, isSettled: true as const } : entry))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function incomeOf(month: string, at: number): SampleEntry[] {
  return clients.map(({ bank, amount, day }, which) => ({
    ...{ date: dayOf(month, day), kind: 'income', accountId: 'checking', purpose: 'sales' },
    description: `${bank} INV ${INVOICE_FIRST + at * clients.length + which}`,
    amount: varied(amount, 30, at * 11 + which * 7),
  }));
}

interface Moment {
  readonly month: string;
  readonly at: number;
  readonly which: number;
  readonly today: string;
}

function paidTo(payee: Payee, { month, at, which, today }: Moment): SampleEntry[] {
  const { bank, name, purpose, amount, spread, days, every, accountId } = payee;
  if (at % every !== which % every) return [];
  return days.map((day, time) => {
    const date = dayOf(month, day);
    const hasDocument = daysBetween(date, today) <= DAYS_WITH_DOCUMENTS && (which + time + at) % 3 !== 0;
    return {
      ...{ date, kind: 'expense', accountId, purpose, description: bank },
      amount: varied(amount, spread, at * 5 + which * 3 + time),
      ...(hasDocument && accountId !== 'cash' ? { document: name } : {}),
    };
  });
}

/** The card's bill with both of its sides, a draw, cash from the machine, and what the bank takes. */
function housekeepingOf(month: string, at: number): SampleEntry[] {
  const bill = varied(61_000, 20, at * 13);
  const transfer = { kind: 'transfer' } as const;
  const { to: last } = daysOfMonth(month);
  return [
    {
      ...transfer,
      date: dayOf(month, 17),
      description: 'CARD PAYMENT',
      amount: -bill,
      accountId: 'checking',
    },
    {
      ...transfer,
      ...{ date: dayOf(month, 17), description: 'PAYMENT RECEIVED THANK YOU', amount: bill },
      accountId: 'credit-card',
    },
    {
      ...transfer,
      date: dayOf(month, 2),
      description: 'ATM WITHDRAWAL',
      amount: -4000,
      accountId: 'checking',
    },
    {
      ...transfer,
      date: dayOf(month, 2),
      description: 'CASH IN',
      amount: 4000,
      accountId: 'cash',
    },
    {
      ...{ ...transfer, date: dayOf(month, 28), description: 'OWNER DRAW', amount: -240_000, isDraw: true },
      accountId: 'checking',
    },
    {
      ...{ date: last, description: 'MONTHLY ACCOUNT FEE', kind: 'expense', amount: 1200 },
      ...{ accountId: 'checking', purpose: 'bank-charges' },
    },
  ];
}

const isUnsorted = ({ kind, date }: SampleEntry, today: string): boolean =>
  kind === 'expense' && daysBetween(date, today) < DAYS_UNSORTED;

const isSettled = ({ kind, accountId, purpose, date, document }: SampleEntry, today: string): boolean =>
  kind === 'expense' &&
  document === undefined &&
  (accountId === 'cash' || purpose === 'bank-charges' || daysBetween(date, today) > DAYS_WITH_DOCUMENTS);

function unsorted({ purpose: _purpose, ...entry }: SampleEntry): SampleEntry {
  return entry;
}

const dayOf = (month: string, day: number): string => addDays(`${month}-01`, day - 1);

/** An amount moved by up to so many hundredths of it, otherwise in each place. */
function varied(amount: number, spread: number, place: number): number {
  const turn = ((place * 37 + 11) % 101) / 50 - 1;
  return Math.round(amount * (1 + (turn * spread) / 100));
}

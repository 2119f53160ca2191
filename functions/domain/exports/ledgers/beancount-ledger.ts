import { addDays } from '../../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { doubleEntries } from './double-entries.ts';
import type { BookPlace, DoubleEntry, Posting } from './double-entries.ts';
import type { LedgerBooks, LedgerExport } from './ledger-books.ts';
import { ledgerNames } from './ledger-names.ts';
import { placeNames, placesOf } from './place-names.ts';
import type { Root } from './place-names.ts';
import { plainWords } from './plain-words.ts';

/**
 * The books as one file of beancount, in full, as in a journal of hledger.
 * Beancount has no day of its own for one side of an entry: money on its way
 * between two accounts is on an account of what is between them. Balances hold at the start of their day, so those of the end are of the day after.
 */
export function beancountLedger(books: LedgerBooks): LedgerExport {
  const { openedOn, openings, entries, holdings } = doubleEntries(books);
  const nameOf = placeNames(books, spelled);
  const after = dayAfter(books.to);
  const written = entries.flatMap(steps);
  const lineOf = (posting: Posting) => postingLine(posting, nameOf(posting.place));
  const body = [
    ...(openings.length === 0
      ? []
      : [block(`${openedOn} * ${string(books.words.opening)}`, openings.map(lineOf))]),
    ...written.map(({ entry, date, link, postings }) =>
      block(`${date} * ${textOf(entry, books)}${link}`, [
        `  id: ${string(entry.id)}`,
        ...postings.map(lineOf),
      ]),
    ),
    ...(after === undefined ? [] : holdings).map(
      ({ accountId, amount, currency }) =>
        `${after} balance ${nameOf({ kind: 'account', accountId })} ${money(amount, currency)}\n`,
    ),
  ];
  const places = [...openings, ...written.flatMap(({ postings }) => postings)].map(({ place }) => place);
  const head = [
    `option "title" ${string(`${books.organization}, ${books.from} – ${books.to}`)}`,
    `option "operating_currency" "${books.home}"`,
    '',
    ...openedAccounts(places, nameOf, openedOn, books),
  ];
  const name = ledgerNames(books)(books.organization, 'beancount');
  return { files: [{ name, text: [...head, ...body].join('\n') }], notes: [] };
}

const LAST_DAY = '9999-12-31';
const dayAfter = (day: string): string | undefined => (day < LAST_DAY ? addDays(day, 1) : undefined);

interface Step extends Pick<DoubleEntry, 'date' | 'postings'> {
  readonly entry: Pick<DoubleEntry, 'id' | 'payee' | 'description'>;
  readonly link: string;
}

/** An entry as it is written: in two, linked to each other, where the money arrived on another day. */
function steps(entry: DoubleEntry): Step[] {
  const { date, postings } = entry;
  const late = postings.find(({ arrival }) => arrival && arrival.date !== date);
  if (!late?.arrival) return [{ entry, date, postings, link: '' }];
  const { arrival, ...arrived } = late;
  const link = ` ^${entry.id}`;
  const onItsWay = { place: { kind: 'transfers' }, currency: late.currency } as const;
  return [
    {
      ...{ entry, date, link },
      postings: [...postings.filter((each) => each !== late), { ...onItsWay, amount: late.amount }],
    },
    {
      ...{ entry: { ...entry, id: arrival.entryId }, date: arrival.date, link },
      postings: [arrived, { ...onItsWay, amount: 0 - late.amount }],
    },
  ];
}

const block = (head: string, lines: readonly string[]): string => [head, ...lines, ''].join('\n');

/** Each account is opened before anything is on it, and says what a person calls it. */
function openedAccounts(
  places: readonly BookPlace[],
  nameOf: (place: BookPlace) => string,
  day: string,
  books: LedgerBooks,
): string[] {
  const named = placesOf(books);
  const labels = new Map(places.map((place) => [nameOf(place), named(place).label]));
  return [...labels].map(([name, label]) => block(`${day} open ${name}`, [`  name: ${string(label)}`]));
}

/** What it is worth is told beside an amount, not as its price: beancount would divide that by the units, and find a billionth of a cent missing. */
function postingLine({ amount, currency, cost, arrival }: Posting, account: string): string {
  const told = [
    ...(cost ? [`    worth: ${money(cost.amount, cost.currency)}`] : []),
    ...(arrival ? [`    id: ${string(arrival.entryId)}`] : []),
  ];
  return [`  ${account}  ${money(amount, currency)}`, ...told].join('\n');
}

const money = (amountMinor: number, currency: string): string =>
  `${decimalFromMinor(amountMinor, currency)} ${currency}`;

function textOf({ payee, description }: Step['entry'], { words }: LedgerBooks): string {
  const text = plainWords(description) || words.noDescription;
  const name = plainWords(payee ?? '');
  return name === '' || name === text ? string(text) : `${string(name)} ${string(text)}`;
}

const string = (text: string): string => `"${plainWords(text).replace(/["\\]/g, '\\$&')}"`;

const ROOTS: Readonly<Record<Root, string>> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expenses: 'Expenses',
};

/** A part of an account is letters, digits and hyphens, and begins with a capital or a digit: scripts without capitals get one before them. */
function spelled(root: Root, label: string, number: number): string {
  const plain = plainWords(label)
    .replace(/[^\p{L}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const capital = plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const part = /^[\p{Lu}0-9]/u.test(capital) ? capital : `X-${plain}`.replace(/-$/, '');
  return `${ROOTS[root]}:${part}${number === 1 ? '' : `-${number}`}`;
}

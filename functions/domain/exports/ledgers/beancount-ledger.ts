import { addDays } from '../../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { doubleEntries } from './double-entries.ts';
import type { BookPlace, DoubleEntry, Posting } from './double-entries.ts';
import type { LedgerBooks, LedgerExport } from './ledger-books.ts';
import { ledgerNames } from './ledger-names.ts';
import { lineByLine } from './line-by-line.ts';
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
  const lineOf = (posting: Posting) => postingLine(posting, nameOf(posting.place));
  function* texts(): Generator<string> {
    yield `option "title" ${string(`${books.organization}, ${books.from} – ${books.to}`)}`;
    yield `option "operating_currency" "${books.home}"`;
    yield '';
    yield* openedAccounts(placesIn(openings, entries()), nameOf, openedOn, books);
    if (openings.length > 0)
      yield block(`${openedOn} * ${string(books.words.opening)}`, openings.map(lineOf));
    for (const whole of entries())
      for (const { entry, date, link, postings } of steps(whole)) {
        const id = `  id: ${string(entry.id)}`;
        yield block(`${date} * ${textOf(entry, books)}${link}`, [id, ...postings.map(lineOf)]);
      }
    for (const { accountId, amount, currency } of after === undefined ? [] : holdings)
      yield `${after} balance ${nameOf({ kind: 'account', accountId })} ${money(amount, currency)}\n`;
  }
  const name = ledgerNames(books)(books.organization, 'beancount');
  return { files: [{ name, pieces: () => lineByLine(texts()) }], notes: [] };
}

/** Every place that something is on, in the order in which they come. */
function* placesIn(openings: readonly Posting[], entries: Iterable<DoubleEntry>): Generator<BookPlace> {
  for (const { place } of openings) yield place;
  for (const entry of entries)
    for (const { postings } of steps(entry)) for (const { place } of postings) yield place;
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
  places: Iterable<BookPlace>,
  nameOf: (place: BookPlace) => string,
  day: string,
  books: LedgerBooks,
): string[] {
  const named = placesOf(books);
  const labels = new Map<string, string>();
  for (const place of places) labels.set(nameOf(place), named(place).label);
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

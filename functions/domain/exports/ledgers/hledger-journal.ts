import { decimalFromMinor, minorDigits } from '../../../../shared/money.ts';
import { doubleEntries } from './double-entries.ts';
import type { BookPlace, DoubleEntry, Posting } from './double-entries.ts';
import type { LedgerBooks, LedgerExport } from './ledger-books.ts';
import { ledgerNames } from './ledger-names.ts';
import { lineByLine } from './line-by-line.ts';
import { placeNames } from './place-names.ts';
import type { Root } from './place-names.ts';
import { plainWords } from './plain-words.ts';

/**
 * The books as one journal of hledger, in full: what accounts began with, each entry by both its sides, foreign ones with what they are
 * worth, and at the end what each account holds as a balance that hledger asserts: it refuses a journal that lost a cent. `hledger check
 * --strict` passes.
 */
export function hledgerJournal(books: LedgerBooks): LedgerExport {
  const { openedOn, openings, entries, holdings } = doubleEntries(books);
  const nameOf = placeNames(books, spelled);
  const lineOf = (posting: Posting) => postingLine(posting, nameOf(posting.place));
  function* texts(): Generator<string> {
    yield* headOf(books, declared(openings, entries(), nameOf));
    yield '';
    if (openings.length > 0) yield block(openedOn, 'opening', books.words.opening, openings.map(lineOf));
    for (const entry of entries())
      yield block(entry.date, entry.id, descriptionOf(entry, books), entry.postings.map(lineOf));
    const held = holdings.map((each) => assertion(each, nameOf({ kind: 'account', ...each })));
    if (held.length > 0) yield block(books.to, 'closing', books.words.closing, held);
  }
  const name = ledgerNames(books)(books.organization, 'journal');
  return { files: [{ name, pieces: () => lineByLine(texts()) }], notes: [] };
}

interface Declared {
  readonly accounts: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
}

/** What a journal names, which strict checks want declared before it. */
function declared(
  openings: readonly Posting[],
  entries: Iterable<DoubleEntry>,
  nameOf: (place: BookPlace) => string,
): Declared {
  const [accounts, currencies] = [new Set<string>(), new Set<string>()];
  const add = ({ place, currency, cost }: Posting) => {
    accounts.add(nameOf(place));
    currencies.add(currency);
    if (cost) currencies.add(cost.currency);
  };
  openings.forEach(add);
  for (const { postings } of entries) postings.forEach(add);
  return { accounts, currencies };
}

const headOf = ({ organization, from, to }: LedgerBooks, { accounts, currencies }: Declared): string[] => [
  `; ${plainWords(organization)}, ${from} – ${to}`,
  'decimal-mark .',
  ...[...currencies].toSorted().map((currency) => `commodity ${commodityStyle(currency)}`),
  ...[...accounts].map((account) => `account ${account}`),
];

/** A code comes before the text, so nothing in this is taken for a code, a status or a second day. */
const block = (date: string, code: string, text: string, lines: readonly string[]): string =>
  [`${date} (${code}) ${text}`, ...lines, ''].join('\n');

function postingLine({ amount, currency, cost, arrival }: Posting, account: string): string {
  const worth = cost ? ` @@ ${money(Math.abs(cost.amount), cost.currency)}` : '';
  const arrived = arrival ? `  ; date:${arrival.date}, id:${arrival.entryId}` : '';
  return `    ${account}  ${money(amount, currency)}${worth}${arrived}`;
}

const assertion = ({ amount, currency }: { amount: number; currency: string }, account: string): string =>
  `    ${account}  ${money(0, currency)} = ${money(amount, currency)}`;

const money = (amountMinor: number, currency: string): string =>
  `${decimalFromMinor(amountMinor, currency)} ${currency}`;

/** Says how many decimals a currency has; the sign before them has to stand there where it has none, too. */
const commodityStyle = (currency: string): string =>
  money(1000 * 10 ** minorDigits(currency), currency).replace(/^\d+(?= )/, '$&.');

/** `;` would begin a comment; `|` would make what is before it the payee, as it does where one is known. */
function descriptionOf({ payee, description }: DoubleEntry, { words }: LedgerBooks): string {
  const text = plain(description) || words.noDescription;
  const name = plain(payee ?? '');
  return name === '' || name === text ? text : `${name} | ${text}`;
}

const plain = (text: string): string => plainWords(text.replaceAll(';', ',').replaceAll('|', '/'));

/** `:` would make an account below another; two blanks end a name, and there are none. */
function spelled(root: Root, label: string, number: number): string {
  const name = plain(label.replaceAll(':', '/')) || '?';
  return `${root}:${name}${number === 1 ? '' : ` (${number})`}`;
}

import {
  readStatement,
  readStatementOfPages,
} from '../../../../functions/domain/statements/read-statement.ts';
import {
  isNotBooked,
  type Reading,
  type ReadOptions,
  type ReadStatement,
} from '../../../../functions/domain/statements/reading.ts';
import type { GrammarPoint, Truth } from './truth.ts';

/**
 * What became of a file. `whole`: every row, day, amount and stated balance, proven where balances are. `asked`: whole only after an answer of a
 * person. `told`: not whole, and said so. `quiet`: not whole, with nothing that says so. `sure`: proven, and wrong.
 */
export type Outcome = 'whole' | 'asked' | 'told' | 'quiet' | 'sure';

export interface Verdict {
  readonly outcome: Outcome;
  readonly because: string;
}

/** Reads a file of the grammar as a person would have it read, every question answered by its truth. */
export async function judge(point: GrammarPoint): Promise<Verdict> {
  const first = await read(point, {});
  if (first.kind === 'problem')
    return { outcome: 'told', because: `problem ${first.code} ${first.because.code}` };
  const { questions } = first.statement;
  const wrong = wrongIn(first.statement, point.truth);
  if (wrong === undefined) return { outcome: 'whole', because: '' };
  if (questions.length > 0) return judgeAnswered(point, first.statement);
  if (wrong.isMoney && first.statement.proven === true) return { outcome: 'sure', because: wrong.what };
  return { outcome: isTold(first.statement) ? 'told' : 'quiet', because: wrong.what };
}

async function judgeAnswered(point: GrammarPoint, first: ReadStatement): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const sign of ['as-written', 'reversed']) {
    const answers = answersTo(first, point.truth, sign);
    const reading = await read(point, { answers });
    if (reading.kind === 'problem') continue;
    const wrong = wrongIn(reading.statement, point.truth);
    if (wrong === undefined)
      return { outcome: 'asked', because: first.questions.map(({ about }) => about).join() };
    const isSure = wrong.isMoney && reading.statement.proven === true && !isAskedOfSigns(first);
    verdicts.push({
      outcome: isSure ? 'sure' : 'told',
      because: `answered ${Object.keys(answers).join()}: ${wrong.what}`,
    });
  }
  return (
    verdicts.find(({ outcome }) => outcome === 'sure') ??
    verdicts[0] ?? { outcome: 'told', because: 'no answer' }
  );
}

const isAskedOfSigns = ({ questions }: ReadStatement): boolean =>
  questions.some(({ about }) => about === 'sign' || about === 'direction');

function answersTo(
  { questions }: ReadStatement,
  truth: Truth,
  sign: string,
): NonNullable<ReadOptions['answers']> {
  return Object.fromEntries(
    questions.map(({ about, assumed, alternatives }) => {
      const known = {
        'date-order': truth.dateOrder,
        'number-format': truth.decimal,
        currency: truth.currency,
        sign,
        direction: sign,
      } as Readonly<Record<string, string>>;
      return [about, known[about] ?? (sign === 'reversed' ? (alternatives[0] ?? assumed) : assumed)];
    }),
  );
}

/** A table that names no currency is of an account whose currency is known. */
function read({ file, truth: { currency } }: GrammarPoint, options: ReadOptions): Promise<Reading> {
  return file.kind === 'pages'
    ? readStatementOfPages({ kind: 'pages', pages: file.pages }, 'pdf', options)
    : readStatement(file.bytes, { currency, ...options });
}

const isTold = ({ proven, rejected }: ReadStatement): boolean =>
  proven === false || rejected.some((row) => !isNotBooked(row));

/** The first thing that is wrong; `isMoney`: rows, their days or amounts, not their words alone. */
function wrongIn(
  { transactions, currency, opening, closing, proven, rejected, questions }: ReadStatement,
  truth: Truth,
): { what: string; isMoney: boolean } | undefined {
  const figures = transactions.map(({ date, amount }) => `${date} ${amount}`);
  const wanted = truth.rows.map(({ date, amount }) => `${date} ${amount}`);
  const at = wanted.findIndex((row, index) => row !== figures[index]);
  const money = (what: string) => ({ what, isMoney: true });
  if (at >= 0 || figures.length !== wanted.length)
    return money(
      `row ${at + 1} of ${wanted.length} (read ${figures.length}): ${wanted[at] ?? ''} as ${figures[at] ?? ''}; proven ${String(proven)}`,
    );
  if (currency !== truth.currency && !questions.some(({ about }) => about === 'currency'))
    return { what: `currency ${String(currency)} for ${truth.currency}`, isMoney: false };
  const unread = rejected.find((row) => !isNotBooked(row));
  if (unread) return { what: `rejected ${JSON.stringify(unread)}`, isMoney: false };
  const [end] = truth.ends ? [truth.ends] : [];
  if (end && (opening !== end.opening || closing !== end.closing))
    return {
      what: `ends ${String(opening)}, ${String(closing)} for ${end.opening}, ${end.closing}; proven ${String(proven)}`,
      isMoney: false,
    };
  if (end && proven !== true) return { what: `proven ${String(proven)}`, isMoney: false };
  const text = truth.rows.findIndex(
    ({ lines }, index) => !holdsWords(transactions[index]?.description ?? '', lines),
  );
  if (text >= 0)
    return {
      what: `words “${truth.rows[text]?.lines.join(' ') ?? ''}” as “${transactions[text]?.description ?? ''}”`,
      isMoney: false,
    };
  return undefined;
}

/** All its words, and no other row's. */
function holdsWords(read: string, lines: readonly string[]): boolean {
  const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const [got, wanted] = [fold(read), lines.map(fold)];
  return wanted.every((line) => got.includes(line)) && got.length <= wanted.join('').length + 30;
}

import { readWorded } from './read-worded.ts';
import type { ReadOptions } from '../../../functions/domain/statements/reading.ts';
import type { Statement, StatementQuestion } from '../../../shared/model/statement.ts';
import { optionsFor, type PrintedFile } from './statement-file.ts';

/** What differs between the rows printed and the rows read; undefined where all are the same. */
export async function lossOf(file: PrintedFile): Promise<string | undefined> {
  const statement = await readAnswered(file);
  if (typeof statement === 'string') return statement;
  if (statement.rejected.length > 0) return `rejected: ${JSON.stringify(statement.rejected.slice(0, 3))}`;
  const [wanted, read] = [printedRows(file, statement), statement.transactions.map(rowKey)];
  const at = wanted.findIndex((row, index) => row !== read[index]);
  if (at >= 0 || read.length !== wanted.length)
    return `row ${at + 1} of ${wanted.length}, read ${read.length}: ${wanted[at]} was read as ${read[at]}`;
  if (file.hasBalances && statement.proven !== true)
    return `clean, but proven is ${String(statement.proven)}: ${JSON.stringify(statement.brokenAt)}`;
  return undefined;
}

/** The verdict on a damaged file. */
export async function verdictOn(file: PrintedFile): Promise<Pick<Statement, 'proven' | 'brokenAt'>> {
  const statement = await readAnswered(file);
  return typeof statement === 'string' ? { proven: null } : statement;
}

/** Reads with the right answer to every question asked; for signs, the answer that reads most rows as printed. */
async function readAnswered(file: PrintedFile): Promise<Statement | string> {
  const options = optionsFor(file);
  const first = await readWorded(file.bytes, options);
  if (first.kind === 'problem') return `${first.code}: ${first.detail}`;
  const { questions } = first.statement;
  if (questions.length === 0) return first.statement;
  const tries = await Promise.all(
    choicesFor(file, questions).map((choice) => readWorded(file.bytes, { ...options, ...choice })),
  );
  const statements = tries.flatMap((it) => (it.kind === 'read' ? [it.statement] : []));
  const [best = 'no answer gives a reading'] = statements.toSorted(
    (a, b) => likeness(file, b) - likeness(file, a),
  );
  return best;
}

function choicesFor(file: PrintedFile, questions: readonly StatementQuestion[]): ReadOptions[] {
  const isAsked = (about: StatementQuestion['about']): boolean => questions.some((it) => it.about === about);
  const known = {
    ...(isAsked('number-format') ? { 'number-format': file.answers.decimal } : {}),
    ...(isAsked('currency') ? { currency: file.currency } : {}),
    ...(isAsked('date-order') && file.answers.dateOrder ? { 'date-order': file.answers.dateOrder } : {}),
  };
  const open = (['sign', 'direction'] as const).filter(isAsked);
  const ways =
    open.length === 0
      ? [{}]
      : ['as-written', 'reversed'].map((way) => Object.fromEntries(open.map((about) => [about, way])));
  return ways.map((way) => ({ answers: { ...known, ...way } }));
}

function likeness(file: PrintedFile, statement: Statement): number {
  const read = statement.transactions.map(rowKey);
  return printedRows(file, statement).filter((row, at) => row === read[at]).length;
}

interface Row {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly balance?: number | undefined;
}

/** Balances are compared where rows carry them. */
function printedRows(file: PrintedFile, { transactions }: Statement): string[] {
  const hasBalance = transactions.some((row) => row.balance !== undefined);
  return file.rows.map(({ balance, ...row }) => rowKey(hasBalance ? { ...row, balance } : row));
}

function rowKey({ date, description, amount, balance }: Row): string {
  return `${date} | ${description.replace(/\s+/g, ' ')} | ${amount} | ${balance ?? ''}`;
}

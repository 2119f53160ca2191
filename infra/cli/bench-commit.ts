import { TransactWriteItemsCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startBenchBooks, type BenchBooks } from './bench-books.ts';
import { chequingCsv } from './bench-statement.ts';
import { measuredResult, millisecondsOf, type Result } from './bench-result.ts';

const ROWS = 10_000;
const ROWS_MANY = 50_000;
/** Brought in before anything counts. */
const ROWS_WARM = 1000;
const ROUNDS = 3;
/** Of months: as many as the product writes at once. */
const TRANSACTIONS_AT_ONCE = 4;

interface Import {
  readonly organizationId: string;
  readonly readMs: number;
  readonly commitMs: number;
  /** The transactions that the commit sent, as JSON, in their order. */
  readonly sent: string[];
  readonly added: number;
}

/**
 * Committing a read statement against sending the same transactions without the product, five times the rows against once, and
 * the same file again against the first time.
 */
export async function commitResults(): Promise<{ results: Result[]; notes: string[] }> {
  const sent: string[] = [];
  const books = await startBenchBooks((operation, body) => {
    if (operation === 'TransactWriteItems') sent.push(body);
  });
  try {
    return await measured(books, sent);
  } finally {
    await books.stop();
  }
}

/** Imports of the same file: into new books, sent once more without the product, and again into the same books. */
interface Rounds {
  readonly first: Import[];
  readonly again: Import[];
  readonly rawMs: number[];
}

async function measured(books: BenchBooks, sent: string[]): Promise<{ results: Result[]; notes: string[] }> {
  await importOf(books, sent, csvOf(ROWS_WARM));
  const file = csvOf(ROWS);
  const rounds: Rounds = { first: [], again: [], rawMs: [] };
  await takeRound(books, sent, file, rounds);
  // Amid the rounds, so that a machine that grows busier or a table that grows longer slows both sizes.
  const many = await importOf(books, sent, csvOf(ROWS_MANY));
  for (let round = 1; round < ROUNDS; round += 1) await takeRound(books, sent, file, rounds);
  const { first, again, rawMs } = rounds;
  hold(many.added === ROWS_MANY && first.every(({ added }) => added === ROWS), 'The ledger lacks rows.');
  hold(
    again.map(({ added }) => added).every((added) => added === 0),
    'The same file again added rows.',
  );
  const [onceMs, againMs] = [first.map(commitMs), again.map(commitMs)];
  const [state, rows] = [again[0]?.sent.length ?? 0, rowItems(again.flatMap((bring) => bring.sent))];
  return {
    results: [
      measuredResult('commit', '10,000 rows', onceMs, 'raw transactions', rawMs),
      measuredResult('commit', '50,000 rows', [many.commitMs], '10,000 rows', onceMs),
      measuredResult('commit', 'same file again', again.map(wholeMs), 'the first time', first.map(wholeMs)),
      measuredResult('commit', 'same file again, commit alone', againMs, 'the first commit', onceMs),
    ],
    notes: [
      `commit: the same transactions on both sides, at most 100 items each, ${TRANSACTIONS_AT_ONCE} at once`,
      `commit: the same file again wrote ${rows} rows or totals, and its own state in ${state} transactions`,
    ],
  };
}

async function takeRound(books: BenchBooks, sent: string[], file: Uint8Array, rounds: Rounds): Promise<void> {
  const first = await importOf(books, sent, file);
  rounds.first.push(first);
  rounds.rawMs.push(await sendAgain(books.client, first));
  rounds.again.push(await importOf(books, sent, file, first.organizationId));
}

const commitMs = ({ commitMs: ms }: Import): number => ms;
const wholeMs = ({ readMs, commitMs: ms }: Import): number => readMs + ms;

/** A fast wrong answer is no result. */
function hold(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(problem);
}

function csvOf(rows: number): Uint8Array {
  return new TextEncoder().encode(chequingCsv(rows));
}

/** Reads and commits a file, in new books unless told. */
async function importOf(
  books: BenchBooks,
  sent: string[],
  file: Uint8Array,
  organizationId?: string,
): Promise<Import> {
  const id = organizationId ?? (await books.found());
  let [importId, added] = ['', 0];
  const readMs = await millisecondsOf(async () => {
    importId = await books.read(id, file);
  });
  sent.length = 0;
  const ms = await millisecondsOf(async () => {
    added = await books.commit(id, importId);
  });
  return { organizationId: id, readMs, commitMs: ms, sent: [...sent], added };
}

/** Sends the transactions of an import once more, for books of another name: those of a month in turn, a few months at once. */
async function sendAgain(client: DynamoDBClient, { organizationId, sent }: Import): Promise<number> {
  const other = organizationId.split('').toReversed().join('');
  const bodies = sent.map((body) => body.replaceAll(organizationId, other));
  const lanes = Map.groupBy(bodies.filter(isOfRows), (body) => /TOTAL#(\d{4}-\d{2})#/.exec(body)?.[1]);
  const waiting = [...lanes.values()].map((lane) => lane.map(commandOf)).values();
  const work = async () => {
    for (const lane of waiting) for (const command of lane) await client.send(command);
  };
  return millisecondsOf(() => Promise.all(Array.from({ length: TRANSACTIONS_AT_ONCE }, work)));
}

function commandOf(body: string): TransactWriteItemsCommand {
  // The SDK gives each transaction a token of its own.
  const { TransactItems } = JSON.parse(body) as TransactWriteItemsCommand['input'];
  return new TransactWriteItemsCommand({ TransactItems });
}

const isOfRows = (body: string): boolean => rowItems([body]) > 0;

/** Rows and totals that transactions write. */
function rowItems(bodies: readonly string[]): number {
  return bodies.reduce((sum, body) => sum + (body.match(/"S":"(TRANSACTION|TOTAL)#/g)?.length ?? 0), 0);
}

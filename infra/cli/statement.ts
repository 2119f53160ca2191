import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ReadingProcess } from '../../functions/adapters/page-text/apart/reading-process.ts';
import { readStatement } from '../../functions/domain/statements/read-statement.ts';
import type { ReadOptions } from '../../functions/domain/statements/reading.ts';
import { wordedReading } from '../../functions/domain/statements/worded-reading.ts';
import { AccountKind } from '../../shared/model/account.ts';
import { DateOrder } from '../../shared/model/statement.ts';
import { say } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { endOnClosedPipe, reasonOf, sayUsage, writeJsonLine } from './json-lines.ts';

const USAGE =
  'npm run -s statement -- FILE… [--account-kind checking|savings|business|cash|credit-card|loan] [--date-order dmy|mdy|ymd] ' +
  '[--currency CODE] [--password WORD]';

/** A file that is more than a statement ends its process, and not this one. */
const reader = new ReadingProcess();

/** What the command was asked to do, or why it cannot be. */
type Request = { files: string[]; options: ReadOptions } | { wrong: string };

function requestFrom(args: string[]): Request {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'account-kind': text, 'date-order': text, currency: text, password: text },
    });
    if (positionals.length === 0) return { wrong: 'Name at least one file.' };
    return { files: positionals, options: optionsFrom(values) };
  } catch (error) {
    return { wrong: reasonOf(error) };
  }
}

function optionsFrom(values: Record<string, string | undefined>): ReadOptions {
  const { 'account-kind': kind, 'date-order': order, currency, password } = values;
  if (kind !== undefined && !AccountKind.safeParse(kind).success)
    throw new Error(`Unknown account kind: ${kind}`);
  if (order !== undefined && !DateOrder.safeParse(order).success)
    throw new Error(`Unknown date order: ${order}`);
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    throw new Error(`Unknown currency: ${currency}`);
  return {
    ...(kind === undefined ? {} : { accountKind: AccountKind.parse(kind) }),
    ...(order === undefined ? {} : { dateOrder: DateOrder.parse(order) }),
    ...(currency === undefined ? {} : { currency }),
    ...(password === undefined ? {} : { password }),
  };
}

/** Reads one file into the line printed for it. */
async function lineFor(file: string, options: ReadOptions): Promise<Record<string, unknown>> {
  const bytes = await readFile(file).catch(reasonOf);
  if (typeof bytes === 'string') return { file, problem: { code: 'unreadable-file', detail: bytes } };
  try {
    const read = await readStatement(bytes, {
      ...options,
      fileName: basename(file),
      readPages: reader.readPages,
    });
    const reading = wordedReading(read, wordsFor('en'));
    if (reading.kind === 'read') return { file, ...reading.statement, layout: undefined };
    return { file, problem: { code: reading.code, detail: reading.detail } };
  } catch (error) {
    process.stderr.write(`${file}: ${reasonOf(error)}\n`);
    return {
      file,
      problem: { code: 'unexpected', detail: say(wordsFor('en').files, { code: 'reading-failed' }) },
    };
  }
}

/** Prints one JSON line a file; 0: all read, 1: some could not be, 2: wrong usage. */
async function main(args: string[]): Promise<number> {
  endOnClosedPipe();
  const request = requestFrom(args);
  if ('wrong' in request) return sayUsage(request.wrong, USAGE);
  let code = 0;
  for (const file of request.files) {
    const line = await lineFor(file, request.options);
    if ('problem' in line) code = 1;
    await writeJsonLine(line);
  }
  return code;
}

process.exitCode = await main(process.argv.slice(2));

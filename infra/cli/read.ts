import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ReadingProcess } from '../../functions/adapters/page-text/apart/reading-process.ts';
import { readDocuments, type FileReading } from '../../functions/domain/documents/read-documents.ts';
import type { ReadingHints } from '../../functions/domain/documents/read-fields.ts';
import { todayIn } from '../../shared/civil-date.ts';
import { say } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { endOnClosedPipe, reasonOf, sayUsage, writeJsonLine } from './json-lines.ts';

const USAGE = 'npm run -s read -- FILE… [--date-order dmy|mdy|ymd] [--currency CODE] [--password WORD]';

/** A file that is more than a document ends its process, and not this one. */
const reader = new ReadingProcess();

const dateOrders = ['dmy', 'mdy', 'ymd'] as const;

interface Request {
  files: string[];
  password: string | undefined;
  hints: ReadingHints;
}

type Answer =
  | ({ file: string; pages: number; engine: string; ms: number } & FileReading)
  | { file: string; problem: { code: string; detail: string } };

function requestFrom(args: string[]): Request | { wrong: string } {
  try {
    const text = { type: 'string' } as const;
    const options = { 'date-order': text, currency: text, password: text };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length === 0) return { wrong: 'Name at least one file.' };
    return {
      files: positionals,
      password: values.password,
      hints: hintsFrom(values['date-order'], values.currency),
    };
  } catch (error) {
    return { wrong: reasonOf(error) };
  }
}

function hintsFrom(order: string | undefined, currency: string | undefined): ReadingHints {
  const dateOrder = dateOrders.find((known) => known === order);
  if (order !== undefined && !dateOrder) throw new Error(`Unknown date order: ${order}`);
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    throw new Error(`Unknown currency: ${currency}`);
  return {
    uploadedOn: todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
    ...(dateOrder && { dateOrder }),
    ...(currency !== undefined && { currency }),
  };
}

/** Reads one file; a problem of any kind is an answer too, so that the next file gets its turn. */
async function answerFor(file: string, { password, hints }: Request): Promise<Answer> {
  const startedAt = performance.now();
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes)
    return { file, problem: { code: 'not-found', detail: 'There is no readable file of this name.' } };
  const reading = await reader.readPages(bytes, {
    fileName: basename(file),
    ...(password !== undefined && { password }),
  });
  if (reading.kind === 'problem')
    return { file, problem: { code: reading.code, detail: say(wordsFor('en').files, reading.because) } };
  const document = readDocuments(reading.pages, hints);
  const ms = Math.round(performance.now() - startedAt);
  return { file, ...document, pages: reading.pages.length, engine: reading.engine, ms };
}

async function guardedAnswer(file: string, request: Request): Promise<Answer> {
  try {
    return await answerFor(file, request);
  } catch (error) {
    process.stderr.write(`${file}: ${reasonOf(error)}\n`);
    return { file, problem: { code: 'unexpected', detail: 'Reading this file failed.' } };
  }
}

/** Prints one JSON line a file; 0: all read, 1: some could not be, 2: wrong usage. */
async function main(args: string[]): Promise<number> {
  const request = requestFrom(args);
  if ('wrong' in request) return sayUsage(request.wrong, USAGE);
  let hasProblem = false;
  for (const file of request.files) {
    const answer = await guardedAnswer(file, request);
    hasProblem ||= 'problem' in answer;
    await writeJsonLine(answer);
  }
  return hasProblem ? 1 : 0;
}

endOnClosedPipe();
process.exitCode = await main(process.argv.slice(2));

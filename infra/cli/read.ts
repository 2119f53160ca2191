import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import type { DocumentReading } from '../../shared/model/document.ts';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readFields, type ReadingHints } from '../../functions/domain/documents/read-fields.ts';

const USAGE = `Reads vendor, date, total, tax, currency and number of receipts and invoices (PDF, JPEG, PNG, GIF, WebP, TIFF, HEIC).
Usage: npm run -s read -- FILE… [--password TEXT] [--date-order dmy|mdy|ymd] [--currency CODE]
Prints one line of JSON a file; exits 1 when a file could not be read, 2 for wrong usage.
`;

interface Request {
  files: string[];
  password: string | undefined;
  hints: ReadingHints;
}

type Answer =
  | ({ file: string; pages: number; engine: string; ms: number } & DocumentReading)
  | { file: string; problem: { code: string; detail: string } };

const dateOrders = ['dmy', 'mdy', 'ymd'] as const;

/** What the command line asks for; undefined for wrong usage. */
function requestFrom(args: readonly string[]): Request | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        password: { type: 'string' },
        'date-order': { type: 'string' },
        currency: { type: 'string' },
      },
    });
    const asked = values['date-order'];
    const dateOrder = dateOrders.find((order) => order === asked);
    const isWrong = positionals.length === 0 || (asked !== undefined && dateOrder === undefined);
    if (isWrong || !/^(?:[A-Z]{3})?$/.test(values.currency ?? '')) return undefined;
    const hints = { ...(dateOrder && { dateOrder }), ...(values.currency && { currency: values.currency }) };
    return { files: positionals, password: values.password, hints };
  } catch {
    return undefined;
  }
}

/** Reads one file; a problem of any kind is an answer too, so that the next file gets its turn. */
async function answerFor(file: string, { password, hints }: Request): Promise<Answer> {
  const startedAt = performance.now();
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes)
    return { file, problem: { code: 'not-found', detail: 'There is no readable file of this name.' } };
  const reading = await readPages(bytes, {
    fileName: basename(file),
    ...(password !== undefined && { password }),
  });
  if (reading.kind === 'problem') return { file, problem: { code: reading.code, detail: reading.detail } };
  const document = readFields(reading.pages, hints);
  const ms = Math.round(performance.now() - startedAt);
  return { file, ...document, pages: reading.pages.length, engine: reading.engine, ms };
}

async function guardedAnswer(file: string, request: Request): Promise<Answer> {
  try {
    return await answerFor(file, request);
  } catch (error) {
    stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    return { file, problem: { code: 'unexpected', detail: 'Reading this file failed.' } };
  }
}

async function main(): Promise<number> {
  const request = requestFrom(argv.slice(2));
  if (!request) {
    stderr.write(USAGE);
    return 2;
  }
  let hasProblem = false;
  for (const file of request.files) {
    const answer = await guardedAnswer(file, request);
    hasProblem ||= 'problem' in answer;
    stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return hasProblem ? 1 : 0;
}

process.exitCode = await main();

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { MatchInput } from '../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../functions/domain/matching/suggest-matches.ts';
import { wordedMatch } from '../../functions/domain/matching/worded-match.ts';
import { AmountMinor, CivilDay } from '../../shared/model/common.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { endOnClosedPipe, reasonOf, sayUsage, writeJsonLine } from './json-lines.ts';

const USAGE =
  'npm run -s match -- FILE…   with {"transactions":[{id,date,description,amount,currency}], ' +
  '"receipts":[{id,vendor,date,amount,currency}]}; amounts in minor units, money out negative in transactions';

const money = { amount: AmountMinor, currency: z.string().regex(/^[A-Z]{3}$/, 'Use a code such as CAD.') };
const id = z.string().min(1).max(200);

/** A list whose ids are unique, or the answer could not say which one it means. */
const listOf = <T extends z.ZodType<{ id: string }>>(item: T) =>
  z
    .array(item)
    .refine((items) => new Set(items.map((each) => each.id)).size === items.length, 'Ids must be unique.');

const Input = z.object({
  transactions: listOf(
    z.object({ id, date: CivilDay, description: z.string(), last4: z.string().nullish(), ...money }),
  ),
  receipts: listOf(
    z.object({
      id,
      vendor: z
        .string()
        .nullish()
        .transform((vendor) => vendor ?? null),
      date: CivilDay.nullish().transform((date) => date ?? null),
      kind: z.string().optional(),
      number: z.string().nullish(),
      last4: z.string().nullish(),
      subtotal: AmountMinor.nullish(),
      tip: AmountMinor.nullish(),
      ...money,
    }),
  ),
});

type Line = Record<string, unknown>;
type Reading = { input: MatchInput } | { code: string; detail: string };

async function readInput(file: string): Promise<Reading> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => ({ unreadable: reasonOf(error) }));
  if (typeof text !== 'string') return { code: 'not-found', detail: text.unreadable };
  try {
    const parsed = Input.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')));
    return parsed.success
      ? { input: parsed.data }
      : { code: 'invalid-input', detail: firstIssue(parsed.error) };
  } catch (error) {
    return { code: 'unreadable-file', detail: `This file is not JSON: ${reasonOf(error)}` };
  }
}

/** `receipts.3.amount: Invalid input …`, and how many more there are. */
function firstIssue({ issues }: z.ZodError): string {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${String(issues.length - 1)} more)` : '';
  return `${first?.path.join('.') || 'file'}: ${first?.message ?? ''}${more}`;
}

async function lineFor(file: string): Promise<Line> {
  const reading = await readInput(file);
  if ('code' in reading) return { file, problem: reading };
  const startedAt = performance.now();
  const matches = suggestMatches(reading.input).map((match) => wordedMatch(match, wordsFor('en')));
  return { file, matches, ms: Math.round(performance.now() - startedAt) };
}

function filesFrom(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true, options: {} }).positionals;
  } catch {
    return [];
  }
}

/** Prints one JSON line a file; 0: all matched, 1: some could not be read, 2: wrong usage. */
async function main(args: string[]): Promise<number> {
  endOnClosedPipe();
  const files = filesFrom(args);
  if (files.length === 0) return sayUsage('Name at least one file, and no options.', USAGE);
  let code = 0;
  for (const file of files) {
    const line = await lineFor(file);
    if ('problem' in line) code = 1;
    await writeJsonLine(line);
  }
  return code;
}

process.exitCode = await main(process.argv.slice(2));

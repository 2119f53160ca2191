import { mkdir, writeFile } from 'node:fs/promises';
import { commitResults } from './bench-commit.ts';
import { exportTrials } from './bench-export.ts';
import { matchTrials, type Trial } from './bench-match.ts';
import { memoryNote } from './bench-memory.ts';
import { coldReading, readTrials, withColdStart } from './bench-read.ts';
import { reportResults } from './bench-reports.ts';
import { measuredResult, millisecondsOf, type Result } from './bench-result.ts';
import { screenResults } from './bench-screens.ts';
import { statementTrials } from './bench-statement.ts';
import { touchesReport } from './bench-touches.ts';
import { sayUsage } from './json-lines.ts';

const ROUNDS = 15;

/** What was measured under a name, with whatever does not fit the table. */
interface Report {
  readonly results: readonly Result[];
  readonly notes: readonly string[];
  /** Whether something grew that must not. */
  readonly hasFailed?: boolean;
}

/** Flags of trials that know some: less of it in minutes, or what was measured as the next baseline. */
const FLAGS = ['--quick', '--keep'];

const reports = {
  screens: async () => ({ results: await screenResults(), notes: [] }),
  reports: reportResults,
  match: () => reportOf(matchTrials()),
  statement: statementReport,
  read: readReport,
  commit: commitReport,
  export: () => reportOf(exportTrials()),
  touches: async (flags: readonly string[]) => ({ results: [], ...(await touchesReport(flags)) }),
};
type ReportName = keyof typeof reports;
const isReportName = (name: string): name is ReportName => Object.hasOwn(reports, name);

async function statementReport(): Promise<Report> {
  const { results } = await reportOf(statementTrials());
  return { results, notes: [await memoryNote('statement', [25_000, 50_000, 100_000])] };
}

async function commitReport(): Promise<Report> {
  const { results, notes } = await commitResults();
  return { results, notes: [...notes, await memoryNote('commit', [2500, 5000, 10_000])] };
}

async function readReport(): Promise<Report> {
  const { coldMs, keptMb } = await coldReading();
  const { results: warm } = await reportOf(readTrials());
  const results = [...warm, await withColdStart(measured)];
  return { results, notes: [`read: first receipt ${coldMs} ms, ${keptMb} MB in use after it`] };
}

async function reportOf(trials: readonly Trial[]): Promise<Report> {
  const results: Result[] = [];
  for (const trial of trials) results.push(await measured(trial));
  return { results, notes: [] };
}

/**
 * Medians of rounds after a first one that does not count, enough of them that it does not matter where garbage is collected; both sides
 * take turns, so that a busy machine slows both.
 */
async function measured({ run, runBaseline, name, what, baseline }: Trial): Promise<Result> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    own.push(await millisecondsOf(run));
    plain.push(await millisecondsOf(runBaseline));
  }
  return measuredResult(name, what, own.slice(1), baseline, plain.slice(1));
}

function tableOf(results: readonly Result[]): string {
  const header = ['name', 'what', 'ms', 'baseline', 'baseline ms', 'ratio'];
  const lines = results.map(({ name, what, ms, baseline, baselineMs, ratio }) =>
    [name, what, ms, baseline, baselineMs, ratio].map(String),
  );
  const table = [header, ...lines];
  const widths = header.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function keep(results: readonly Result[]): Promise<void> {
  const folder = new URL('../../.local/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const report = { at: new Date().toISOString(), node: process.version, rounds: ROUNDS, results };
  await writeFile(new URL('bench.json', folder), `${JSON.stringify(report, null, 2)}\n`);
}

/** Measures what is named (all without a name), prints a table and keeps it in `.local/bench.json`. */
async function main(names: string[]): Promise<number> {
  const known = Object.keys(reports).filter(isReportName);
  const flags = names.filter((name) => FLAGS.includes(name));
  const asked = names.filter((name) => !FLAGS.includes(name));
  const chosen = asked.length === 0 ? known : asked.filter(isReportName);
  if (asked.some((name) => !isReportName(name)))
    return sayUsage(
      'There is no trial of that name.',
      `npm run bench [-- ${known.join('|')} … ${FLAGS.join(' ')}]`,
    );
  const found: Report[] = [];
  for (const name of chosen) found.push(await reports[name](flags));
  const results = found.flatMap((report) => report.results);
  process.stdout.write(`${tableOf(results)}\n`);
  for (const note of found.flatMap(({ notes }) => notes)) process.stdout.write(`${note}\n`);
  await keep(results);
  return found.some(({ hasFailed }) => hasFailed) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));

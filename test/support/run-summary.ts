import { slowest } from './check-reports.ts';
import type { Outcome } from './check-reports.ts';
import type { PartResult } from './last-run.ts';

/** More tests that pass only when run again are a fault of the suite. */
const FLAKY_MAX = 2;
const SLOWEST_SHOWN = 20;

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
}

/** Counts the tests of parts. A flaky test has passed; more than two of them are one failure of the run. */
export function totalsOf(parts: readonly PartResult[]): Totals {
  const flaky = count(parts, 'flaky');
  return {
    passed: count(parts, 'passed') + flaky,
    failed: count(parts, 'failed') + (flaky > FLAKY_MAX ? 1 : 0),
    flaky,
  };
}

const count = (parts: readonly PartResult[], wanted: Outcome) =>
  parts.flatMap(({ tests }) => tests).filter(({ outcome }) => outcome === wanted).length;

/** What a run says at its end: the slowest tests, the flaky and the failed ones by name with what they said, a table of its parts, and the totals. */
export function summary(parts: readonly PartResult[]): string {
  const { passed, failed, flaky } = totalsOf(parts);
  return [
    ...slowestLines(parts),
    ...named(parts, 'flaky', 'Flaky: failed once, passed when run again'),
    ...(flaky > FLAKY_MAX ? [`More than ${FLAKY_MAX} flaky tests fail the run.`] : []),
    ...named(parts, 'failed', 'Failed'),
    '',
    ...table(parts),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

function slowestLines(parts: readonly PartResult[]): string[] {
  // A tool's time is in the table.
  const tests = parts.flatMap((part) => (part.tests.length > 1 ? part.tests : []));
  if (tests.length === 0) return [];
  const lines = slowest(tests, SLOWEST_SHOWN).map(
    ({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`,
  );
  return ['', 'The slowest tests:', ...lines];
}

function named(parts: readonly PartResult[], wanted: Outcome, title: string): string[] {
  const found = parts.flatMap((part) =>
    part.tests
      .filter(({ outcome }) => outcome === wanted)
      .flatMap(({ name, why = '' }) => [
        `  ${part.name}: ${name}`,
        ...why.split('\n').flatMap((line) => (line.trim() === '' ? [] : `    | ${line}`)),
      ]),
  );
  return found.length === 0 ? [] : ['', `${title}:`, ...found];
}

function table(parts: readonly PartResult[]): string[] {
  const rows = parts.map((part) => [
    part.name,
    String(part.seconds),
    String(part.tests.length),
    String(count([part], 'failed')),
    String(count([part], 'flaky')),
  ]);
  const cells = [['part', 'seconds', 'tests', 'failed', 'flaky'], ...rows];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

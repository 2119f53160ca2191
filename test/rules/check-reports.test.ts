import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failure, playwrightReport, slowest, vitestReport } from '../support/check-reports.ts';
import type { Outcome, TestResult } from '../support/check-reports.ts';
import { afterRerun, failedLocations, keepParts, partsOf } from '../support/last-run.ts';
import { summary, totalsOf } from '../support/run-summary.ts';

const vitest = {
  testResults: [
    {
      name: '/house/test/unit/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a adds', status: 'passed', duration: 12.5, failureMessages: [] },
        {
          fullName: 'a tries again',
          status: 'passed',
          duration: 20,
          failureMessages: ['not the first time'],
        },
        { fullName: 'a never ran', status: 'pending', duration: null, failureMessages: [] },
        { fullName: 'a divides', status: 'failed', duration: 300, failureMessages: ['never', 'never'] },
      ],
    },
    { name: '/house/test/unit/unloadable.test.ts', status: 'failed', assertionResults: [] },
  ],
};
const spec = (title: string, line: number, status: string, ...durations: number[]) => ({
  title,
  line,
  file: 'mail.spec.ts',
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
  suites: [
    {
      title: 'mail.spec.ts',
      specs: [spec('sends', 3, 'expected', 40)],
      suites: [
        {
          title: 'in the dark',
          specs: [spec('tries again', 7, 'flaky', 100, 150), spec('gives up', 9, 'unexpected', 1, 1)],
        },
      ],
    },
  ],
};
const readVitest = () => vitestReport(vitest, '/house');
const readPlaywright = () => playwrightReport(playwright, 'test/e2e');

describe('the report of a run', () => {
  it('tells how each test ended, and where it runs again', () => {
    const told = ({ name, location, outcome }: TestResult) => [outcome, location, name];
    expect(readVitest().map(told)).toEqual([
      ['passed', 'test/unit/a.test.ts', 'test/unit/a.test.ts: a adds'],
      ['flaky', 'test/unit/a.test.ts', 'test/unit/a.test.ts: a tries again'],
      ['failed', 'test/unit/a.test.ts', 'test/unit/a.test.ts: a divides'],
      ['failed', 'test/unit/unloadable.test.ts', 'test/unit/unloadable.test.ts'],
    ]);
    expect(readPlaywright().map(told)).toEqual([
      ['passed', 'test/e2e/mail.spec.ts:3', 'mail.spec.ts: sends'],
      ['flaky', 'test/e2e/mail.spec.ts:7', 'mail.spec.ts: in the dark › tries again'],
      ['failed', 'test/e2e/mail.spec.ts:9', 'mail.spec.ts: in the dark › gives up'],
    ]);
  });

  it('names the slowest tests of all runners, counting all tries', () => {
    const names = slowest([...readVitest(), ...readPlaywright()], 2).map(({ durationMs }) => durationMs);
    expect(names).toEqual([300, 250]);
  });
});

const test = (name: string, outcome: Outcome, location = name): TestResult => ({
  name,
  location,
  outcome,
  durationMs: 1,
});
const part = (name: string, ...tests: TestResult[]) => ({ name, seconds: 1, tests });

describe('the totals of a run', () => {
  const flaky = (count: number) => Array.from({ length: count }, (_, at) => test(`shaky ${at}`, 'flaky'));

  it('count a test that passes when run again as passed, and list it', () => {
    const parts = [part('browser', test('sends', 'passed'), ...flaky(2))];
    expect(totalsOf(parts)).toEqual({ passed: 3, failed: 0, flaky: 2 });
    expect(summary(parts)).toContain('Flaky: failed once, passed when run again:\n  browser: shaky 0\n');
  });

  it('fail with more than two of them', () => {
    const parts = [part('browser', ...flaky(3))];
    expect(totalsOf(parts)).toEqual({ passed: 3, failed: 1, flaky: 3 });
    expect(summary(parts).split('\n').at(-1)).toBe('3 passed, 1 failed');
  });

  it('tell why a test failed beside its name, for who sees no more than the end of a run', () => {
    const spec = { ...playwright.suites[0]?.suites[0]?.specs[1], tests: [] as unknown[] };
    const errors = [{ message: '\u001b[31mError\u001b[39m: not visible\n\nTimeout: 30 s' }];
    spec.tests = [{ status: 'unexpected', results: [{ duration: 1, errors }] }];
    const report = { suites: [{ title: 'mail.spec.ts', specs: [spec] }] };
    const parts = [part('browser', ...playwrightReport(report, 'test/e2e')), part('unit', ...readVitest())];
    const said = summary(parts);
    expect(said).toContain(
      '  browser: mail.spec.ts: gives up\n    | Error: not visible\n    | Timeout: 30 s\n',
    );
    expect(said).toContain('  unit: test/unit/a.test.ts: a divides\n    | never\n');
  });

  it('end with a table of the parts', () => {
    const lines = summary([part('lint', test('lint', 'passed')), part('unit', failure('unit'))]).split('\n');
    expect(lines.slice(-5)).toEqual([
      'part  seconds  tests  failed  flaky',
      'lint        1      1       0      0',
      'unit        1      1       1      0',
      '',
      '1 passed, 1 failed',
    ]);
  });
});

describe('what failed last', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matchbook-last-run-'));
  const file = join(folder, 'last-run.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const before = part(
    'browser',
    test('sends', 'passed'),
    test('in light', 'failed', 'looks.spec.ts:5'),
    test('in dark', 'passed', 'looks.spec.ts:5'),
  );

  it('is run again by its places, whose results take the place of the old ones', () => {
    expect(failedLocations(before)).toEqual(['looks.spec.ts:5']);
    const rerun = part(
      'browser',
      test('in light', 'passed', 'looks.spec.ts:5'),
      test('in dark', 'passed', 'looks.spec.ts:5'),
    );
    const after = afterRerun(before, rerun);
    expect(totalsOf([after])).toMatchObject({ passed: 3, failed: 0 });
  });

  it('is known for its commit alone, part by part', () => {
    expect(partsOf('one', file)).toEqual([]);
    keepParts('one', [before, part('lint', failure('lint'))], file);
    keepParts('one', [part('lint', test('lint', 'passed'))], file);
    expect(totalsOf(partsOf('one', file))).toMatchObject({ passed: 3, failed: 1 });
    expect(partsOf('two', file)).toEqual([]);
    keepParts('two', [], file);
    expect(partsOf('one', file)).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { chromiumPath } from './chromium.ts';
import { javaRuntime } from '../../infra/local/java.ts';

/*
 * What `npm test` runs: every check one after the other, so that two cores are not fought over, and one closing line
 * `N passed, N failed` over all of them. `--quick` (npm run check) leaves out what needs the local cloud or a browser.
 */

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Where a test runner leaves its counts; a tool without tests counts as one check. */
  readonly counts?: 'vitest' | 'playwright';
  readonly isQuick?: boolean;
}

const REPORT = resolve('.local/check-report.json');
const vitest = (...folders: string[]) => [
  'vitest',
  'run',
  '-c',
  'test/rules/vitest.config.ts',
  ...folders,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${REPORT}`,
];

const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'], isQuick: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings=0'], isQuick: true },
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--log-level=warn',
      '--ignore-path',
      '.gitignore',
      '{infra,functions,web,shared,test}/**/*.{ts,tsx,css,html}',
    ],
    isQuick: true,
  },
  {
    name: 'layers',
    command: ['depcruise', '-c', 'test/rules/layers.cjs', 'infra', 'functions', 'web', 'shared', 'test'],
    isQuick: true,
  },
  { name: 'dead code', command: ['knip', '-c', 'test/rules/knip.jsonc'], isQuick: true },
  { name: 'unit and rules', command: vitest('test/unit', 'test/rules'), counts: 'vitest', isQuick: true },
  { name: 'templates', command: vitest('test/infra'), counts: 'vitest' },
  { name: 'corpus', command: vitest('test/corpus'), counts: 'vitest' },
  { name: 'laws and API', command: vitest('test/laws', 'test/api'), counts: 'vitest' },
  { name: 'synthesis with cdk-nag', command: ['npm', 'run', '--silent', 'synth'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'test/rules/playwright.config.ts'],
    counts: 'playwright',
  },
];

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

function countsOf(check: Check, succeeded: boolean): { passed: number; failed: number } {
  const alone = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!check.counts) return alone;
  try {
    const report: unknown = JSON.parse(readFileSync(REPORT, 'utf8'));
    const counted = check.counts === 'vitest' ? vitestCounts(report) : playwrightCounts(report);
    // A runner that failed without a failed test (a file that does not load, say) has failed once all the same.
    return { passed: counted.passed, failed: succeeded ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestCounts(report: unknown) {
  const { numPassedTests, numFailedTests } = VitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(report: unknown) {
  const { expected, unexpected, flaky } = PlaywrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

function run(check: Check): { passed: number; failed: number } {
  console.log(`\n== ${check.name}`);
  rmSync(REPORT, { force: true });
  const [command = '', ...rest] = check.command;
  const program = command === 'npm' ? command : `node_modules/.bin/${command}`;
  const startedAt = performance.now();
  const { status } = spawnSync(program, rest, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  const counts = countsOf(check, status === 0);
  console.log(
    `-- ${check.name}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return counts;
}

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isQuick = process.argv.includes('--quick');
const wanted = checks.filter((check) =>
  only.length > 0 ? only.includes(check.name) : !isQuick || check.isQuick,
);
mkdirSync('.local', { recursive: true });
if (!isQuick) {
  javaRuntime();
  process.env['CHROMIUM_PATH'] = chromiumPath();
}
const totals = wanted.map((check) => run(check));
const passed = totals.reduce((sum, { passed: count }) => sum + count, 0);
const failed = totals.reduce((sum, { failed: count }) => sum + count, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

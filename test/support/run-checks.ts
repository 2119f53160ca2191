import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwrightReport, slowest, vitestReport, type CheckReport } from './check-reports.ts';
import { chromiumPath } from './chromium.ts';
import { bringHledger } from './has-hledger.ts';
import { javaRuntime } from '../../infra/local/table/java.ts';

/*
 * What `npm test` runs: first what needs neither the local cloud nor a browser, two at a time, then the rest one after the
 * other, so that two cores are not fought over; at the end the slowest tests and one closing line `N passed, N failed` over
 * all. `--quick` (npm run check) is the first part alone, without the synthesis. A check's name as argument runs only that one.
 */

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Which runner leaves its report; a tool without tests counts as one check. */
  readonly counts?: 'vitest' | 'playwright';
  readonly environment?: Readonly<Record<string, string>>;
  /** Part of `npm run check` too. */
  readonly isQuick?: boolean;
  /** Starts the local cloud or a browser, or more workers than one: runs beside nothing else. */
  readonly isAlone?: boolean;
}

const FOLDER = resolve('.local/checks');
const SLOWEST_SHOWN = 20;
const LANES = 2;
const isQuick = process.argv.includes('--quick');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const reportOf = (name: string) => `${FOLDER}/${name.replaceAll(' ', '-')}.json`;
const vitest = (name: string, ...folders: string[]): Check => ({
  name,
  command: [
    'vitest',
    'run',
    '-c',
    'test/rules/vitest.config.ts',
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reportOf(name)}`,
  ],
  counts: 'vitest',
});
// A rule that looks at types judges a file by others too, which the cache of a file doesn't know: the whole run asks anew.
const lintCache = isQuick
  ? ['--cache', '--cache-strategy=content', `--cache-location=${FOLDER}/lint-cache`]
  : [];

const programs = {
  types: 'tsconfig.json',
  'types of functions': 'test/rules/tsconfig.functions.json',
  'types of the browser': 'test/rules/tsconfig.browser.json',
};
// A build reads nothing of a program of which no file of ours has changed; whether a package has, only the whole run asks.
const types: readonly Check[] = isQuick
  ? [{ name: 'types', command: ['tsc', '--build', ...Object.values(programs)], isQuick }]
  : Object.entries(programs).map(([name, program]) => ({
      name,
      command: ['tsc', '--noEmit', '-p', program],
    }));

/** In the order in which they start: the longest first, so that no lane waits for it at the end. */
const checks: readonly Check[] = [
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings=0', ...lintCache],
    // The types of three programs at once are more than Node gives by itself.
    environment: { NODE_OPTIONS: '--max-old-space-size=8192' },
    isQuick: true,
  },
  ...types,
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--log-level=warn',
      '--ignore-path=.gitignore',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${FOLDER}/format-cache`,
      '{infra,functions,web,shared,test}/**/*.{ts,tsx,css,html}',
    ],
    isQuick: true,
  },
  {
    name: 'layers',
    command: [
      'depcruise',
      '-c',
      'test/rules/layers.cjs',
      `--cache=${FOLDER}/layers-cache`,
      '--cache-strategy=content',
      ...['infra', 'functions', 'web', 'shared', 'test'],
    ],
    isQuick: true,
  },
  { name: 'synthesis with cdk-nag', command: ['npm', 'run', '--silent', 'synth'] },
  { name: 'dead code', command: ['knip', '-c', 'test/rules/knip.jsonc'], isQuick: true },
  { ...vitest('unit and rules', 'test/unit', 'test/rules'), isQuick: true },
  { ...vitest('templates and local cloud', 'test/infra'), isAlone: true },
  { ...vitest('corpus', 'test/corpus'), isAlone: true },
  { ...vitest('laws and API', 'test/laws', 'test/api'), isAlone: true },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'test/rules/playwright.config.ts'],
    counts: 'playwright',
    isAlone: true,
  },
];

/** Runs a check and prints what it said: as it comes where it runs alone, whole at its end beside another. */
async function run(check: Check, isAlone: boolean): Promise<CheckReport> {
  const report = reportOf(check.name);
  rmSync(report, { force: true });
  const startedAt = performance.now();
  const [command = '', ...rest] = check.command;
  const child = spawn(command === 'npm' ? command : `node_modules/.bin/${command}`, rest, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...check.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  if (isAlone) console.log(`\n== ${check.name}`);
  const status = await new Promise<number | null>((done) => {
    child.once('error', () => done(null)).once('close', done);
  });
  if (!isAlone) process.stdout.write(`\n== ${check.name}\n${Buffer.concat(said).toString()}`);
  const counted = countsOf(check, status === 0);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`-- ${check.name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s`);
  return counted;
}

function countsOf({ name, counts }: Check, succeeded: boolean): CheckReport {
  if (!counts) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, tests: [] };
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'));
    const counted = counts === 'vitest' ? vitestReport(report) : playwrightReport(report);
    // A runner that failed without a failed test (a file that does not load, say) has failed once all the same.
    return { ...counted, failed: succeeded ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, tests: [] };
  }
}

/** Runs checks in lanes beside each other; a lane takes the next check when it has ended one. */
async function runBeside(wanted: readonly Check[]): Promise<CheckReport[]> {
  const waiting = [...wanted];
  const done: CheckReport[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) done.push(await run(check, false));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done;
}

const wanted = checks.filter(({ name, isQuick: isFast }) =>
  only.length > 0 ? only.includes(name) : !isQuick || isFast,
);
const alone = wanted.filter((check) => check.isAlone);
mkdirSync(FOLDER, { recursive: true });
if (alone.length > 0) {
  javaRuntime();
  bringHledger();
  process.env['CHROMIUM_PATH'] = chromiumPath();
}
const reports = await runBeside(wanted.filter((check) => !check.isAlone));
for (const check of alone) reports.push(await run(check, true));

const tests = reports.flatMap((report) => report.tests);
if (!isQuick && tests.length > 0) {
  console.log(`\nThe slowest tests:`);
  for (const { name, durationMs } of slowest(tests, SLOWEST_SHOWN))
    console.log(`${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

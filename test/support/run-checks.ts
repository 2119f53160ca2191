import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashOf } from './built-once.ts';
import { failure, playwrightReport, vitestReport } from './check-reports.ts';
import type { TestResult } from './check-reports.ts';
import { chromiumPath, headlessShellPath } from './chromium.ts';
import { bringHledger } from './has-hledger.ts';
import { hashOfRead, keepPass, passesOf } from './kept-passes.ts';
import { afterRerun, failedLocations, keepParts, partsOf } from './last-run.ts';
import type { PartResult } from './last-run.ts';
import { summary, totalsOf } from './run-summary.ts';
import { staleShots } from './shown-screens.ts';
import { javaRuntime } from '../../infra/local/table/java.ts';

/*
 * What `npm test` runs, so that two cores are busy but not fought over: the browser, which waits a third of its time, while the tools and
 * the tests of single functions take what it leaves; then what else needs no local cloud, two parts at a time; then what has it, while the
 * corpus takes what that leaves.
 * At the end a table of the parts and one closing line `N passed, N failed` over all.
 *
 *   npm test                      everything
 *   npm test -- browser           one part, by its name
 *   npm test -- --last-failed     what failed in the last run of this commit; the closing line counts the whole run
 *   npm run check                 what needs no cloud, no browser and no whole books (`--quick`)
 */

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** What the command runs; its arguments, since a rerun gives the places of failed tests instead. */
  readonly folders?: readonly string[];
  /** Which runner leaves its report; a tool without tests counts as one. */
  readonly counts?: 'vitest' | 'playwright';
  readonly environment?: Readonly<Record<string, string>>;
  /** Part of `npm run check` too. */
  readonly isQuick?: boolean;
  /**
   * Whose company it keeps: a tool only reads the code, and takes what the browser leaves of the processors, which waits a third of its
   * time, and `spare` tests what the tools leave of that; what has the local cloud waits a fifth of its own, which is left to what is
   * patient. The others run two at a time.
   */
  readonly kind?: 'tool' | 'spare' | 'browser' | 'cloud' | 'patient';
}

const ROOT = resolve('.');
const FOLDER = resolve('.local/checks');
const LAST_RUN = `${FOLDER}/last-run.json`;
const PASSES = `${FOLDER}/passes.json`;
const LANES = 2;
/** Takes a processor only while nobody else wants it: neither a tool nor the corpus is a reason for others to be slow. */
const PATIENTLY = ['nice', '-n', '19'];

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, 'last-failed': { type: 'boolean', default: false } },
});

const reportOf = (name: string) => `${FOLDER}/${name.replaceAll(' ', '-')}.json`;
const vitest = (name: string, ...folders: string[]): Check => ({
  name,
  command: [
    'vitest',
    'run',
    '-c',
    'test/rules/vitest.config.ts',
    // As in the browser: what passes on its second try is listed as flaky, and more than two of them fail the run.
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reportOf(name)}`,
  ],
  folders,
  counts: 'vitest',
});
/** The whole, then what the functions and the browser have without what only the other side has. */
const PROGRAMS = ['tsconfig.json', 'test/rules/tsconfig.functions.json', 'test/rules/tsconfig.browser.json'];

/** TypeScript 7, by its path: version 6 stays for what calls its interface, and has a command of the same name. */
const COMPILER = '../typescript-7/bin/tsc';

/** In the order in which they start where they run beside each other: the longest first, so that no lane waits for it at the end. */
const checks: readonly Check[] = [
  { name: 'lint', command: ['oxlint'], isQuick: true, kind: 'tool' },
  // One checker a program: each of several works out the shared types anew, and another lane has the other core.
  {
    name: 'types',
    command: [COMPILER, '--build', '--checkers', '1', ...PROGRAMS],
    isQuick: true,
    kind: 'tool',
  },
  {
    name: 'format',
    command: ['oxfmt', '--check', '{infra,functions,web,shared,test}/**/*.{ts,tsx,css,html}'],
    isQuick: true,
    kind: 'tool',
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
    kind: 'tool',
  },
  {
    name: 'dead code',
    command: ['knip', '-c', 'test/rules/knip.jsonc'],
    isQuick: true,
    kind: 'tool',
  },
  vitest('components', '--project=components'),
  { ...vitest('use cases and exports', '--project=whole-books'), kind: 'spare' },
  { ...vitest('unit and rules', '--project=unit'), isQuick: true, kind: 'spare' },
  { ...vitest('corpus', 'test/corpus'), kind: 'patient' },
  // Not beside the browser, whose functions lie where it writes them.
  { name: 'synthesis with cdk-nag', command: ['npm', 'run', '--silent', 'synth'] },
  { ...vitest('templates and local cloud', 'test/infra'), kind: 'cloud' },
  { ...vitest('laws and API', 'test/laws', 'test/api'), kind: 'cloud' },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'test/rules/playwright.config.ts'],
    counts: 'playwright',
    kind: 'browser',
  },
];

/**
 * What earlier runs found of types and layers holds for the packages that they were run with: with another lock file it is
 * found anew.
 */
function forgetOtherPackages(): void {
  const lock = hashOf(ROOT, ['package-lock.json']);
  const kept = `${FOLDER}/packages`;
  if (existsSync(kept) && readFileSync(kept, 'utf8') === lock) return;
  for (const found of globSync(['.local/*.tsbuildinfo', '.local/checks/*-cache'], { cwd: ROOT }))
    rmSync(resolve(found), { recursive: true, force: true });
  writeFileSync(kept, lock);
}

/** What the tools read, and which of them passed it before; who is asked for by name runs again. */
const read = hashOfRead(ROOT);
const passedBefore = only.length > 0 ? [] : passesOf(read, PASSES);

/**
 * Runs a check, or only the places of it that are named, and prints what it said: as it comes where it runs alone, whole at its end
 * beside another.
 */
async function run(check: Check, places: readonly string[] = check.folders ?? []): Promise<PartResult> {
  if (passedBefore.includes(check.name)) {
    console.log(`-- ${check.name}: passed before, and nothing has changed since`);
    return { name: check.name, seconds: 0, tests: testsOf(check, true) };
  }
  const report = reportOf(check.name);
  rmSync(report, { force: true });
  const startedAt = performance.now();
  const [command = '', ...rest] = check.command;
  const isAlone = check.kind === 'browser' || check.kind === 'cloud';
  const program = command === 'npm' ? command : `node_modules/.bin/${command}`;
  const isPatient = check.kind === 'tool' || check.kind === 'spare' || check.kind === 'patient';
  const [started = '', ...words] = [...(isPatient ? PATIENTLY : []), program, ...rest, ...places];
  const child = spawn(started, words, {
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
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  // A file that was changed meanwhile may have been read before or after.
  if (check.kind === 'tool' && status === 0 && hashOfRead(ROOT) === read) keepPass(check.name, read, PASSES);
  const part = { name: check.name, seconds, tests: testsOf(check, status === 0) };
  const { passed, failed } = totalsOf([part]);
  console.log(`-- ${check.name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return part;
}

function testsOf({ name, counts }: Check, succeeded: boolean): TestResult[] {
  if (!counts) return [succeeded ? { ...failure(name), outcome: 'passed' } : failure(name)];
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'));
    const tests = counts === 'vitest' ? vitestReport(report, ROOT) : playwrightReport(report, 'test/e2e');
    // A runner that failed without a failed test has failed once all the same.
    const isExplained = succeeded || tests.some(({ outcome }) => outcome === 'failed');
    return isExplained ? tests : [...tests, failure(name)];
  } catch {
    return [failure(name)];
  }
}

type RunOne = (check: Check) => Promise<PartResult>;

/** Runs checks in lanes beside each other; a lane takes the next one when it has ended one. */
async function inLanes(lanes: number, wanted: readonly Check[], runOne: RunOne): Promise<PartResult[]> {
  const waiting = [...wanted];
  const done: PartResult[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) done.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** Runs checks: the browser, then what runs two at a time, then what has the local cloud; beside them what takes what they leave. */
async function runAll(wanted: readonly Check[], runOne: RunOne): Promise<PartResult[]> {
  const {
    tool: tools = [],
    spare = [],
    browser = [],
    cloud = [],
    patient = [],
    other = [],
  } = Object.groupBy(wanted, ({ kind }) => kind ?? 'other');
  if (browser.length + cloud.length > 0) {
    javaRuntime();
    bringHledger();
    chromiumPath();
    headlessShellPath();
  }
  if (browser.length + cloud.length === 0)
    return inLanes(LANES, [...tools, ...other, ...spare, ...patient], runOne);
  const besideBrowser = inLanes(1, [...tools, ...spare], runOne);
  const done = [...(await inLanes(1, browser, runOne)), ...(await inLanes(LANES, other, runOne))];
  const besideCloud = inLanes(1, patient, runOne);
  return [...(await besideBrowser), ...done, ...(await inLanes(1, cloud, runOne)), ...(await besideCloud)];
}

/** Runs what failed in the last run of this commit; answers all that is known of the commit by now. */
async function rerunFailed(before: readonly PartResult[]): Promise<PartResult[]> {
  const failedIn = new Map(
    before.filter((part) => failedLocations(part).length > 0).map((part) => [part.name, part]),
  );
  const reruns = await runAll(
    checks.filter(({ name }) => failedIn.has(name)),
    async (check) => {
      const part = failedIn.get(check.name) as PartResult;
      const places = failedLocations(part).filter((place) => place !== check.name);
      // A runner that broke down as a whole, and a tool, run whole.
      const isWhole = !check.counts || places.length < failedLocations(part).length;
      return isWhole ? run(check) : afterRerun(part, await run(check, places));
    },
  );
  return before.map((part) => reruns.find(({ name }) => name === part.name) ?? part);
}

const isUnknown = (name: string) => !checks.some((check) => check.name === name);
if (only.some(isUnknown)) {
  console.error(
    `There is no part ${only.find(isUnknown)}. The parts: ${checks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
forgetOtherPackages();
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const known = partsOf(commit, LAST_RUN);
if (options['last-failed'] && known.length === 0) {
  console.error('The last run was of another commit: run npm test first.');
  process.exit(2);
}
const parts = options['last-failed']
  ? await rerunFailed(known)
  : await runAll(
      checks.filter(({ name, isQuick }) =>
        only.length > 0 ? only.includes(name) : !options.quick || isQuick,
      ),
      (check) => run(check),
    );
if (!options.quick) keepParts(commit, parts, LAST_RUN);
const stale = staleShots(ROOT);
if (stale !== undefined) console.log(stale);
console.log(summary(parts));
process.exitCode = totalsOf(parts).failed === 0 ? 0 : 1;

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** How a test ended; `flaky`: it failed, and passed when it was run once more. */
export type Outcome = 'passed' | 'flaky' | 'failed';

/** One test as a runner reported it. */
export interface TestResult {
  /** File and titles: no two tests share it. */
  readonly name: string;
  /** What runs it again, for its runner: a file, with the line where the runner takes one. */
  readonly location: string;
  readonly outcome: Outcome;
  /** Wall time of all its tries. */
  readonly durationMs: number;
  /** The first lines of what its first failed try said, where one failed. */
  readonly why?: string | undefined;
}

const WHY_LINES = 8;
const WHY_LENGTH = 1200;

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed', 'skipped', 'pending']),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })).optional(),
        }),
      ),
    }),
  ),
});
interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly z.infer<typeof PlaywrightSpec>[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(PlaywrightSpec),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

const fileName = (path: string) => path.split('/').at(-1) ?? path;

/**
 * Reads the JSON report of Vitest, whose files lie under `root`. A file that failed without a failed test (it does not load, say)
 * has failed once. Throws where the report has another shape.
 */
export function vitestReport(report: unknown, root: string): TestResult[] {
  return VitestReport.parse(report).testResults.flatMap(({ name, status, assertionResults }) => {
    const location = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map(({ fullName, status: ended, duration, failureMessages }): TestResult => ({
        name: `${location}: ${fullName}`,
        location,
        // What failed before a test passed is kept beside it: it was run once more.
        outcome: ended !== 'passed' ? 'failed' : failureMessages.length > 0 ? 'flaky' : 'passed',
        durationMs: duration ?? 0,
        why: firstLines(failureMessages[0]),
      }));
    const isUnexplained = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isUnexplained ? [...tests, failure(location)] : tests;
  });
}

/** Reads the JSON report of Playwright, whose specs lie in `folder`. Throws where the report has another shape. */
export function playwrightReport(report: unknown, folder: string): TestResult[] {
  return PlaywrightReport.parse(report).suites.flatMap((suite) => testsOf(suite, folder, []));
}

const outcomes = { expected: 'passed', flaky: 'flaky', unexpected: 'failed' } as const;

function testsOf({ specs, suites = [] }: PlaywrightSuite, folder: string, titles: string[]): TestResult[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }): TestResult[] => {
      if (status === 'skipped') return [];
      return [
        {
          name: `${fileName(file)}: ${[...titles, title].join(' › ')}`,
          location: `${folder}/${file}:${line}`,
          outcome: outcomes[status],
          durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
          why: firstLines(results.flatMap(({ errors = [] }) => errors)[0]?.message),
        },
      ];
    }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, folder, [...titles, suite.title]))];
}

function firstLines(message?: string): string | undefined {
  return message === undefined
    ? undefined
    : stripVTControlCharacters(message).split('\n').slice(0, WHY_LINES).join('\n').slice(0, WHY_LENGTH);
}

/** A failure that no test tells: of a file that does not load, a runner that broke down, a tool. */
export const failure = (location: string): TestResult => ({
  name: location,
  location,
  outcome: 'failed',
  durationMs: 0,
});

/** The tests that took longest, longest first. */
export function slowest(tests: readonly TestResult[], count: number): TestResult[] {
  return tests.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, count);
}

import * as z from 'zod';

/** One test as a runner reported it; `name` says file and test, `durationMs` is wall time. */
export interface TimedTest {
  readonly name: string;
  readonly durationMs: number;
}

/** What a runner's report says: how many tests passed and failed, and how long each took. */
export interface CheckReport {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TimedTest[];
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
interface PlaywrightSuite {
  readonly specs: readonly z.infer<typeof PlaywrightSpec>[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(PlaywrightSpec),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const fileName = (path: string) => path.split('/').at(-1) ?? path;

/** Reads the JSON report of Vitest; throws where it has another shape. */
export function vitestReport(report: unknown): CheckReport {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${fileName(name)}: ${fullName}`,
      durationMs: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/** Reads the JSON report of Playwright, where a test that passed only when it was run again has failed; throws where it has another shape. */
export function playwrightReport(report: unknown): CheckReport {
  const { suites, stats } = PlaywrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsOf) };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${fileName(file)}: ${title}`,
    durationMs: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

/** The tests that took longest, longest first. */
export function slowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, count);
}

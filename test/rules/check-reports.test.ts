import { describe, expect, it } from 'vitest';
import { playwrightReport, slowest, vitestReport } from '../support/check-reports.ts';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: 'test/unit/a.test.ts',
      assertionResults: [
        { fullName: 'a adds', duration: 12.5 },
        { fullName: 'a never ran', duration: null },
      ],
    },
    { name: 'test/unit/b.test.ts', assertionResults: [{ fullName: 'b divides', duration: 300 }] },
  ],
};
const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'mail.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
  suites: [{ specs: [spec('sends', 40)], suites: [{ specs: [spec('tries again', 100, 150)] }] }],
  stats: { expected: 1, unexpected: 0, flaky: 1 },
};

describe('the report of a run', () => {
  it('counts what passed and failed; what passed at the second try has failed', () => {
    expect(vitestReport(vitest)).toMatchObject({ passed: 2, failed: 1 });
    expect(playwrightReport(playwright)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('names the slowest tests of all runners, also those deep in suites', () => {
    const tests = [vitestReport(vitest), playwrightReport(playwright)].flatMap((report) => report.tests);
    expect(slowest(tests, 3)).toEqual([
      { name: 'b.test.ts: b divides', durationMs: 300 },
      { name: 'mail.spec.ts: tries again', durationMs: 250 },
      { name: 'mail.spec.ts: sends', durationMs: 40 },
    ]);
  });
});

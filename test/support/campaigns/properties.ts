import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { vitestReport } from '../check-reports.ts';

interface Draws {
  readonly seed: number;
  readonly points: number;
  readonly tell: (failure: string) => void;
}

const REPORT = resolve('.local/checks/properties.json');
const UNIT_TESTS = [
  ...['run', '-c', 'test/rules/vitest.config.ts'],
  ...['--project=unit', '--project=whole-books', '--reporter=json'],
];

/**
 * Runs the unit tests once a seed, `points` of them from `seed` on; how many runs passed, and how many did not. Throws where a run
 * leaves no report.
 */
export function drawAnew({ seed: first, points, tell }: Draws): { passed: number; failed: number } {
  let failed = 0;
  for (let seed = first; seed < first + points; seed += 1) {
    rmSync(REPORT, { force: true });
    spawnSync('node_modules/.bin/vitest', [...UNIT_TESTS, `--outputFile=${REPORT}`], {
      env: { ...process.env, DRAW_SEED: String(seed) },
      stdio: 'ignore',
    });
    const tests = vitestReport(JSON.parse(readFileSync(REPORT, 'utf8')), resolve('.'));
    const failures = tests.filter(({ outcome }) => outcome === 'failed');
    if (failures.length > 0) failed += 1;
    for (const { name } of failures) tell(`seed ${seed}: ${name}`);
  }
  return { passed: points - failed, failed };
}

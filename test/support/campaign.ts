import { parseArgs } from 'node:util';
import { killDuringImports } from './campaigns/kill-commit.ts';
import { startLocalCloud } from './local-cloud.ts';

/*
 * Trials too long for `npm test`: `npm run campaign -- kill-commit|kill-undo [--points N] [--seed N]`. The seed is printed; given again it
 * makes the same statement and the same moments.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, points: { type: 'string', default: '20' } },
});
const ROWS_KILLED = 5000;
const works = { 'kill-commit': 'commit', 'kill-undo': 'undo' } as const;
const [name] = positionals;
const during = name === 'kill-commit' || name === 'kill-undo' ? works[name] : undefined;
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const points = Number(values.points);

if (name === undefined || during === undefined || !Number.isSafeInteger(seed) || !Number.isSafeInteger(points)) {
  console.error('Usage: npm run campaign -- kill-commit|kill-undo [--points 20] [--seed 1]');
  process.exitCode = 2;
} else {
  console.log(
    `${name}: ${points} points, seed ${seed} (replay: npm run campaign -- ${name} --points ${points} --seed ${seed})`,
  );
  const cloud = await startLocalCloud();
  try {
    const trials = await killDuringImports(cloud, {
      seed,
      points,
      during,
      rows: ROWS_KILLED,
      tell: ({ point, killedAfterMs, rowsWritten, wholeAfterMs, differences }) =>
        console.log(
          `${differences.length === 0 ? 'ok  ' : 'FAIL'} ${point + 1}: killed after ${killedAfterMs} ms with ${rowsWritten} rows in the ledger, whole after ${wholeAfterMs} ms ${differences.join('; ')}`,
        ),
    });
    const failed = trials.filter(({ differences }) => differences.length > 0).length;
    console.log(`${trials.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await cloud.stop();
  }
}

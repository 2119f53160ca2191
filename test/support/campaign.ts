import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { damagedDocuments } from './campaigns/damaged-documents.ts';
import { readDamagedStatements, type DamageSubject } from './campaigns/damaged-statements.ts';
import { killDuringImports } from './campaigns/kill-commit.ts';
import { readToMatchOne } from './campaigns/match-reads.ts';
import { liveness } from './campaigns/liveness.ts';
import { packWhileKilled } from './campaigns/package.ts';
import { drawAnew } from './campaigns/properties.ts';
import { readGrammar, tellFeatures } from './campaigns/statement-grammar.ts';
import { holdStatementLaws } from './campaigns/statement-laws.ts';
import { simulateMany } from './campaigns/simulations.ts';
import { bringWeeklyStatements, type WeekTrial } from './campaigns/weekly-statements.ts';
import { simulate, type Simulated } from './simulation/simulate.ts';
import { simulateTeam } from './simulation/team-races.ts';
import { undoAll } from './undoing/undo-all.ts';
import { startLocalCloud } from './local-cloud.ts';
import { Member } from './member.ts';

/*
 * Trials too long for `npm test`: `npm run campaign -- NAME [--points N] [--seed N]`. The seed is printed; given again it makes
 * the same statements, damages and moments. Where each point is a seed of its own, `--seeds N` says as many from the first seed on; how many
 * documents a package holds, `--documents N`.
 */

interface Trial {
  readonly seed: number;
  readonly points: number;
  readonly documents: number;
}

/** A campaign with its usual count; running it prints what it finds and gives how many points passed and failed. */
interface Campaign {
  readonly points: number;
  run(trial: Trial): Promise<{ passed: number; failed: number }>;
}

const tellFailure = (failure: string): void => {
  console.log(`FAIL ${failure}`);
};

const campaigns: Readonly<Record<string, Campaign>> = {
  'kill-commit': { points: 20, run: (trial) => killImports(trial, 'commit') },
  'kill-undo': { points: 20, run: (trial) => killImports(trial, 'undo') },
  'weekly-statements': { points: 200, run: weeklyStatements },
  'statement-laws': { points: 2000, run: statementLaws },
  'statement-grammar': { points: 5000, run: statementGrammar },
  'damaged-statements': { points: 3000, run: (trial) => damagedFiles(trial) },
  'match-reads': { points: 100_000, run: matchReads },
  bodies: { points: 100_000, run: generatedBodies },
  'log-canaries': { points: 100_000, run: logCanaries },
  simulate: { points: 20_000, run: (trial) => simulations(trial, simulate) },
  teams: { points: 2000, run: (trial) => simulations(trial, simulateTeam) },
  'undo-all': { points: 1000, run: undoings },
  liveness: { points: 300, run: (trial) => liveness({ ...trial, tell: tellFailure }) },
  package: { points: 10, run: packages },
  properties: { points: 20, run: (trial) => Promise.resolve(drawAnew({ ...trial, tell: tellFailure })) },
  'damaged-documents': { points: 2000, run: (trial) => damagedFiles(trial, damagedDocuments) },
};

const ROWS_KILLED = 5000;

async function killImports(
  { seed, points }: Trial,
  during: 'commit' | 'undo',
): Promise<{ passed: number; failed: number }> {
  const cloud = await startLocalCloud();
  try {
    const trials = await killDuringImports(cloud, {
      seed,
      points,
      during: [during],
      rows: ROWS_KILLED,
      tell: ({ point, killedAfterMs, rowsWritten, wholeAfterMs, differences }) =>
        console.log(
          `${differences.length === 0 ? 'ok  ' : 'FAIL'} ${point + 1}: killed after ${killedAfterMs} ms with ${rowsWritten} rows in the ledger, whole after ${wholeAfterMs} ms ${differences.join('; ')}`,
        ),
    });
    const failed = trials.filter(({ differences }) => differences.length > 0).length;
    return { passed: trials.length - failed, failed };
  } finally {
    await cloud.stop();
  }
}

async function packages(trial: Trial): Promise<{ passed: number; failed: number }> {
  const cloud = await startLocalCloud();
  try {
    const failures = await packWhileKilled(cloud, { ...trial, tell: (line) => console.log(line) });
    failures.forEach(tellFailure);
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length };
  } finally {
    await cloud.stop();
  }
}

async function weeklyStatements({ seed, points }: Trial): Promise<{ passed: number; failed: number }> {
  const cloud = await startLocalCloud();
  try {
    const tell = ({ week, rows, added }: WeekTrial) =>
      console.log(`${rows === added ? 'ok  ' : 'FAIL'} week ${week + 1}: ${added} of ${rows} rows`);
    const { lacking, rows, inLedger } = await bringWeeklyStatements(await Member.join(cloud), {
      ...{ seed, weeks: points, tell },
    });
    console.log(`${inLedger} of ${rows} rows in the ledger`);
    const failed = Math.max(lacking.length, inLedger === rows ? 0 : 1);
    return { passed: points - failed, failed };
  } finally {
    await cloud.stop();
  }
}

/** Read units that matching one receipt may take. */
const READ_UNITS_MAX = 20;

async function matchReads({ points }: Trial): Promise<{ passed: number; failed: number }> {
  const cloud = await startLocalCloud();
  try {
    const { units, suggested } = await readToMatchOne(cloud, points);
    console.log(`one receipt against ${points} rows: ${units} read units, ${suggested} suggestion`);
    const isHeld = units <= READ_UNITS_MAX && suggested === 1;
    return { passed: isHeld ? 1 : 0, failed: isHeld ? 0 : 1 };
  } finally {
    await cloud.stop();
  }
}

async function statementLaws(trial: Trial): Promise<{ passed: number; failed: number }> {
  const { clean, damaged, named, failures } = await holdStatementLaws({ ...trial, tell: tellFailure });
  console.log(
    `${clean} statements printed and read back; ${damaged} of them with one wrong row, whose cause ${named} proofs name`,
  );
  return { passed: clean + damaged - failures.length, failed: failures.length };
}

/** A layout may be read in part; what is proven and wrong fails. */
async function statementGrammar(trial: Trial): Promise<{ passed: number; failed: number }> {
  const { outcomes, features, sure } = await readGrammar({ ...trial, tell: tellFailure });
  for (const line of tellFeatures(features)) console.log(line);
  console.log(JSON.stringify(outcomes));
  return { passed: trial.points - sure.length, failed: sure.length };
}

async function simulations(
  trial: Trial,
  live: (seed: number) => Promise<Simulated>,
): Promise<{ passed: number; failed: number }> {
  const { steps, failed } = await simulateMany({ ...trial, tell: tellFailure }, live);
  console.log(`${trial.points} worlds, ${steps} steps`);
  return { passed: trial.points - failed, failed };
}

async function undoings({ seed: first, points }: Trial): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (let seed = first; seed < first + points; seed += 1) {
    const found = await undoAll(seed);
    if (found.length > 0) failed += 1;
    for (const what of found) tellFailure(`seed ${seed}: ${what}`);
  }
  return { passed: points - failed, failed };
}

async function damagedFiles(
  trial: Trial,
  subject?: DamageSubject,
): Promise<{ passed: number; failed: number }> {
  const { read, problems, slowestMs, peakMb, failures } = await readDamagedStatements({
    ...trial,
    tell: tellFailure,
    ...(subject && { subject }),
  });
  console.log(
    `${read} read, ${problems} refused with a reason, slowest ${slowestMs} ms, at most ${peakMb} MB in use`,
  );
  return { passed: trial.points - failures.length, failed: failures.length };
}

/** Bodies for every route. */
function generatedBodies({ seed, points }: Trial): Passed {
  const given = { BODIES_POINTS: String(points), BODIES_SEED: String(seed) };
  return byVitest(['laws and API', 'test/laws/bodies.test.ts', '-t', 'in this process'], given, points);
}

/** As many lines of logs as there are points, of requests full of what nobody else writes. */
function logCanaries({ seed, points }: Trial): Passed {
  const given = { CANARY_LINES: String(points), CANARY_SEED: String(seed) };
  return byVitest(['isolated', 'test/laws/log-canaries.test.ts'], given, points);
}

type Passed = ReturnType<Campaign['run']>;

/** Vitest runs what loads the functions whole, as pages inline their fonts. */
function byVitest(
  [project, ...args]: readonly [project: string, ...args: string[]],
  given: Readonly<Record<string, string>>,
  points: number,
): Passed {
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '-c', 'test/rules/vitest.config.ts', `--project=${project}`, ...args],
    { env: { ...process.env, ...given }, stdio: 'inherit' },
  );
  return Promise.resolve(status === 0 ? { passed: points, failed: 0 } : { passed: 0, failed: points });
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seed: { type: 'string' }, points: { type: 'string' }, seeds: { type: 'string' } },
    documents: { type: 'string' },
  },
});
const [name = ''] = positionals;
const campaign = campaigns[name];
const seed = Number(values.seed ?? (values.seeds ? 1 : Math.floor(Math.random() * 1_000_000)));
const documents = Number(values.documents ?? 500);
const points = Number(values.seeds ?? values.points ?? campaign?.points);

if (!campaign || !Number.isSafeInteger(seed) || ![points, documents].every(Number.isSafeInteger)) {
  console.error(
    `Usage: npm run campaign -- ${Object.keys(campaigns).join('|')} [--points ${campaign?.points ?? 20}] [--seed 1]`,
  );
  process.exitCode = 2;
} else {
  console.log(
    `${name}: ${points} points, seed ${seed} (replay: npm run campaign -- ${name} --points ${points} --seed ${seed})`,
  );
  const { passed, failed } = await campaign.run({ seed, points, documents });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

import { callerOf } from '../../../../functions/runtime/caller.ts';
import type { Stage } from '../../../../functions/domain/work.ts';
import { randomFrom } from '../../campaigns/random.ts';
import { founded, live } from '../living.ts';
import { withChancesFrom } from '../same-chances.ts';
import { World, type Otherwise } from '../world.ts';
import { fulfil, WISHES, type Wish } from './honest-work.ts';
import { KINDS, sendPoison, troubledMail, workOf, type Poison } from './poisons.ts';
import { readerOf } from './reader.ts';

const MINUTE = 60_000;
/** How long it is between two steps of a process: what the table takes for an answer. */
const TURN_MS = 10;
/** Of the poisons, those that come all at once. */
const AT_ONCE = 0.3;
/** Seeds of ids, of wishes and of poisons are apart from those of what happens. */
const [IDS, WISHED, POISONED] = [0x5eed, 0x1517, 0xbad];

/** Who lives in a world, and how many workers do what they ask for. */
export interface LivenessTrial {
  readonly seed: number;
  readonly organizations: number;
  readonly poisons: number;
  /** Organisations from which the poisons come. */
  readonly poisoned: number;
  readonly workers: Readonly<Record<Stage, number>>;
  /** How long the poison and the wishes keep coming. */
  readonly minutes: number;
  readonly wishesOfEach: number;
}

interface Lived {
  /** Turns that each wish of the other organisations waited, by its kind. */
  readonly turns: Readonly<Record<Wish['kind'], readonly number[]>>;
  /** What did not end, or not as it has to. */
  readonly violations: readonly string[];
}

/** How much longer the others wait, by what they wish for, than where nobody sends any poison; and what did not end as it has to. */
export async function waitBesidePoison(
  trial: LivenessTrial,
  otherwise: Otherwise = {},
): Promise<{ ratios: Record<Wish['kind'], number>; violations: string[] }> {
  const calm = await liveInCalm({ ...trial, poisons: 0 });
  const troubled = await liveBesidePoison(trial, otherwise);
  const ratioOf = (kind: Wish['kind']) => sum(troubled.turns[kind]) / sum(calm.turns[kind]);
  return {
    ratios: {
      receipt: ratioOf('receipt'),
      entry: ratioOf('entry'),
      statement: ratioOf('statement'),
      export: ratioOf('export'),
      job: ratioOf('job'),
    },
    violations: [...calm.violations, ...troubled.violations],
  };
}

const calmLives = new Map<string, Promise<Lived>>();

/** Lives a world without poison, once for all trials that are compared to it. */
function liveInCalm(trial: LivenessTrial): Promise<Lived> {
  const name = JSON.stringify(trial);
  const lived = calmLives.get(name) ?? liveBesidePoison(trial);
  calmLives.set(name, lived);
  return lived;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Lives a world in which some organisations send poison, and counts what the others wait for theirs. */
function liveBesidePoison(trial: LivenessTrial, otherwise: Otherwise = {}): Promise<Lived> {
  const { seed, poisoned } = trial;
  const ids = randomFrom(seed ^ IDS);
  return withChancesFrom(ids, async () => {
    const world = new World(seed, {
      isFaultless: true,
      turnMs: TURN_MS,
      workers: trial.workers,
      readPages: readerOf,
      doWork: workOf,
      parts: ({ mail }) => ({ mail: troubledMail(mail) }),
      ...otherwise,
    });
    const organizationIds = await founded(world, trial.organizations, ids);
    world.begin();
    const turns: Record<Wish['kind'], number[]> = {
      receipt: [],
      entry: [],
      statement: [],
      export: [],
      job: [],
    };
    const violations: string[] = [];
    const beginMs = world.scheduler.now().getTime();
    const nowMs = () => world.scheduler.now().getTime() - beginMs;
    const wait = (atMs: number) => world.scheduler.sleep(Math.max(0, atMs - nowMs()));
    const honest = organizationIds.flatMap((organizationId, at) =>
      wishesOf(seed + at, trial).map(async (wish) => {
        await wait(wish.atMs);
        const caller = await world.request('sign in', () => callerOf(organizationId, world.cloud));
        const askedMs = nowMs();
        const isFulfilled = caller !== undefined && (await fulfil(wish, caller, world));
        if (!isFulfilled) violations.push(`A ${wish.kind} of organisation ${at} did not end well.`);
        if (at >= poisoned) turns[wish.kind].push((nowMs() - askedMs) / TURN_MS);
      }),
    );
    const hostile = poisonsOf(trial).map(async (poison) => {
      await wait(poison.atMs);
      const organizationId = organizationIds[poison.from] ?? '';
      const caller = await world.request('sign in', () => callerOf(organizationId, world.cloud));
      if (caller) await sendPoison(poison, caller, world);
    });
    let isDone = false;
    void Promise.all([...honest, ...hostile]).then(() => (isDone = true));
    await live(world, () => isDone && world.isQuiet);
    world.end();
    return { turns, violations: [...violations, ...world.unforeseen, ...unended(world)] };
  });
}

function wishesOf(seed: number, { minutes, wishesOfEach }: LivenessTrial): Wish[] {
  const random = randomFrom(seed ^ WISHED);
  return Array.from({ length: wishesOfEach }, () => ({
    kind: WISHES[Math.floor(random() * WISHES.length)] ?? 'receipt',
    atMs: random() * minutes * MINUTE,
    amount: 1000 + Math.floor(random() * 100_000),
  }));
}

/** Some of them at once, the others through all the time that the others work. */
function poisonsOf({ seed, poisons, poisoned, minutes }: LivenessTrial): Poison[] {
  const random = randomFrom(seed ^ POISONED);
  return Array.from({ length: poisons }, (_, at) => ({
    kind: KINDS[at % KINDS.length] ?? 'body',
    atMs: at < poisons * AT_ONCE ? MINUTE : random() * minutes * MINUTE,
    from: Math.floor(random() * poisoned),
    seed: Math.floor(random() * 2 ** 31),
  }));
}

/** What is not done, or failed without a reason. */
function unended(world: World): string[] {
  const failed = ['failed', 'Failed'];
  return [
    ...world.unfinished().map(({ entity, id }) => `${String(entity)} ${String(id)} is unfinished.`),
    ...world.table
      .items()
      .filter(({ status, problem }) => failed.includes(String(status)) && problem === undefined)
      .map(({ entity, id }) => `${String(entity)} ${String(id)} failed without a reason.`),
  ];
}

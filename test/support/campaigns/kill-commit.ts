import { driftOf } from '../../../functions/use-cases/ledger/audit-ledger.ts';
import { booksOf, organizationIdOf } from '../books.ts';
import { statementCsv } from '../entries.ts';
import type { LocalCloud } from '../local-cloud.ts';
import { Member } from '../member.ts';
import { randomFrom } from './random.ts';

const SHOPS = ['NORTHERN COFFEE', 'HYDRO ONE', 'CLIENT DEPOSIT', 'RAIL TICKET', 'RENT'];

const ENDS = { commit: 'committed', undo: 'undone' } as const;

/** What is killed: the commit, or the undo of a finished one. */
type Killed = keyof typeof ENDS;

export interface KillTrial {
  readonly point: number;
  readonly during: Killed;
  /** After the work was asked for; milliseconds. */
  readonly killedAfterMs: number;
  /** Rows in the ledger when it was killed. */
  readonly rowsWritten: number;
  /** From the kill until the import was whole again; milliseconds. */
  readonly wholeAfterMs: number;
  /** What differs from the books nobody killed; empty as it should be. */
  readonly differences: readonly string[];
}

export interface KillPlan {
  readonly seed: number;
  readonly points: number;
  /** Rows of the statement. */
  readonly rows: number;
  /** Both: the undo of what was committed although it was killed. */
  readonly during: readonly Killed[];
  readonly tell?: (trial: KillTrial) => void;
}

/**
 * Commits one statement unharmed (and undoes it), then again in new books for each point, where the functions' process is killed
 * (SIGKILL) at a random moment of the commit or of the undo, the request that asks for it included. Each must end like the first.
 */
export async function killDuringImports(cloud: LocalCloud, plan: KillPlan): Promise<KillTrial[]> {
  const random = randomFrom(plan.seed);
  const csv = statementOf(plan.rows, random);
  const acts: readonly Killed[] = plan.during.includes('undo') ? ['commit', 'undo'] : ['commit'];
  // The first time functions load what they need, and take several times as long.
  await endedUnharmed(cloud, await readIn(cloud, statementOf(3, randomFrom(plan.seed))), 'commit');
  const unharmed = await readIn(cloud, csv);
  const wanted = { commit: NOTHING, undo: NOTHING };
  for (const act of acts) wanted[act] = await endedUnharmed(cloud, unharmed, act);
  const trials: KillTrial[] = [];
  for (let point = 0; point < plan.points; point += 1) {
    const books = await readIn(cloud, csv);
    for (const during of acts) {
      if (!plan.during.includes(during)) {
        await endedUnharmed(cloud, books, during);
        continue;
      }
      const { workMs, seen } = wanted[during];
      const share = (point + random()) / plan.points;
      const kill = { during, point, delayMs: share * workMs, rowsChanged: share * plan.rows };
      const trial = await killOnce(cloud, books, { ...kill, rows: plan.rows, wanted: seen });
      trials.push(trial);
      plan.tell?.(trial);
    }
  }
  return trials;
}

type Seen = Readonly<Record<string, string>>;

/** Somebody with a statement that is read. */
interface ReadStatement {
  readonly member: Member;
  readonly path: string;
}

async function readIn(cloud: LocalCloud, csv: string): Promise<ReadStatement> {
  const member = await Member.join(cloud);
  const { id, status, problem } = await member.readStatement(csv);
  if (status !== 'ready') throw new Error(`The statement is ${String(status)}: ${JSON.stringify(problem)}`);
  return { member, path: `/statement-imports/${String(id)}` };
}

/** How long something took that nobody killed, and how the books then are. */
interface Ended {
  readonly workMs: number;
  readonly seen: Seen;
}

const NOTHING: Ended = { workMs: 0, seen: {} };

async function endedUnharmed(
  cloud: LocalCloud,
  { member, path }: ReadStatement,
  act: Killed,
): Promise<Ended> {
  const from = performance.now();
  await askUntilTaken(member, `${path}/${act}`);
  await member.until(path, ({ status }) => status === ENDS[act]);
  return { workMs: performance.now() - from, seen: await booksAsSeen(cloud, member) };
}

interface Kill {
  readonly during: Killed;
  readonly point: number;
  /** After so long, or as soon as more rows than so many are written or taken out: work of a second time is quicker than of the first. */
  readonly delayMs: number;
  readonly rowsChanged: number;
  readonly rows: number;
  readonly wanted: Seen;
}

async function killOnce(
  cloud: LocalCloud,
  { member, path }: ReadStatement,
  { during, point, delayMs, rowsChanged, rows, wanted }: Kill,
): Promise<KillTrial> {
  const organizationId = await organizationIdOf(member);
  const askedAt = performance.now();
  const asked = askUntilTaken(member, `${path}/${during}`);
  let before = during === 'commit' ? 0 : rows;
  const changed = () => (during === 'commit' ? before : rows - before);
  while (performance.now() - askedAt < delayMs && changed() <= rowsChanged)
    before = await rowsWritten(cloud, organizationId);
  process.kill(cloud.stack().pids.functions, 'SIGKILL');
  const killedAt = performance.now();
  await asked;
  await member.until(path, ({ status }) => status === ENDS[during]);
  const wholeAfterMs = performance.now() - killedAt;
  const seen = await booksAsSeen(cloud, member);
  const differences = Object.keys(wanted).filter((part) => seen[part] !== wanted[part]);
  return {
    ...{ point, during },
    killedAfterMs: Math.round(killedAt - askedAt),
    wholeAfterMs: Math.round(wholeAfterMs),
    rowsWritten: before,
    differences: differences.map((part) => `${part}: ${seen[part]?.slice(0, 300)}`),
  };
}

/** The person's browser asks again when it got no answer; what it asks waits until the functions are back. */
async function askUntilTaken(member: Member, path: string): Promise<void> {
  let answers = '';
  for (let tries = 1; tries <= 50; tries += 1) {
    const { status, body } = await member.call('POST', path, {});
    if (status < 300) return;
    answers = `${status} ${JSON.stringify(body)}`;
  }
  throw new Error(`${path} was never taken: ${answers}`);
}

async function rowsWritten(cloud: LocalCloud, organizationId: string): Promise<number> {
  const totals = await booksOf(cloud).ledger.monthTotals(organizationId, { from: '0001-01', to: '9999-12' });
  return totals.reduce((sum, { count }) => sum + count, 0);
}

/** All that a person and the audit can tell of the books, without what differs between any two people. */
async function booksAsSeen(cloud: LocalCloud, member: Member): Promise<Seen> {
  const organizationId = await organizationIdOf(member);
  const books = booksOf(cloud);
  const rows = await Array.fromAsync(
    books.ledger.rows(organizationId, { from: '0001-01-01', to: '9999-12-31' }),
  );
  const totals = await books.ledger.monthTotals(organizationId, { from: '0001-01', to: '9999-12' });
  const facts = rows.map(({ date, description, amount, categoryId, version }) =>
    [date, description, amount, categoryId, version].join('|'),
  );
  const { usage } = await member.ask('GET', '/me');
  const { items: accounts } = await member.ask('GET', '/accounts');
  return {
    rows: facts.toSorted().join('\n'),
    totals: JSON.stringify(totals.map((total) => ({ ...total, organizationId: undefined }))),
    summary: JSON.stringify(await member.ask('GET', '/summary?from=2025-01-15&to=2026-06-20')),
    usage: JSON.stringify(usage),
    accounts: JSON.stringify(accounts),
    drift: JSON.stringify(await driftOf(organizationId, books)),
  };
}

function statementOf(count: number, random: () => number): string {
  const first = Date.UTC(2025, 0, 1);
  const rows = Array.from({ length: count }, (_, n) => ({
    date: new Date(first + Math.floor((n * 540) / count) * 86_400_000).toISOString().slice(0, 10),
    description: `${SHOPS[Math.floor(random() * SHOPS.length)]} ${Math.floor(random() * 100)}`,
    amount: Math.floor(random() * 100_000) - 60_000 || 1,
  }));
  return statementCsv(rows, 5_000_000);
}

import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { CommitStatementImport, StatementImport } from '../../../shared/model/statement-import.ts';
import { limitsOf, planInForce } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport, StoredOrganization } from '../../store/entities.ts';
import type { Write } from '../../store/table.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { shownImport } from './import-statement.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'work' | 'now'>;
type Decision = 'commit-import' | 'undo-import';

const STATES = {
  'commit-import': { from: 'ready', during: 'committing', after: 'committed' },
  'undo-import': { from: 'committed', during: 'undoing', after: 'undone' },
} as const;

/**
 * Decides that a read statement enters the ledger; the rows follow in the background. The statement is counted among the month's
 * in the same transaction, so that two commits at once cannot both be the last that the plan allows.
 */
export async function commitImport(
  id: string,
  wish: CommitStatementImport,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status !== 'ready') return decidedBefore(job, 'commit-import', cloud);
  const organization = await organizationOf(organizationId, cloud);
  const refusal = refusalOf(job, wish, organization);
  if (refusal) return refusal;
  const now = cloud.now();
  const month = monthOf(todayIn(organization.timeZone, now));
  const limit = limitsOf(planInForce(organization.plan, now)).statements;
  const counted = cloud.people.statementCounted(organizationId, month, limit);
  const change = { ...changeOf(job, wish), countedIn: month };
  const limitReached = () =>
    refuse('plan-limit-reached', limit === undefined ? {} : { detail: statementLimitText(limit) });
  return moved(job, 'commit-import', { change, further: [counted], ifFurtherFails: limitReached }, cloud);
}

function refusalOf(
  job: StoredImport,
  { accountId }: CommitStatementImport,
  { accounts }: StoredOrganization,
): Refusal | undefined {
  if (accountId !== undefined && !accounts.some((account) => account.id === accountId))
    return refuse('account-needed');
  if (accountId === undefined && job.accounts.length === 0 && job.accountId === null)
    return refuse('account-needed');
  return undefined;
}

/** What was read no longer holds where the account or the answers are others than those it was read with. */
function changeOf(
  job: StoredImport,
  { accountId, answers, restored, left, remember }: CommitStatementImport,
): Partial<StoredImport> {
  const isOtherAccount = accountId !== undefined && accountId !== job.accountId;
  const isStale = isOtherAccount || (answers !== undefined && !isSame(answers, job.answers ?? {}));
  return {
    ...(accountId === undefined ? {} : { accountId }),
    ...(isOtherAccount ? { chosenAccountId: accountId } : {}),
    ...(answers === undefined ? {} : { answers: { ...job.answers, ...answers } }),
    ...(restored ? { restored } : {}),
    ...(left ? { left } : {}),
    ...(remember === undefined ? {} : { remember }),
    ...(isStale ? { isStale } : {}),
  };
}

function isSame(
  answers: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(answers).every(([about, answer]) => before[about] === answer);
}

function statementLimitText(limit: number): string {
  return `Your plan includes ${limit} bank statements a month, and they are used. The count starts again on the first of next month; a larger plan lifts the limit.`;
}

/** Decides that a committed import leaves the ledger again. */
export async function undoImport(
  id: string,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status !== 'committed') return decidedBefore(job, 'undo-import', cloud);
  const further = [cloud.imports.plansOutdated(organizationId)];
  return moved(
    job,
    'undo-import',
    { change: {}, further, ifFurtherFails: () => refuse('wrong-state') },
    cloud,
  );
}

/** The first asking may have ended between the table and the queue: its work is sent again, which is harmless when it is under way. */
async function decidedBefore(
  job: StoredImport,
  kind: Decision,
  { work }: Pick<Cloud, 'work'>,
): Promise<StatementImport | Refusal> {
  const { during, after } = STATES[kind];
  if (job.status === after) return shownImport(job);
  if (job.status !== during) return refuse('wrong-state');
  await work.send({ kind, organizationId: job.organizationId, importId: job.id });
  return shownImport(job);
}

interface Move {
  readonly change: Partial<StoredImport>;
  readonly further: readonly Write[];
  readonly ifFurtherFails: () => Refusal;
}

async function moved(
  job: StoredImport,
  kind: Decision,
  { change, further, ifFurtherFails }: Move,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const { organizationId, id } = job;
  const decision = { status: STATES[kind].during, progress: 0, changedAt: cloud.now().toISOString() };
  try {
    const after = await cloud.imports.change(job, { ...change, ...decision }, further);
    await cloud.work.send({ kind, organizationId, importId: id });
    return shownImport(after);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    // The job itself is the first item: where it stands as it was read, the other condition did not hold.
    if (!error.positions.includes(0)) return ifFurtherFails();
    const latest = await cloud.imports.get(organizationId, id);
    return latest ? decidedBefore(latest, kind, cloud) : refuse('not-found');
  }
}

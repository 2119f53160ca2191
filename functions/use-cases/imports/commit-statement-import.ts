import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { CommitStatementImport, StatementImport } from '../../../shared/model/statement-import.ts';
import { limitsOf, planInForce } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { decidedBefore, decideImport } from './decide-import.ts';

/**
 * Decides that a read statement enters the ledger; the rows follow in the background. The statement is counted among the month's
 * in the same transaction, so that two commits at once cannot both be the last that the plan allows.
 */
export async function commitStatementImport(
  id: string,
  wish: CommitStatementImport,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'imports' | 'organizations' | 'plans' | 'now'>,
): Promise<StatementImport | Refusal> {
  const { organizationId } = caller;
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status !== 'ready') return decidedBefore(job, 'commit-import');
  const organization = await organizationOf(organizationId, cloud);
  const refusal = refusalOf(job, wish, organization);
  if (refusal) return refusal;
  const now = cloud.now();
  const month = monthOf(todayIn(organization.timeZone, now));
  const plan = await cloud.plans.of(organizationId);
  const limit = limitsOf(planInForce(plan, now)).statements;
  const counted = cloud.plans.statementCounted(organizationId, month, limit);
  const change = { ...changeOf(job, wish), countedIn: month };
  const limitReached = () =>
    refuse(
      'plan-limit-reached',
      limit === undefined ? {} : { because: { code: 'statements-used-up', limit } },
    );
  return decideImport(
    job,
    'commit-import',
    { change, further: [counted], ifFurtherFails: limitReached },
    caller,
    cloud,
  );
}

function refusalOf(
  job: StoredImport,
  { accountId }: CommitStatementImport,
  { accounts }: StoredOrganization,
): Refusal | undefined {
  if (accountId !== undefined && !accounts.some((account) => account.id === accountId))
    return refuse('account-needed');
  // A new account that a person was to be asked about isn't added unasked, nor may the rows go to the one that spoke against them.
  const isAsked = job.accounts.some((account) => account.accountId === null && account.isAssumed);
  if (accountId === undefined && (isAsked || (job.accounts.length === 0 && job.accountId === null)))
    return refuse('account-needed');
  return undefined;
}

/** What was read no longer holds where the account is another one than it was read with. */
function changeOf(
  job: StoredImport,
  { accountId, answers, restored, left, remember }: CommitStatementImport,
): Partial<StoredImport> {
  const isOtherAccount = accountId !== undefined && accountId !== job.accountId;
  return {
    ...(accountId === undefined ? {} : { accountId }),
    ...(isOtherAccount ? { chosenAccountId: accountId, isStale: true } : {}),
    ...(answers === undefined ? {} : { answers: { ...job.answers, ...answers } }),
    ...(restored ? { restored } : {}),
    ...(left ? { left } : {}),
    ...(remember === undefined ? {} : { remember }),
  };
}

import { hasReverseCharge } from '../../../shared/countries/reverse-charge.ts';
import { mayRemove } from '../../../shared/abilities.ts';
import type { BulkAct, BulkEdit } from '../../../shared/model/bulk-edit.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { Job } from '../../../shared/model/job.ts';
import { bodyId } from '../../domain/ids.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { answering } from '../../domain/ledger/answering.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobItem } from '../../store/jobs.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { currencyTrouble } from '../books/account-currency.ts';
import { learnNames } from '../books/learn-names.ts';
import type { LearnedNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { movedTrouble } from './split-parts.ts';
import { jobAct } from '../jobs/job-act.ts';
import { sameJob, startJob } from '../jobs/start-job.ts';
import type { JobWish } from '../jobs/start-job.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'jobs'>;

/**
 * Starts to edit many entries. Which they are is fixed now, each in its version: what is added, or changed by somebody else, before its turn
 * comes stays as it is and is named. Without `canDelete` only what the caller may remove one by one is deleted.
 */
export async function editTransactions(edit: BulkEdit, caller: Caller, cloud: Parts): Promise<Job | Refusal> {
  const { organizationId } = caller;
  const { id, act: wanted } = edit;
  const asked = bodyId(edit);
  const earlier = await cloud.jobs.get(organizationId, id);
  if (earlier) return sameJob(earlier, asked);
  const items =
    'entries' in edit ? edit.entries.map(asItem) : await answeringNow(edit, organizationId, cloud);
  if (isRefusal(items)) return items;
  if (wanted.do === 'delete' && !(await mayRemoveAll(items, caller, cloud))) return refuse('not-allowed');
  const given = {
    categories: wanted.do === 'category' ? [wanted.category] : [],
    accounts: wanted.do === 'account' ? [wanted.accountLabel] : [],
  };
  const act = jobAct(wanted.do === 'delete' ? 'delete-rows' : 'edit-rows');
  return cloud.change(caller, act, async (change) => {
    const organization = await organizationOf(organizationId, cloud);
    if (wanted.do === 'reverse-charge' && !hasReverseCharge(organization))
      return refuse('invalid-input', { fields: { act: { code: 'no-reverse-charge' } } });
    const learned = learnNames(given, organization, cloud);
    if (isRefusal(learned)) return learned;
    const misplaced =
      wanted.do === 'account'
        ? placeTrouble(
            await rowsOf(items, caller, cloud),
            learned.accountId(wanted.accountLabel),
            organization,
          )
        : undefined;
    if (misplaced) return refuse('invalid-input', { fields: { accountLabel: misplaced } });
    const wish = { id, items, asked, ...workOf(wanted, learned), mayBeAtOnce: true };
    return startJob(change, wish, caller, cloud, learned.writes);
  });
}

/** What is wrong with moving entries to an account: it is of another currency, or parts of them move to it already. */
const placeTrouble = (rows: readonly LedgerRow[], accountId: string, organization: StoredOrganization) =>
  currencyTrouble(rows, accountId, organization) ??
  rows
    .map((row) => movedTrouble({ ...row, accountId }, organization))
    .find((trouble) => trouble !== undefined);

type Named = Extract<BulkEdit, { entries: unknown }>['entries'][number];
const asItem = ({ transactionId: id, version }: Named): JobItem => ({ id, version });

/** The entries that answer a filter now; refused where they are more than the person was told. */
async function answeringNow(
  { filter, count }: Extract<BulkEdit, { filter: unknown }>,
  organizationId: string,
  cloud: Parts,
): Promise<JobItem[] | Refusal> {
  const { from = '0001-01-01', to = '9999-12-31' } = filter;
  const isAnswer = answering(filter, await organizationOf(organizationId, cloud));
  const found: JobItem[] = [];
  let rowsRead = 0;
  for await (const rows of cloud.ledger.rowPages(organizationId, { from, to })) {
    rowsRead += rows.length;
    const wanted = rows.filter(isAnswer);
    found.push(...wanted.map(({ id, version }) => ({ id, version })));
    if (rowsRead > EXPORT_ROWS_MAX)
      return refuse('wrong-state', { because: { code: 'too-many-entries-to-search' } });
  }
  if (found.length > 0 && found.length <= count) return found;
  return refuse('changed-meanwhile', { because: { code: 'other-entries-by-now', count: found.length } });
}

async function mayRemoveAll(items: readonly JobItem[], caller: Caller, { ledger }: Parts): Promise<boolean> {
  if (caller.abilities.includes('canDelete')) return true;
  const rows = await rowsOf(items, caller, { ledger });
  return rows.every((row) => mayRemove(caller, row));
}

const rowsOf = (
  items: readonly JobItem[],
  { organizationId }: Caller,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<LedgerRow[]> =>
  ledger.getMany(
    organizationId,
    items.map(({ id }) => id),
  );

function workOf(
  act: BulkAct,
  learned: LearnedNames,
): Pick<JobWish, 'kind' | 'change' | 'tax' | 'usualTax' | 'accepts'> {
  const edit = (change: JobWish['change']) => ({ kind: 'edit-rows' as const, change });
  switch (act.do) {
    case 'category':
      return edit({ categoryId: learned.categoryId(act.category) });
    case 'accept':
      return { kind: 'edit-rows', accepts: true };
    case 'account':
      return edit({ accountId: learned.accountId(act.accountLabel) });
    case 'transfer':
      return edit({ kind: 'transfer', use: null, categoryId: 'transfer' });
    case 'personal':
    case 'owner':
      return edit({ use: act.do });
    case 'business-share':
      return edit({ businessShare: act.share });
    case 'no-receipt':
      return edit({ noReceiptNeeded: true });
    case 'tax':
      return { kind: 'edit-rows', tax: { kind: act.kind, rate: act.rate } };
    case 'no-tax':
      return { kind: 'edit-rows', tax: null };
    case 'reverse-charge':
      return { kind: 'edit-rows', tax: 'reverse-charge' };
    case 'usual-tax':
      return { kind: 'edit-rows', usualTax: true };
    case 'delete':
      return { kind: 'delete-rows' };
  }
}

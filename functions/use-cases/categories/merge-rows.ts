import { keptCategory, withCategoryAs } from '../../domain/categories/kept-categories.ts';
import { isIn } from '../../domain/categories/merged-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobItem, StoredJob } from '../../store/jobs.ts';
import { organizationOf } from '../books/organization-of.ts';
import type { LeftOut } from '../jobs/left-out.ts';
import { changeRows, restoreRows } from './change-rows.ts';
import { turnedRules } from './merge-category.ts';
import { actorOfJob } from '../jobs/actor-of-job.ts';

type Parts = Pick<
  Cloud,
  'change' | 'jobs' | 'organizations' | 'ledger' | 'categories' | 'matches' | 'rates' | 'receipts' | 'now'
>;

const ROWS_A_WRITE = 10;
const ROWS_A_STEP_BACK = 100;

/** Moves what is in a merged category in some months; what was moved is there no longer, so that a month may be gone over again. */
export async function mergeMonths(
  months: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[]> {
  const left: LeftOut[] = [];
  for (const { id: month } of months) {
    const days = { from: `${month}-01`, to: `${month}-31` };
    for await (const rows of cloud.ledger.rowPages(job.organizationId, days)) {
      const items = rows.filter((row) => isIn(row, job.merge?.from ?? '')).map(({ id }) => ({ id }));
      const moved = await someByEach(items, (some) => changeRows(some, job, cloud));
      left.push(...moved);
    }
  }
  return left;
}

/** Lets a category stand by itself again, and takes back some of what was moved out of it, until nothing is left of it. */
export async function unmergeRows(
  _months: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[]> {
  await standAlone(job, cloud);
  const changes = await cloud.jobs.someChanges(job, ROWS_A_STEP_BACK);
  const items = changes.map(({ rowId }) => ({ id: rowId }));
  return someByEach(items, (some) => restoreRows(some, job, cloud));
}

async function someByEach(
  items: readonly JobItem[],
  step: (some: readonly JobItem[]) => Promise<LeftOut[]>,
): Promise<LeftOut[]> {
  const left: LeftOut[] = [];
  for (let at = 0; at < items.length; at += ROWS_A_WRITE) {
    const stepped = await step(items.slice(at, at + ROWS_A_WRITE));
    left.push(...stepped);
  }
  return left;
}

/** The category is no longer merged by this job, and its rules are its again, as far as they still lead where the job turned them. */
async function standAlone(job: StoredJob, cloud: Parts): Promise<void> {
  const { organizationId, id, merge } = job;
  if (!merge) return;
  await cloud.change(actorOfJob(job), 'category-merged', async (change) => {
    const organization = await organizationOf(organizationId, cloud);
    const kept = keptCategory(merge.from, organization);
    if (kept?.merged?.jobId !== id) return;
    const { merged: _, ...alone } = kept;
    const rules = await cloud.categories.rules(organizationId);
    const turned = rules.items.filter(
      (rule) => merge.ruleIds.includes(rule.id) && rule.effect.categoryId === merge.into,
    );
    const ruleIds = turned.map((rule) => rule.id);
    change.put(
      cloud.organizations.categoriesChange(organization, withCategoryAs(alone, organization.categories)),
      cloud.jobs.unchanged(job),
    );
    if (ruleIds.length > 0)
      change.put(cloud.categories.rulesChange(organizationId, turnedRules(rules, ruleIds, merge.from)));
  });
}

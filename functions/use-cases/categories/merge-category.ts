import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import { limits } from '../../../shared/limits.ts';
import type { CategoryMerge } from '../../../shared/model/book-category.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { CategoryRules } from '../../domain/categories/category-rule.ts';
import { keptCategory, mergeTrouble, withCategoryAs } from '../../domain/categories/kept-categories.ts';
import { bodyId } from '../../domain/ids.ts';
import { ALL_MONTHS } from '../../domain/ledger/accounts.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { jobAct } from '../jobs/job-act.ts';
import { sameJob, startJob } from '../jobs/start-job.ts';
import { refusedAsMerged } from './change-categories.ts';
import { reportsKept } from './reports-kept.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'periodLocks' | 'categories' | 'jobs' | 'now'
>;

/**
 * Starts to merge a category into another. From this write on all that names the one means the other, and its rules are turned; the
 * job then moves its rows, so that their history tells of it and their totals lie where they are counted. Refused where a closed period has
 * entries in it, whose reports would tell otherwise.
 */
export async function mergeCategory(
  from: string,
  { id, intoId }: CategoryMerge,
  caller: Caller,
  cloud: Parts,
): Promise<Job | Refusal> {
  const { organizationId } = caller;
  const asked = bodyId({ from, intoId });
  const earlier = await cloud.jobs.get(organizationId, id);
  if (earlier) return sameJob(earlier, asked);
  return cloud.change(caller, jobAct('merge-category'), async (change) => {
    const organization = await organizationOf(organizationId, cloud);
    const category = keptCategory(from, organization);
    if (!category) return refuse('not-found');
    const merged = refusedAsMerged(category, organization);
    if (merged) return merged;
    const trouble = mergeTrouble(from, intoId, organization);
    if (trouble) return refuse('invalid-input', { fields: { intoId: trouble } });
    const further = await reportsKept(from, organization, cloud);
    if (isRefusal(further)) return further;
    const kept = { ...category, merged: { into: intoId, jobId: id } };
    const categories = withCategoryAs(kept, organization.categories);
    if (categories.length > limits.categories && categories.length > organization.categories.length)
      return refuse('invalid-input', {
        fields: { intoId: { code: 'too-many-categories', max: limits.categories } },
      });
    const rules = await cloud.categories.rules(organizationId);
    const ruleIds = rules.items.filter(({ effect }) => effect.categoryId === from).map((rule) => rule.id);
    const months = await monthsWith(from, organizationId, cloud);
    // This month too, for what is entered in this moment.
    const itemIds = [...new Set([...months, monthOf(todayIn(organization.timeZone, cloud.now()))])];
    const wish = { id, kind: 'merge-category' as const, itemIds, asked };
    return startJob(change, { ...wish, merge: { from, into: intoId, ruleIds } }, caller, cloud, [
      cloud.organizations.categoriesChange(organization, categories),
      ...further,
      ...(ruleIds.length === 0
        ? []
        : [cloud.categories.rulesChange(organizationId, turnedRules(rules, ruleIds, intoId))]),
    ]);
  });
}

/** The rules with some of them turned to a category. */
export function turnedRules(
  { items, version }: CategoryRules,
  ruleIds: readonly string[],
  categoryId: string,
): CategoryRules {
  return {
    version,
    items: items.map((rule) =>
      ruleIds.includes(rule.id) ? { ...rule, effect: { ...rule.effect, categoryId } } : rule,
    ),
  };
}

async function monthsWith(
  categoryId: string,
  organizationId: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<string[]> {
  const totals = await ledger.monthTotals(organizationId, ALL_MONTHS);
  const own = totals.filter((total) => total.categoryId === categoryId);
  return [...new Set(own.map(({ month }) => month))];
}

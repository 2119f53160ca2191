import type { NewCategoryRun } from '../../../shared/model/category.ts';
import type { Job } from '../../../shared/model/job.ts';
import { namesInRule } from '../../domain/books/shown-rule.ts';
import { bodyId } from '../../domain/ids.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { jobAct } from '../jobs/job-act.ts';
import { startJob } from '../jobs/start-job.ts';
import { keptRule } from './kept-rule.ts';

/** Starts to change many entries: by a rule's effect, or to the category named for each. */
export async function startCategoryRun(
  run: NewCategoryRun,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'jobs'>,
): Promise<Job | Refusal> {
  const { id, transactionIds: itemIds } = run;
  const given = 'rule' in run ? namesInRule(run.rule) : { categories: run.categories };
  return cloud.change(caller, jobAct('change-rows'), async (unit) => {
    const learned = learnNames(given, await organizationOf(caller.organizationId, cloud), cloud);
    if (isRefusal(learned)) return learned;
    const change =
      'rule' in run
        ? { rule: keptRule(run.rule, learned) }
        : { categoryIds: run.categories.map((category) => learned.categoryId(category)) };
    const wish = {
      id,
      kind: 'change-rows' as const,
      itemIds,
      asked: bodyId(run),
      ...change,
      mayBeAtOnce: true,
    };
    return startJob(unit, wish, caller, cloud, learned.writes);
  });
}

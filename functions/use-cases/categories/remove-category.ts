import type { KeptCategory } from '../../../shared/model/book-category.ts';
import { isListed, keptCategory } from '../../domain/categories/kept-categories.ts';
import { ALL_MONTHS } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { changeCategories, refusedAsMerged } from './change-categories.ts';

type Parts = Pick<Cloud, 'ledger' | 'categories' | 'recurringEntries'>;

/** Takes back a category of the organisation's own while nothing is in it. Its name stays with it, for what may name it yet. */
export async function removeCategory(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations'> & Parts,
): Promise<KeptCategory | Refusal> {
  const { organizationId } = caller;
  return changeCategories(caller, 'category-removed', cloud, async (organization) => {
    const before = keptCategory(id, organization);
    if (!before) return refuse('not-found');
    const merged = refusedAsMerged(before, organization);
    if (merged) return merged;
    const tookIn = organization.categories.some((other) => other.merged?.into === id);
    if (isListed(id, organization) || tookIn || (await isUsed(id, organizationId, cloud)))
      return refuse('wrong-state', { because: { code: 'category-in-use' } });
    return { ...before, isRemoved: true };
  });
}

async function isUsed(
  id: string,
  organizationId: string,
  { ledger, categories, recurringEntries }: Parts,
): Promise<boolean> {
  const { items } = await categories.rules(organizationId);
  if (items.some(({ effect }) => effect.categoryId === id)) return true;
  const recurring = await recurringEntries.of(organizationId);
  if (recurring.some(({ categoryId, once }) => categoryId === id || once?.categoryId === id)) return true;
  const totals = await ledger.monthTotals(organizationId, ALL_MONTHS);
  // Of what was in it once, totals of nothing are left.
  return totals.some(({ categoryId, days }) => categoryId === id && Object.keys(days).length > 0);
}

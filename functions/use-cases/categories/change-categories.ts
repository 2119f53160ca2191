import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { limits } from '../../../shared/limits.ts';
import type { KeptCategory } from '../../../shared/model/book-category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { withCategoryAs } from '../../domain/categories/kept-categories.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from '../books/organization-of.ts';

type Decision = KeptCategory | Refusal;

const nothing = () => Promise.resolve([]);

/**
 * Decides what becomes of a category as all of them are now and writes it, with what the change needs; decides anew where somebody changed
 * them meanwhile.
 */
export async function changeCategories(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations'>,
  decide: (organization: StoredOrganization) => Decision | Promise<Decision>,
  needed: (organization: StoredOrganization) => Promise<readonly Write[] | Refusal> = nothing,
): Promise<KeptCategory | Refusal> {
  const outcome = await again(async () => {
    const organization = await organizationOf(organizationId, cloud);
    const decision = await decide(organization);
    if (isRefusal(decision)) return decision;
    const further = await needed(organization);
    if (isRefusal(further)) return further;
    const { categories } = organization;
    const after = withCategoryAs(decision, categories);
    if (JSON.stringify(after) === JSON.stringify(categories)) return decision;
    if (after.length > limits.categories && after.length > categories.length)
      return refuse('invalid-input', {
        fields: { name: { code: 'too-many-categories', max: limits.categories } },
      });
    const written = await cloud.organizations.trySaveCategories(organization, after, further);
    return written === 'conflict' ? written : decision;
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

/** What is merged into another is that one's: it changes no more by itself. */
export function refusedAsMerged(
  { merged }: KeptCategory,
  organization: StoredOrganization,
): Refusal | undefined {
  if (!merged) return undefined;
  const { categoryName, standingCategory } = bookNames(organization);
  const into = saidCategory(categoryName(standingCategory(merged.into)), organization);
  return refuse('wrong-state', { because: { code: 'category-merged', into } });
}

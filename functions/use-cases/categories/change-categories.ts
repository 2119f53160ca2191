import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { limits } from '../../../shared/limits.ts';
import type { KeptCategory } from '../../../shared/model/book-category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { withCategoryAs } from '../../domain/categories/kept-categories.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from '../books/organization-of.ts';

type Decision = KeptCategory | Refusal;

const nothing = () => Promise.resolve([]);

/** Decides what becomes of a category as all of them are now and writes it, with what the change needs. */
export async function changeCategories(
  caller: Caller,
  act: 'category-added' | 'category-changed' | 'category-removed',
  cloud: Pick<Cloud, 'change' | 'organizations'>,
  decide: (organization: StoredOrganization) => Decision | Promise<Decision>,
  needed: (organization: StoredOrganization) => Promise<readonly Write[] | Refusal> = nothing,
): Promise<KeptCategory | Refusal> {
  return cloud.change(caller, act, async (change) => {
    const organization = await organizationOf(caller.organizationId, cloud);
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
    change.about({ id: decision.id, name: decision.name });
    change.put(cloud.organizations.categoriesChange(organization, after), ...further);
    return decision;
  });
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

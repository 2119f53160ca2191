import type { KeptCategory, NewCategory } from '../../../shared/model/book-category.ts';
import { lineTrouble, nameTrouble } from '../../domain/categories/kept-categories.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { changeCategories } from './change-categories.ts';

/** Adds a category of the organisation's own. Sent twice with the same id and facts it is added once. */
export async function addCategory(
  { id, name, kind, formLine }: NewCategory,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations'>,
): Promise<KeptCategory | Refusal> {
  const category: KeptCategory = { id, name, kind, ...(formLine ? { formLines: { [kind]: formLine } } : {}) };
  return changeCategories(caller, 'category-added', cloud, (organization) => {
    const existing = organization.categories.find((other) => other.id === id);
    if (existing) return isSame(existing, category) ? existing : refuse('already-exists');
    const misnamed = nameTrouble(name, id, organization);
    if (misnamed) return refuse('invalid-input', { fields: { name: misnamed } });
    const misplaced = lineTrouble(kind, formLine, organization);
    return misplaced ? refuse('invalid-input', { fields: { formLine: misplaced } }) : category;
  });
}

function isSame(a: KeptCategory, b: KeptCategory): boolean {
  const facts = ({ name, kind, formLines, isRemoved }: KeptCategory) =>
    JSON.stringify([name, kind, formLines?.income, formLines?.expense, isRemoved]);
  return facts(a) === facts(b);
}

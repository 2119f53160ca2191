import { limits } from '../../../shared/limits.ts';
import { bookNames, type BookNames } from '../../domain/books/book-names.ts';
import { newNames, type GivenNames } from '../../domain/books/new-names.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';

/** What the given names mean, and how the books learn those that are new to them. */
export interface LearnedNames {
  /** The names of the books, the new ones among them. */
  readonly names: BookNames;
  /** The id of one of the given accounts. */
  readonly accountId: (nameOrId: string) => string;
  /** The id of one of the given categories. */
  readonly categoryId: (nameOrId: string) => string;
  /** To be written with what uses the names, while accounts and categories are as they were read. */
  readonly writes: readonly Write[];
}

/**
 * Reads names that somebody gave: an account or a category that the books have none of becomes one of theirs. `invalid-input` where
 * they would have too many.
 */
export function learnNames(
  given: GivenNames,
  organization: StoredOrganization,
  { organizations }: Pick<Cloud, 'organizations'>,
): LearnedNames | Refusal {
  const fresh = newNames(given, organization);
  const accounts = [...organization.accounts, ...fresh.accounts];
  const categories = [...organization.categories, ...fresh.categories];
  if (fresh.accounts.length > 0 && accounts.length > limits.accounts)
    return refuse('invalid-input', {
      fields: { accountLabel: { code: 'too-many-accounts', max: limits.accounts } },
    });
  if (fresh.categories.length > 0 && categories.length > limits.categories)
    return refuse('invalid-input', {
      fields: { category: { code: 'too-many-categories', max: limits.categories } },
    });
  const names = bookNames({ ...organization, accounts, categories });
  return {
    names,
    accountId: (nameOrId) => learned(names.accountIdOf(nameOrId), nameOrId),
    categoryId: (nameOrId) => learned(names.categoryIdOf(nameOrId), nameOrId),
    writes: [
      ...(fresh.accounts.length > 0 ? [organizations.accountsChange(organization, accounts)] : []),
      ...(fresh.categories.length > 0 ? [organizations.categoriesChange(organization, categories)] : []),
    ],
  };
}

function learned(id: string | undefined, nameOrId: string): string {
  if (id === undefined) throw new Error(`The name ${nameOrId} is not among those that were learned.`);
  return id;
}

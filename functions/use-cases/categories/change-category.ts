import type { CategoryChange, KeptCategory } from '../../../shared/model/book-category.ts';
import {
  changedCategory,
  isListed,
  keptCategory,
  lineTrouble,
  nameTrouble,
} from '../../domain/categories/kept-categories.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { changeCategories, refusedAsMerged } from './change-categories.ts';
import { reportsKept } from './reports-kept.ts';

/**
 * Changes what a category is called, its line of the form, or whether it is offered: one write, as its rows go by its id. Its line stays
 * where a closed period has entries in it.
 */
export async function changeCategory(
  id: string,
  change: CategoryChange,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'periodLocks'>,
): Promise<KeptCategory | Refusal> {
  const decide = (organization: StoredOrganization) => {
    const before = keptCategory(id, organization);
    if (!before) return refuse('not-found');
    const merged = refusedAsMerged(before, organization);
    if (merged) return merged;
    const troubles = Object.entries(troublesOf(id, change, organization)).filter(([, trouble]) => trouble);
    if (troubles.length > 0)
      return refuse('invalid-input', {
        fields: Object.fromEntries(troubles) as Record<string, FieldTrouble>,
      });
    return changedCategory(before, change, organization);
  };
  const needed = (organization: StoredOrganization) => reportsKept(id, organization, cloud);
  return changeCategories(
    caller,
    'category-changed',
    cloud,
    decide,
    movesReports(change) ? needed : undefined,
  );
}

/** Whether entries would count on another line of a report; a name is only what the same line is called. */
const movesReports = ({ kind, formLines }: CategoryChange): boolean =>
  kind !== undefined || formLines !== undefined;

function troublesOf(
  id: string,
  { name, kind, formLines = {} }: CategoryChange,
  organization: StoredOrganization,
): Record<string, FieldTrouble | undefined> {
  const isOfLists = isListed(id, organization);
  return {
    name:
      name === null && !isOfLists
        ? { code: 'required' }
        : typeof name === 'string'
          ? nameTrouble(name, id, organization)
          : undefined,
    kind: kind !== undefined && isOfLists ? { code: 'category-kind-listed' } : undefined,
    'formLines.income': lineTrouble('income', formLines.income, organization),
    'formLines.expense': lineTrouble('expense', formLines.expense, organization),
  };
}

import type * as z from 'zod';
import type { previewRule as route } from '../../../shared/contract/categories.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { namesInRule } from '../../domain/books/shown-rule.ts';
import type { CategoryRule } from '../../domain/categories/category-rule.ts';
import { ruleFor } from '../../domain/categories/category-rules.ts';
import { isChosenByPerson, withRule } from '../../domain/categories/rule-effect.ts';
import { ruleTakes } from '../../domain/categories/rule-takes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { fittingRows } from './fitting-rows.ts';
import { keptRule } from './kept-rule.ts';

/** Which entries of the past a rule would change, and whose entries it takes; nothing is kept of it. */
export async function previewRule(
  { id, conditions, effect, overChosen, transactionId }: z.output<typeof route.body>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'categories' | 'ledger' | 'organizations'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const madeFor =
    transactionId === undefined ? undefined : await cloud.ledger.get(organizationId, transactionId);
  if (transactionId !== undefined && !madeFor) return refuse('not-found');
  const wish = { id: '', conditions, effect };
  const learned = learnNames(namesInRule(wish), await organizationOf(organizationId, cloud), cloud);
  if (isRefusal(learned)) return learned;
  const rule = keptRule(wish, learned);
  const before = id === undefined ? [] : await rulesBefore(id, organizationId, cloud);
  const taken: LedgerRow[] = [];
  const changed = await fittingRows(organizationId, cloud, (row) => {
    if (ruleFor(row, [...before, rule]) !== rule) return false;
    taken.push(row);
    return (overChosen || !isChosenByPerson(row)) && isChangedBy(rule, row);
  });
  return { ...changed, takes: ruleTakes(rule, taken, madeFor?.description) };
}

/** The rules that have their say before this one: all of them where it is not in the list yet. */
async function rulesBefore(
  id: string,
  organizationId: string,
  { categories }: Pick<Cloud, 'categories'>,
): Promise<readonly CategoryRule[]> {
  const { items } = await categories.rules(organizationId);
  const at = items.findIndex((rule) => rule.id === id);
  return at === -1 ? items : items.slice(0, at);
}

function isChangedBy(rule: CategoryRule, row: LedgerRow): boolean {
  const after = withRule(row, rule, wordsToKeep);
  return (
    after.kind !== row.kind ||
    after.categoryId !== row.categoryId ||
    after.use !== row.use ||
    after.noReceiptNeeded !== row.noReceiptNeeded
  );
}

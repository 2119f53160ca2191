import type * as z from 'zod';
import type { previewRule as route } from '../../../shared/contract/categories.ts';
import { ruleFor } from '../../domain/categories/category-rules.ts';
import { isChosenByPerson, withRule } from '../../domain/categories/rule-effect.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { fittingRows } from './fitting-rows.ts';
import type { Fitting } from './fitting-rows.ts';

/** Which entries of the past a rule would change. */
export async function previewRule(
  { conditions, effect, overChosen }: z.output<typeof route.body>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<Fitting> {
  const rule = { id: '', conditions, effect };
  return fittingRows(organizationId, cloud, (row) => {
    if (!ruleFor(row, [rule]) || (!overChosen && isChosenByPerson(row))) return false;
    const after = withRule(row, rule);
    return (
      after.kind !== row.kind ||
      after.category !== row.category ||
      after.noReceiptNeeded !== row.noReceiptNeeded
    );
  });
}

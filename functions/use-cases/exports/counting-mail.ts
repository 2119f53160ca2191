import { todayIn } from '../../../shared/civil-date.ts';
import type { MailLimits } from '../../../shared/limits.ts';
import { mailLimitsOf } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Mailed } from '../../store/mailings.ts';
import type { Write } from '../../store/writes.ts';

/**
 * The writes that count one more mail to an address among the day's, beside the order that it is for, so that two at once cannot both be the
 * last that the day allows; or why there may be none.
 */
export async function countingMail(
  email: string,
  { id: organizationId, timeZone }: { readonly id: string; readonly timeZone: string },
  { plans, mailings, now }: Pick<Cloud, 'plans' | 'mailings' | 'now'>,
): Promise<Write[] | Refusal> {
  const at = now();
  const limits = mailLimitsOf(await plans.of(organizationId), at);
  const mailed = await mailings.before(organizationId, todayIn(timeZone, at), email);
  return usedUpBy(mailed, limits, timeZone) ?? mailings.counting(mailed, limits, at.toISOString());
}

function usedUpBy(
  { mails, newAddresses, isNewAddress }: Mailed,
  limits: MailLimits,
  timeZone: string,
): Refusal | undefined {
  if (mails >= limits.mails)
    return refuse('export-limit-reached', {
      because: { code: 'exports-used-up', limit: limits.mails, timeZone },
    });
  if (!isNewAddress || newAddresses < limits.newAddresses) return undefined;
  return refuse('export-limit-reached', {
    because: { code: 'new-addresses-used-up', limit: limits.newAddresses, timeZone },
  });
}

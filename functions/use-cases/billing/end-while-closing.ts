import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'organizations' | 'subscriptions' | 'payments'>;

/**
 * While an organization is to be deleted nothing is charged for it: its open page is closed, what is paid ends with its period, and what is
 * overdue at once, since Stripe would go on trying. Where it stays after all by the time that Stripe was asked, that is taken back too.
 */
export async function endWhileClosing(organizationId: string, cloud: Parts): Promise<void> {
  const { payments, subscriptions } = cloud;
  const closing = await closingOf(organizationId, cloud);
  const stored = closing && (await subscriptions.of(organizationId));
  if (!stored || !payments) return;
  const { paid, checkoutId } = stored;
  if (checkoutId !== undefined) await payments.closeCheckout(checkoutId);
  if (!paid || paid.status === 'ended') return;
  if (paid.status === 'past-due') return payments.end(paid.id);
  if (paid.cancelAtPeriodEnd) return;
  await payments.cancel(paid.id, `closing:${organizationId}:${closing.askedAt}`);
  if (!(await closingOf(organizationId, cloud)))
    await payments.resume(paid.id, `staying:${organizationId}:${closing.askedAt}`);
}

const closingOf = async (organizationId: string, { organizations }: Pick<Cloud, 'organizations'>) =>
  (await organizations.settings(organizationId))?.closing;

import { randomUUID } from 'node:crypto';
import { todayIn } from '../../../shared/civil-date.ts';
import { GRACE_DAYS } from '../../../shared/model/closing.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredClosing } from '../../store/closings.ts';
import { noticeOf } from '../../store/notices.ts';
import { secondsAfter } from '../../store/unfinished.ts';

const GRACE_SECONDS = GRACE_DAYS * 86_400;

type Parts = Pick<Cloud, 'closings' | 'organizations' | 'notices' | 'subscriptions'>;

/** What is kept of somebody's wish that something be deleted. */
export const newClosing = (
  of: StoredClosing['of'],
  id: string,
  { by, withAccount }: Pick<StoredClosing, 'by' | 'withAccount'>,
  at: string,
): StoredClosing => ({
  ...{ of, id, by, withAccount, status: 'asked', askedAt: at, dueAt: secondsAfter(at, GRACE_SECONDS) },
  ...{ endsPlan: false, members: [], version: 1 },
});

/** The day, where the books are kept, on which something is deleted. */
export const dayOf = (
  { dueAt }: Pick<StoredClosing, 'dueAt'>,
  { timeZone }: Pick<BookSettings, 'timeZone'>,
) => todayIn(timeZone, new Date(dueAt));

/** Has an organization deleted once its grace is over: its members are told, and Stripe has its subscription end. */
export async function close(
  settings: BookSettings,
  closing: StoredClosing,
  change: Change,
  cloud: Parts,
): Promise<{ on: string }> {
  const { id: organizationId, askedAt, withAccount, by } = closing;
  const on = dayOf(closing, settings);
  const stored = await cloud.subscriptions.of(organizationId);
  const { paid } = stored ?? {};
  const endsPlan = paid?.status === 'active' && !paid.cancelAtPeriodEnd;
  change.put(
    cloud.organizations.closingChange(settings, { on, askedAt, withAccount }),
    cloud.closings.adding({ ...closing, endsPlan }),
  );
  tell({ kind: 'deletion-requested', settings, by, day: on }, change, cloud);
  if (stored) change.enqueue({ kind: 'sync-subscription', organizationId });
  return { on };
}

/** Has an organization stay after all, with the subscription that was ended for it. */
export async function keep(
  settings: BookSettings,
  closing: StoredClosing,
  change: Change,
  cloud: Parts,
): Promise<void> {
  const { id: organizationId, by, endsPlan } = closing;
  change.put(cloud.organizations.closingChange(settings, null), cloud.closings.removing(closing));
  tell({ kind: 'deletion-withdrawn', settings, by }, change, cloud);
  const stored = endsPlan ? await cloud.subscriptions.of(organizationId) : undefined;
  // What is asked of it just now comes first; whoever asked can resume it in Billing.
  if (!stored?.paid || stored.paid.status === 'ended' || stored.order) return;
  const order = { id: randomUUID(), kind: 'resume', at: change.at, status: 'waiting' } as const;
  change.put(cloud.subscriptions.change(stored, { ...stored, order }));
  change.enqueue({ kind: 'carry-out-order', organizationId, orderId: order.id });
}

/** Tells the members, in whichever organization the act itself is. */
function tell(
  told: {
    readonly kind: 'deletion-requested' | 'deletion-withdrawn';
    readonly settings: BookSettings;
    readonly by: string;
    readonly day?: string;
  },
  change: Change,
  { notices }: Pick<Cloud, 'notices'>,
): void {
  const { kind, settings, by: byUserId, day } = told;
  const { id: organizationId, name } = settings;
  const notice = noticeOf(
    {
      ...{ kind, organizationId, aboutId: null, name, byUserId, once: change.at },
      ...(day === undefined ? {} : { day }),
    },
    change.at,
  );
  change.put(notices.telling(notice));
  change.enqueue({ kind: 'tell-members', organizationId, noticeId: notice.id });
}

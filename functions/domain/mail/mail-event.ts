import * as z from 'zod';

/** Why a mail did not arrive, or was not wanted, as far as it can be told. */
const bounceReasons = [
  'no-such-address',
  'refused',
  'suppressed',
  'mailbox-full',
  'too-large',
  'content-refused',
  'not-taken-now',
  'unknown',
  'unwanted',
  'virus',
] as const;
export const BounceReason = z.enum(bounceReasons);
export type BounceReason = z.infer<typeof BounceReason>;

/** What became of a mail after it was handed over, and of whose; `sentAt` and `at` are instants of the mail service's clock. */
export interface MailEvent {
  readonly kind: 'delivered' | 'bounced' | 'complained';
  readonly messageId: string;
  readonly sentAt: string;
  readonly at: string;
  /** Of all but what was delivered. */
  readonly reason?: BounceReason | undefined;
  /** What was sent with the mail to know it by; anybody's, so that each is looked for where it says. */
  readonly tags: { readonly organization?: string | undefined; readonly report?: string | undefined };
}

/** Reasons for which an address is left alone only for some days. */
const PASSING: readonly BounceReason[] = ['mailbox-full', 'not-taken-now', 'unknown'];

/** Whether what kept a mail from arriving passes by itself. */
export const passesByItself = (reason: BounceReason): boolean => PASSING.includes(reason);

/** Reasons that lie with the mail, not with its address. */
const OF_THE_MAIL: readonly BounceReason[] = ['too-large', 'content-refused', 'virus'];

/** Whether the address is to blame, so that another mail to it would fare no better. */
export const blamesAddress = (reason: BounceReason): boolean => !OF_THE_MAIL.includes(reason);

const RANK = { sent: 0, delivered: 1, bounced: 2, complained: 3 } as const;

/**
 * Whether an event says more of a mail than is known of it: events come twice and in any order, and what is worse holds. A mail that
 * was delivered and then answered with "not now" was answered by a machine, such as one that says who is on holiday.
 */
export function tellsMore(
  { kind, reason }: Pick<MailEvent, 'kind' | 'reason'>,
  known: keyof typeof RANK = 'sent',
): boolean {
  if (known === 'delivered' && reason === 'not-taken-now') return false;
  return RANK[kind] > RANK[known];
}

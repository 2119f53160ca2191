import * as z from 'zod';
import { Id, Instant } from './common.ts';

/** Why a mail to the organisation's address waits for a person instead of being read. */
export const QuarantineReason = z.enum([
  'unknown-sender',
  'unproven-sender',
  'not-allowed',
  'spam',
  'virus',
  'too-large',
]);
export type QuarantineReason = z.infer<typeof QuarantineReason>;

/** A mail that waits. What `from` and `subject` say is the sender's word only; `from` is empty where nobody is named. */
export const QuarantinedMail = z.object({
  id: Id,
  from: z.string(),
  subject: z.string(),
  reason: QuarantineReason,
  /** Bytes of the mail as it came. */
  size: z.int(),
  receivedAt: Instant,
  /** Whether a person may let it in: not where it carries a virus, or more than is read. */
  canAccept: z.boolean(),
});
export type QuarantinedMail = z.infer<typeof QuarantinedMail>;

/** Where documents can be mailed to; null where this deployment receives no mail. */
export const ReceivingAddress = z.object({ address: z.string().nullable() });
export type ReceivingAddress = z.infer<typeof ReceivingAddress>;

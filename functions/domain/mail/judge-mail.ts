import type { Ability } from '../../../shared/abilities.ts';
import type { QuarantineReason } from '../../../shared/model/mail.ts';

/** Somebody of the organisation who may send documents, by the address they sign in with. */
export interface Correspondent {
  readonly userId: string;
  readonly email: string;
  readonly abilities: readonly Ability[];
}

interface Arrived {
  readonly from: string | undefined;
  readonly isGenuine: boolean;
  readonly isSpam: boolean;
  readonly isVirus: boolean;
  /** Bytes of the whole mail as it came. */
  readonly size: number;
}

/** A mail of 10 MB of files, which travel in letters: four for three bytes, and a line end after each 76. */
const MAIL_BYTES_MAX = 15 * 1024 * 1024;

/**
 * Whether a mail's documents are taken without asking: a member who may bring documents in has sent it, and the receiver has proven
 * that. Otherwise the reason why it waits, the first of several.
 */
export function judgeMail(
  mail: Arrived,
  members: readonly Correspondent[],
): { kind: 'accepted'; userId: string } | { kind: 'quarantined'; reason: QuarantineReason } {
  const wait = (reason: QuarantineReason) => ({ kind: 'quarantined', reason }) as const;
  if (mail.isVirus) return wait('virus');
  if (mail.size > MAIL_BYTES_MAX) return wait('too-large');
  const sender = members.find(({ email }) => email.toLowerCase() === mail.from);
  if (!sender) return wait('unknown-sender');
  if (!mail.isGenuine) return wait('unproven-sender');
  if (!sender.abilities.includes('canImport')) return wait('not-allowed');
  return mail.isSpam ? wait('spam') : { kind: 'accepted', userId: sender.userId };
}

/** Whether a person may let such a mail in. */
export function canBeAccepted(reason: QuarantineReason): boolean {
  return reason !== 'virus' && reason !== 'too-large';
}

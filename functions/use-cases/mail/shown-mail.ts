import type { QuarantinedMail } from '../../../shared/model/mail.ts';
import { canBeAccepted } from '../../domain/mail/judge-mail.ts';
import type { StoredMail } from '../../store/mail.ts';

/** A waiting mail as members see it. */
export function shownMail(mail: StoredMail): QuarantinedMail {
  return { ...mail, canAccept: canBeAccepted(mail.reason) };
}

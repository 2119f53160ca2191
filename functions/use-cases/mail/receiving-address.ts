import { randomBytes } from 'node:crypto';
import type { ReceivingAddress } from '../../../shared/model/mail.ts';
import { mailboxAddress, TOKEN_BYTES, tokenOf } from '../../domain/mail/mailbox-address.ts';
import type { Mailbox } from '../../store/mail.ts';

/** A mailbox of an organisation whose address nobody can guess. */
export function newMailbox(organizationId: string): Mailbox {
  return { organizationId, token: tokenOf(randomBytes(TOKEN_BYTES)) };
}

/** A mailbox's address at the domain where documents are received. */
export function receivingAddress({ token }: Mailbox, domain: string): ReceivingAddress {
  return { address: mailboxAddress(token, domain) };
}

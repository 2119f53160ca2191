import { getReceivingAddress } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showMailbox } from '../use-cases/mail/keep-mailbox.ts';

export const handler = endpoint(getReceivingAddress, ({ caller }, cloud) => showMailbox(caller, cloud));

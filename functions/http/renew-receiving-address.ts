import { renewReceivingAddress } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { renewMailbox } from '../use-cases/mail/keep-mailbox.ts';

export const handler = endpoint(renewReceivingAddress, ({ caller }, cloud) => renewMailbox(caller, cloud));

import { listQuarantine } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseQuarantine } from '../use-cases/mail/keep-quarantine.ts';

export const handler = endpoint(listQuarantine, ({ query, caller }, cloud) =>
  browseQuarantine(query, caller, cloud),
);

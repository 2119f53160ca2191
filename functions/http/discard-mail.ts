import { discardMail } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/mail/keep-quarantine.ts';

export const handler = endpoint(discardMail, ({ params, caller }, cloud) =>
  useCase.discardMail(params.id, caller, cloud),
);

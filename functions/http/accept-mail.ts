import { acceptMail } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/mail/keep-quarantine.ts';

export const handler = endpoint(acceptMail, ({ params, caller }, cloud) =>
  useCase.acceptMail(params.id, caller, cloud),
);

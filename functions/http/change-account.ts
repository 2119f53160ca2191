import { changeAccount } from '../../shared/contract/statements.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeAccount as change } from '../use-cases/keep-account.ts';

export const handler = endpoint(changeAccount, ({ params, body, caller }, cloud) =>
  change(params.id, body, caller, cloud),
);

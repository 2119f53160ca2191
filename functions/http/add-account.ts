import { addAccount } from '../../shared/contract/statements.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addAccount as add } from '../use-cases/keep-account.ts';

export const handler = endpoint(addAccount, ({ body, caller }, cloud) => add(body, caller, cloud));

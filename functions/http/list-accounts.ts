import { listAccounts } from '../../shared/contract/statements.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showAccounts } from '../use-cases/show-accounts.ts';

export const handler = endpoint(listAccounts, ({ caller }, cloud) => showAccounts(caller, cloud));

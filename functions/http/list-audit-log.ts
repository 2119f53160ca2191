import { listAuditLog as route } from '../../shared/contract/audit-log.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listAuditLog } from '../use-cases/audit-log/list-audit-log.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listAuditLog(query, caller, cloud));

import { exportAuditLog as route } from '../../shared/contract/audit-log.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { exportAuditLog } from '../use-cases/audit-log/export-audit-log.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => exportAuditLog(query, caller, cloud));

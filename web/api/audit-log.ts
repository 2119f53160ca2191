import { useInfiniteQuery } from '@tanstack/react-query';
import { exportAuditLog, listAuditLog } from '../../shared/contract/audit-log.ts';
import type { ActKind } from '../../shared/audit-acts.ts';
import type { SentFile } from '../../shared/model/sent-file.ts';
import { call } from './call.ts';

/** Which part of the log is wanted. */
export interface AuditFilters {
  readonly from?: string;
  readonly to?: string;
  readonly userId?: string;
  readonly kind?: ActKind;
}

const PAGE = 50;

/** What was done in the organization, newest first. Asked for anew on every visit: everything that anybody does adds to it. */
export function useAuditLog(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: ['audit-log', filters],
    queryFn: ({ pageParam }) => call(listAuditLog, { query: { ...filters, limit: PAGE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
}

/** The whole log as a file: asked for part by part, as an answer of the API is bounded. */
export async function wholeAuditLog(filters: AuditFilters): Promise<Omit<SentFile, 'nextCursor'>> {
  const first = await call(exportAuditLog, { query: filters });
  const texts = [first.text];
  for (let cursor = first.nextCursor; cursor !== undefined;) {
    const part = await call(exportAuditLog, { query: { ...filters, cursor } });
    texts.push(part.text);
    cursor = part.nextCursor;
  }
  return { text: texts.join(''), fileName: first.fileName };
}

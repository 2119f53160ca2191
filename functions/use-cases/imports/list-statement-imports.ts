import type { ImportSummary } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';
import { importPosition } from '../../store/imports.ts';
import type { Page } from '../page.ts';

/** One page of the history of imports, newest first. */
export async function listStatementImports(
  query: { limit: number; cursor?: string | undefined },
  { organizationId }: Caller,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<Page<ImportSummary> | Refusal> {
  const { cursor, limit } = query;
  // The name keeps a cursor of another list from being taken for one of this.
  const list = { list: 'imports' };
  const after = cursor === undefined ? undefined : readCursor(cursor, organizationId, list);
  if (cursor !== undefined && after === undefined)
    return refuse('invalid-input', { fields: { cursor: { code: 'cursor-of-another-list' } } });
  const { items, more } = await imports.page(organizationId, { after, limit });
  const last = items.at(-1);
  return more && last
    ? { items, nextCursor: cursorAfter(importPosition(last), organizationId, list) }
    : { items };
}

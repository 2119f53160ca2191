import { createHash } from 'node:crypto';
import * as z from 'zod';

/** A sort key of a list: days, instants, measures and ids, none of them typed by anybody. */
const POSITION = /^[!-~]{1,200}$/;

const Content = z.object({ after: z.string().regex(POSITION), of: z.string() });

/** An opaque cursor after the sort key `after`, good only for this organisation and query. */
export function cursorAfter(after: string, organizationId: string, query: object): string {
  return Buffer.from(JSON.stringify({ after, of: digest(organizationId, query) })).toString('base64url');
}

/** The sort key a cursor stands at; undefined for a cursor that is damaged or made up, or belongs to another organisation or query. */
export function readCursor(cursor: string, organizationId: string, query: object): string | undefined {
  const { data: content } = Content.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString()));
  return content?.of === digest(organizationId, query) ? content.after : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function digest(organizationId: string, query: object): string {
  const parts = Object.entries(query).filter(
    ([name, value]) => name !== 'cursor' && name !== 'limit' && value !== undefined,
  );
  return createHash('sha256')
    .update(JSON.stringify([organizationId, parts.toSorted()]))
    .digest('base64url')
    .slice(0, 16);
}

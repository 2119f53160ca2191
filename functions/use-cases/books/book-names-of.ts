import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from './organization-of.ts';

/** What an organisation calls its accounts and categories now. */
export async function bookNamesOf(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations'>,
): Promise<BookNames> {
  return bookNames(await organizationOf(organizationId, cloud));
}

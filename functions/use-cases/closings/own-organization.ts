import type { BookSettings } from '../../../shared/model/organization.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Membership } from '../../store/people.ts';

/** An organization whose master the caller is; another's answers as if it did not exist. */
export async function ownOrganization(
  id: string,
  { userId }: Pick<Caller, 'userId'>,
  { people, organizations }: Pick<Cloud, 'people' | 'organizations'>,
): Promise<{ readonly settings: BookSettings; readonly membership: Membership } | Refusal> {
  const [membership, settings] = await Promise.all([
    people.membership(userId, id),
    organizations.settings(id),
  ]);
  // Sample books are left instead.
  if (!membership || !settings || isSampleBooks(id)) return refuse('not-found');
  return membership.role === 'master' ? { settings, membership } : refuse('not-allowed');
}

import type { SharedLink } from '../../../shared/model/shared-link.ts';
import type { StoredSharedLink } from '../../store/shared-links.ts';

/** A link as members see it. */
export function shownLink({
  phrase,
  organizationId: _organizationId,
  userId: _userId,
  digest: _digest,
  toldOn: _toldOn,
  ...link
}: StoredSharedLink): SharedLink {
  return { ...link, hasPassPhrase: phrase !== undefined };
}

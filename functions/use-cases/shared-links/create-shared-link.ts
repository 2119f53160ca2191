import type { MadeSharedLink, WantedSharedLink } from '../../../shared/model/shared-link.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { newSharedLink } from './new-shared-link.ts';
import { isSharable } from './opened-link.ts';
import { shownLink } from './shown-link.ts';

/**
 * Makes a link to a report that is made and kept; its address is told this once. Asked again under the same id it is refused: the address
 * can't be told again.
 */
export async function createSharedLink(
  wanted: WantedSharedLink,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'reports' | 'sharedLinks' | 'siteUrl' | 'now'>,
): Promise<MadeSharedLink | Refusal> {
  const { organizationId, userId, person } = caller;
  return cloud.change(caller, 'link-created', async (change) => {
    const report = await cloud.reports.get(organizationId, wanted.reportId);
    if (!report) return refuse('not-found');
    if (!isSharable(report)) return refuse('wrong-state');
    if (await cloud.sharedLinks.get(organizationId, wanted.id))
      return refuse('already-exists', { because: { code: 'link-made-before' } });
    const order = { ...wanted, organizationId, userId, sender: person.fullName };
    const { link, url, writes } = await newSharedLink(order, cloud);
    change.about({ id: link.id, name: link.label });
    change.put(...writes);
    return { ...shownLink(link), url };
  });
}

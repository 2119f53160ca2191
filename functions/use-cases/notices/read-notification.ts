import type { Notice } from '../../../shared/model/notice.ts';
import { isFor } from '../../domain/notices/mail-choice.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { see } from './see.ts';
import { shownNotice } from './shown-notice.ts';

/** More are never marked one by one than this; of older ones, so many newer ones have been read that they count no longer. */
const MARKED_MAX = 300;

/** Marks one notification as read by this person. */
export async function readNotification(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'notices'>,
): Promise<Notice | Refusal> {
  const notice = await cloud.notices.get(caller.organizationId, id);
  if (!notice || !isFor(caller, notice)) return refuse('not-found');
  const seen = await see(caller, cloud, ({ until, ids }) => ({
    until,
    ids: [...ids.filter((one) => one !== id), id].slice(-MARKED_MAX),
  }));
  return shownNotice(notice, seen);
}

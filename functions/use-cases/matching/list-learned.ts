import type * as z from 'zod';
import type { listLearned as route } from '../../../shared/contract/matching.ts';
import type { Lesson } from '../../../shared/model/match.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { lessonPosition } from '../../store/lessons.ts';
import { onePage } from '../page.ts';
import type { Page } from '../page.ts';

/** What the organisation's decisions have taught, newest first. */
export function listLearned(
  query: z.output<typeof route.query>,
  caller: Caller,
  { lessons }: Pick<Cloud, 'lessons'>,
): Promise<Page<Lesson> | Refusal> {
  return onePage(query, caller, {
    read: (place) => lessons.page(caller.organizationId, place),
    positionOf: lessonPosition,
  });
}

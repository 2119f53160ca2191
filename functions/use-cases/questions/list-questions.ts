import type * as z from 'zod';
import type { listQuestions as route } from '../../../shared/contract/questions.ts';
import type { Question } from '../../../shared/model/question.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { questionPosition } from '../../store/questions.ts';
import { onePage } from '../page.ts';
import type { Page } from '../page.ts';
import { shownQuestions } from './shown-questions.ts';
import type { ShowingParts } from './shown-questions.ts';

/** One page of the questions that wait or were answered, newest first; or all there ever were about one thing, oldest first. */
export async function listQuestions(
  query: z.output<typeof route.query>,
  caller: Caller,
  cloud: ShowingParts & Pick<Cloud, 'questions'>,
): Promise<Page<Question> | Refusal> {
  const { organizationId } = caller;
  const { status, transactionId, receiptId } = query;
  const aboutId = transactionId ?? receiptId;
  if (aboutId !== undefined) {
    const about = await cloud.questions.aboutThing(organizationId, aboutId);
    return { items: await shownQuestions(await cloud.questions.ofThing(about), caller, cloud) };
  }
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...query, list: 'questions' };
  const page = await onePage(listed, caller, {
    read: (place) => cloud.questions.page(organizationId, status, place),
    positionOf: questionPosition,
  });
  if (isRefusal(page)) return page;
  return { ...page, items: await shownQuestions(page.items, caller, cloud) };
}

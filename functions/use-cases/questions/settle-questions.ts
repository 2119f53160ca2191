import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import { aboutIdOf, askedThing } from './asked-thing.ts';
import type { ThingParts } from './asked-thing.ts';

type Parts = ThingParts & Pick<Cloud, 'change' | 'questions' | 'people'>;

/** As many things as are looked at in one go. */
const AT_ONCE = 100;

/**
 * Has questions wait where what they are about stands in the books, and rest where it is in the archive or gone; they wait again once it is
 * back. One that was asked of somebody who is a member no more is asked of everybody. It follows from how things stand, not from what was
 * done: done twice or late it comes to the same. Without `aboutIds` all that are open or rest are looked at.
 */
export async function settleQuestions(
  organizationId: string,
  aboutIds: readonly string[] | undefined,
  cloud: Parts,
): Promise<void> {
  if (!(await hasQuestions(organizationId, cloud))) return;
  const ids = [...new Set(aboutIds ?? (await allAskedAbout(organizationId, cloud)))];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    for (const { aboutId } of await cloud.questions.aboutThings(
      organizationId,
      ids.slice(start, start + AT_ONCE),
    ))
      await cloud.change({ organizationId }, 'questions-settled', (change) =>
        settle(change, { organizationId, aboutId }, cloud),
      );
}

/** The work that has questions about a thing wait again that comes back; none where nobody asked. */
export async function questionsSettled(
  organizationId: string,
  aboutId: string,
  { questions }: Pick<Cloud, 'questions'>,
): Promise<Work[]> {
  const { questionIds } = await questions.aboutThing(organizationId, aboutId);
  return questionIds.length > 0 ? [{ kind: 'settle-questions', organizationId, aboutIds: [aboutId] }] : [];
}

/** Whether anything was asked that is open or rests: where not, nothing has to be settled. */
export async function hasQuestions(
  organizationId: string,
  { questions }: Pick<Cloud, 'questions'>,
): Promise<boolean> {
  const { open, away } = await questions.counts(organizationId);
  return open + away > 0;
}

async function settle(
  change: Change,
  { organizationId, aboutId }: { readonly organizationId: string; readonly aboutId: string },
  cloud: Parts,
): Promise<void> {
  const about = await cloud.questions.aboutThing(organizationId, aboutId);
  const counts = await cloud.questions.counts(organizationId);
  const open = (await cloud.questions.ofThing(about)).filter(({ status }) => status === 'open');
  const [first] = open;
  if (!first) return;
  const { shown, asRead } = await askedThing(organizationId, first.about, cloud);
  const isAway = shown === null;
  const turns = [];
  for (const before of open) {
    const askedOf = (await isMember(before.askedOf, organizationId, cloud)) ? before.askedOf : null;
    if (before.isAway !== isAway || before.askedOf !== askedOf)
      turns.push({ before, after: { ...before, isAway, askedOf } });
  }
  if (turns.length > 0) change.put(...cloud.questions.turning(turns, counts), ...asRead);
}

const isMember = async (
  userId: string | null,
  organizationId: string,
  { people }: Pick<Cloud, 'people'>,
): Promise<boolean> => userId !== null && (await people.membership(userId, organizationId)) !== undefined;

/** What all questions are about that are open or rest. */
async function allAskedAbout(
  organizationId: string,
  { questions }: Pick<Cloud, 'questions'>,
): Promise<string[]> {
  const found = [];
  for (const list of ['open', 'away'] as const) found.push(...(await questions.all(organizationId, list)));
  return found.map(({ about }) => aboutIdOf(about));
}

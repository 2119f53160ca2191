import type * as z from 'zod';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { RUN_MAX } from '../../../shared/model/match.ts';
import type { Lesson, MatchingSettings, MatchRunPreview } from '../../../shared/model/match.ts';
import type { Organization } from '../../../shared/model/organization.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/entities.ts';
import { participantsOf } from '../../store/matches.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { organizationOf, shownOrganization } from '../books/organization-of.ts';

const SHOWN_MAX = 100;
/** No suggestion below is sure: the list comes surest first and need not be read farther. */
const SURE_MIN = 97;
const DAYS_LOOKED_BACK = 365;

/** What confirming all sure suggestions would do: how many, how much money, and which. */
export async function previewRun(
  { organizationId }: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<z.output<typeof MatchRunPreview>> {
  const sure: StoredMatch[] = [];
  for await (const match of matches.suggestions(organizationId)) {
    if (match.confidence < SURE_MIN || sure.length === RUN_MAX) break;
    if (match.decision === 'auto') sure.push(match);
  }
  const items = withoutRivals(sure);
  return {
    count: items.length,
    totals: totalsOf(items),
    matchIds: items.map(({ id }) => id),
    items: items.slice(0, SHOWN_MAX),
  };
}

/** Two that want the same receipt or transaction are a person's to decide. */
function withoutRivals(matches: readonly StoredMatch[]): StoredMatch[] {
  const claims = new Map<string, number>();
  for (const id of matches.flatMap(participantsOf)) claims.set(id, (claims.get(id) ?? 0) + 1);
  return matches.filter((match) => participantsOf(match).every((id) => claims.get(id) === 1));
}

function totalsOf(matches: readonly StoredMatch[]) {
  const byCurrency = new Map<string, number>();
  for (const { sums } of matches)
    if (sums) byCurrency.set(sums.currency, (byCurrency.get(sums.currency) ?? 0) + sums.payments);
  return [...byCurrency].map(([currency, amount]) => ({ currency, amount }));
}

/** Keeps how matches are looked for. Turned on again, the last year is looked through. */
export async function keepMatching(
  matching: MatchingSettings,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'people' | 'work' | 'now'>,
): Promise<Organization> {
  const organization = await organizationOf(organizationId, cloud);
  await cloud.people.saveSettings(organizationId, { matching });
  if (organization.matching?.auto === 'off' && matching.auto !== 'off') {
    const to = todayIn(organization.timeZone, cloud.now());
    const from = addDays(to, -DAYS_LOOKED_BACK);
    await cloud.work.send({ kind: 'match-period', organizationId, from, to });
  }
  return { ...shownOrganization(organization), matching };
}

/** Forgets what a decision taught. A refused match may then be suggested again; a confirmed one stays confirmed. */
export async function forgetLesson(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'lessons' | 'matches' | 'work'>,
): Promise<Lesson | Refusal> {
  const lesson = await cloud.lessons.get(organizationId, id);
  if (!lesson) return refuse('not-found');
  const match = await cloud.matches.get(organizationId, lesson.matchId);
  const isRefused = lesson.kind === 'different' && match?.status === 'rejected';
  const ids = new Set([id, ...(isRefused ? (match.lessonIds ?? []) : [])]);
  const removals = [...ids].map((one) => cloud.lessons.removal(organizationId, one));
  const opened = isRefused
    ? [cloud.matches.change(match, { ...match, status: 'undone', lessonIds: [] })]
    : [];
  try {
    await cloud.matches.write([...removals, ...opened]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  if (isRefused)
    for (const receiptId of match.receiptIds)
      await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId });
  return lesson;
}

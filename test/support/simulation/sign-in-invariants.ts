import { hasEnded } from '../../../functions/domain/books/session.ts';
import { checkFactor } from '../../../functions/use-cases/second-factor/check-factor.ts';
import { limits } from '../../../shared/limits.ts';
import type { Known } from './sign-in-acts.ts';
import type { World } from './world.ts';

type Item = Record<string, unknown>;

const HOUR_MS = 3_600_000;

/** What has to hold of somebody's way in once nothing is under way any more. */
export async function wrongSignIns(world: World, userId: string, known: Known): Promise<string[]> {
  const notices = world.table
    .itemsUnder('ORG#')
    .filter((item) => item['entity'] === 'security-notice' && item['userId'] === userId);
  return [
    ...(await leftOpen(world, userId)),
    ...untold(world, userId, notices),
    ...guessed(world, userId),
    ...(await shutOut(world, userId, known)),
  ];
}

/** What was answered to be over is refused here and at the pool; whoever was signed in when a password changed is refused here. */
async function leftOpen({ cloud, pool, answered, scheduler }: World, userId: string): Promise<string[]> {
  const endings = (await cloud.people.member(userId))?.endedSessions;
  const now = scheduler.now().toISOString();
  const isLetIn = (id: string): boolean => {
    const session = pool.sessionsOf(userId).find((one) => one.id === id);
    return session !== undefined && endings !== undefined && !hasEnded(session, endings, now);
  };
  const of = (sessions: readonly { userId: string; id: string }[]) =>
    sessions.filter((session) => session.userId === userId).map(({ id }) => id);
  const changes = pool.facts.filter((fact) => fact.userId === userId && fact.what === 'password-set');
  return [
    ...of(answered.ended)
      .filter((id) => pool.takes(id))
      .map((id) => `The pool takes ended session ${id}.`),
    ...[...of(answered.ended), ...of(answered.refused)]
      .filter(isLetIn)
      .map((id) => `Session ${id} was ended, and is let in.`),
    ...changes
      .flatMap(({ sessions }) => sessions)
      .filter(isLetIn)
      .map((id) => `Session ${id} outlived a change of the password.`),
  ];
}

/** Each change of a password is mailed, and each change past the product that was undone: that one at most once an hour. */
function untold({ pool }: World, userId: string, notices: readonly Item[]): string[] {
  const kindOf = (notice: Item) => (notice['event'] as { kind: string }).kind;
  const facts = pool.facts.filter((fact) => fact.userId === userId);
  const changes = facts.filter(({ what }) => what === 'password-set').length;
  const told = notices.filter((notice) => kindOf(notice).startsWith('password-')).length;
  const found = told < changes ? [`${changes} passwords were set, and ${told} told.`] : [];
  const aboutFactor = notices.filter((notice) => kindOf(notice).startsWith('second-factor-'));
  let isMeddledWith = false;
  for (const { what, at } of facts) {
    if (what === 'meddled') isMeddledWith = !isMeddledWith;
    if (what !== 'turned') continue;
    const isTold = aboutFactor.some((notice) => {
      const agoMs = Date.parse(at) - Date.parse(String(notice['at']));
      return agoMs >= 0 && agoMs <= HOUR_MS;
    });
    if (isMeddledWith && !isTold) found.push(`What was undone at ${at} was never told.`);
    isMeddledWith = false;
  }
  const undone = notices
    .filter((notice) => kindOf(notice) === 'second-factor-undone')
    .map((notice) => Date.parse(String(notice['at'])))
    .toSorted((one, other) => one - other);
  if (undone.some((at, place) => at - (undone[place - 1] ?? -Infinity) < HOUR_MS))
    found.push('Somebody was told twice within an hour of what was undone.');
  return found;
}

/** No hour had more tries that were looked at than may be. */
function guessed({ answered }: World, userId: string): string[] {
  const at = answered.guesses.filter((guess) => guess.userId === userId).map((guess) => guess.at);
  const most = Math.max(0, ...at.map((end) => at.filter((one) => one > end - HOUR_MS && one <= end).length));
  return most > limits.signInTriesAnHour ? [`${most} passwords were looked at within an hour.`] : [];
}

/** The pool asks for a code exactly where one was turned on here, and whoever it is gets in. */
async function shutOut(world: World, userId: string, { passwords, apps }: Known): Promise<string[]> {
  const { cloud, pool } = world;
  await checkFactor(userId, cloud);
  const isKept = (await cloud.secondFactors.of(userId)) !== undefined;
  const person = pool.person(userId);
  const found = person.isAsked === isKept ? [] : ['The pool and we differ about a second factor.'];
  if (person.isAsked && !apps.includes(person.app ?? '')) found.push('Somebody else’s app is asked for.');
  return passwords.includes(person.password) ? found : [...found, 'A password holds that nobody wanted.'];
}

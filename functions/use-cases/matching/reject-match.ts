import { refuse } from '../../domain/outcome.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { lessonsOf, sidesOf } from './link-sides.ts';
import { decideOnMatch, putDecision } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

/** Sets aside a suggestion for good; it is not made again until the refusal is taken back or forgotten. */
export async function rejectMatch(id: string, books: Books, cloud: MatchParts): Decided {
  return decideOnMatch(id, books, 'match-rejected', cloud, async (change, match) => {
    if (match.status === 'rejected') return match;
    if (match.status !== 'pending') return refuse('wrong-state');
    const rejected: StoredMatch = { ...match, status: 'rejected', decidedAt: change.at };
    const lessons = lessonsOf(rejected, 'different', await sidesOf(match, cloud));
    const decided = { ...rejected, lessonIds: lessons.map((lesson) => lesson.id) };
    return putDecision(
      change,
      decided,
      [cloud.matches.change(match, decided), ...lessons.map((lesson) => cloud.lessons.addition(lesson))],
      match,
    );
  });
}

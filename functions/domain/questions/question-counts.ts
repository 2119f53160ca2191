import type { Ability } from '../../../shared/abilities.ts';

/** What of a question decides for whom it waits. */
export interface AskedQuestion {
  readonly askedBy: string;
  /** Null: everybody who can edit. */
  readonly askedOf: string | null;
  readonly status: 'open' | 'answered' | 'withdrawn';
  /** Whether what it is about is in the archive or gone: until that is back it waits for nobody. */
  readonly isAway: boolean;
}

/** How many questions of an organization are open, and for whom. */
export interface QuestionCounts {
  /** All that wait. */
  readonly open: number;
  /** Those that would, were what they are about not in the archive or gone. */
  readonly away: number;
  /** Of those that wait: asked of one person, by that person. */
  readonly of: Readonly<Record<string, number>>;
  /** Asked of everybody, and by whom. */
  readonly everybody: number;
  readonly own: Readonly<Record<string, number>>;
}

export const noQuestions: QuestionCounts = { open: 0, away: 0, of: {}, everybody: 0, own: {} };

/** Who reads the books. */
interface Reader {
  readonly userId: string;
  readonly abilities: readonly Ability[];
}

/** How many questions wait for somebody: those asked of them and, where they can edit, those that others asked of everybody. */
export function waitingFor({ of, everybody, own }: QuestionCounts, { userId, abilities }: Reader): number {
  const ofEverybody = abilities.includes('canEdit') ? everybody - (own[userId] ?? 0) : 0;
  return (of[userId] ?? 0) + ofEverybody;
}

/** Whether a question waits for somebody; `waitingFor` counts the same. */
export function isWaitingFor(question: AskedQuestion, { userId, abilities }: Reader): boolean {
  const { askedBy, askedOf, status, isAway } = question;
  if (status !== 'open' || isAway) return false;
  return askedOf === null ? askedBy !== userId && abilities.includes('canEdit') : askedOf === userId;
}

/** A question as it was and as it is now; without one of them it is new, or gone. */
export interface QuestionTurn {
  readonly before?: AskedQuestion;
  readonly after?: AskedQuestion;
}

/** The counts after some questions changed. */
export function recounted(counts: QuestionCounts, turns: readonly QuestionTurn[]): QuestionCounts {
  let after = counts;
  for (const turn of turns) {
    if (turn.before) after = counted(after, turn.before, -1);
    if (turn.after) after = counted(after, turn.after, 1);
  }
  return after;
}

function counted(
  counts: QuestionCounts,
  { askedBy, askedOf, status, isAway }: AskedQuestion,
  by: 1 | -1,
): QuestionCounts {
  if (status !== 'open') return counts;
  if (isAway) return { ...counts, away: counts.away + by };
  const open = counts.open + by;
  if (askedOf !== null) return { ...counts, open, of: countedAt(counts.of, askedOf, by) };
  return { ...counts, open, everybody: counts.everybody + by, own: countedAt(counts.own, askedBy, by) };
}

/** Nobody stays listed with none: people come and go for years. */
function countedAt(
  counts: Readonly<Record<string, number>>,
  userId: string,
  by: 1 | -1,
): Readonly<Record<string, number>> {
  const { [userId]: before = 0, ...others } = counts;
  return before + by === 0 ? others : { ...others, [userId]: before + by };
}

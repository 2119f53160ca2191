import type { MatchReason } from '../../../shared/text/en/matches.ts';
import { say } from '../../../shared/text/said.ts';
import type { Words } from '../../../shared/text/words.ts';
import type { Loss, Reason, SuggestedMatch } from './match-input.ts';

/** A suggested match as a person is told of it. */
export interface WordedMatch extends Omit<SuggestedMatch, 'reasons' | 'runnerUp'> {
  readonly reasons: (Omit<Reason, 'because'> & { readonly detail: string })[];
  readonly runnerUp?: {
    readonly transactionIds: string[];
    readonly confidence: number;
    readonly why: string;
  };
}

/** A suggested match with its reasons put into words, to be kept or printed. */
export function wordedMatch(
  { reasons, runnerUp, ...match }: SuggestedMatch,
  words: Pick<Words, 'matches'>,
): WordedMatch {
  return {
    ...match,
    reasons: reasons.map(({ because, ...reason }) => ({ ...reason, detail: phraseOf(because, words) })),
    ...(runnerUp && {
      runnerUp: {
        transactionIds: runnerUp.transactionIds,
        confidence: runnerUp.confidence,
        why: whyLost(runnerUp.lost, words),
      },
    }),
  };
}

function phraseOf(because: readonly MatchReason[], { matches }: Pick<Words, 'matches'>): string {
  return because.map((reason) => say(matches, reason)).join(', ');
}

function whyLost({ by, because }: Loss, words: Pick<Words, 'matches'>): string {
  if (by === 'nothing') return say(words.matches, { code: 'lost-by-nothing' });
  return say(words.matches, { code: `lost-by-${by}`, phrase: phraseOf(because, words) });
}

import type { ProblemCode } from '../../../shared/problems.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';

/** How a report ends that could not be made or mailed. */
export const failure = (code: ProblemCode) => ({
  status: 'Failed' as const,
  problem: { code, detail: wordsToKeep.problems[code] },
});

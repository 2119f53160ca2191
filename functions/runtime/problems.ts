import { problemOf } from '../../shared/problems.ts';
import type { Problem } from '../../shared/problems.ts';
import { answerOf, refusalOf, Refused, type ApiStep } from './api-step.ts';
import { log } from './log.ts';

/** Further members of a problem's body. */
export type ProblemExtras = (problem: Problem) => Record<string, unknown>;

/** Answers a "no" as its problem (RFC 9457). Anything unforeseen is a bug: logged whole, answered `unexpected`. */
export function problems(extras: ProblemExtras | undefined): ApiStep {
  return {
    onError: (request) => {
      const { error } = request;
      if (!(error instanceof Refused)) log.error('unexpected', { error });
      const { refused, ...more } = refusalOf(error);
      const problem = problemOf(refused, more);
      request.response = answerOf(problem.status, 'application/problem+json', {
        ...problem,
        ...extras?.(problem),
      });
    },
  };
}

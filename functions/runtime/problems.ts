import { problemOf } from '../../shared/problems.ts';
import type { Problem } from '../../shared/problems.ts';
import { say } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import type { Words } from '../../shared/text/words.ts';
import { refuse, type Refusal } from '../domain/outcome.ts';
import { answerOf, refusalOf, type ApiStep } from './api-step.ts';
import { log } from './log.ts';

/** Further members of a problem's body. */
export type ProblemExtras = (problem: Problem) => Record<string, unknown>;

/** Answers a "no" as its problem (RFC 9457). Anything unforeseen is a bug: logged whole, answered `unexpected`. */
export function problems(extras: ProblemExtras | undefined): ApiStep {
  return {
    onError: (request) => {
      const { error } = request;
      const refusal = refusalOf(error);
      if (!refusal) log.error('unexpected', { error });
      const problem = wordedProblem(refusal ?? refuse('unexpected'), wordsFor());
      const answer = answerOf(problem.status, 'application/problem+json', {
        ...problem,
        ...extras?.(problem),
      });
      request.response = { ...answer, headers: { ...answer.headers, ...retryAfter(refusal) } };
    },
  };
}

/** When programs may ask again (RFC 9110, section 10.2.3). */
export const retryAfter = ({ retryAfterSeconds }: Retryable = {}): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };

interface Retryable {
  readonly retryAfterSeconds?: number | undefined;
}

function wordedProblem({ refused, because, fields }: Refusal, words: Words): Problem {
  const faults = Object.entries(fields ?? {}).map(([path, trouble]) => [path, say(words.fields, trouble)]);
  return problemOf(
    refused,
    {
      ...(because && { detail: say(words.refusals, because) }),
      ...(fields && { fields: Object.fromEntries(faults) as Record<string, string> }),
    },
    words.problems,
  );
}

import { ApiProblem } from './api-problem.ts';

/** The sentence to show for something thrown: the problem's own where it says what to do, else `otherwise`. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem && error.code !== 'unexpected' ? error.message : otherwise;
}

import { problemOf } from '../../shared/problems.ts';
import type { Problem, ProblemCode } from '../../shared/problems.ts';

/** A problem that the API answered, or that kept it from answering; `message` is the sentence for the person. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.problem = problem;
  }

  get code(): ProblemCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  get fields(): Readonly<Record<string, string>> {
    return this.problem.fields ?? {};
  }
}

/** The problem in an answer that is not a success; one without (a proxy's page) counts as unexpected, but for the gateway's throttle. */
export async function problemIn(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ApiProblem(body);
  const code = response.status === 429 ? 'too-many-requests' : 'unexpected';
  return new ApiProblem({ ...problemOf(code), status: response.status });
}

/** The code of a problem, or undefined for anything else that was thrown. */
export function codeOf(error: unknown): ProblemCode | undefined {
  return error instanceof ApiProblem ? error.code : undefined;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'status' in body;
}

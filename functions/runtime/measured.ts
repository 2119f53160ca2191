import { refusalOf, type ApiStep } from './api-step.ts';
import { countAnswer } from './metrics.ts';

/** Measures how long each answer takes, and counts problems by their code. */
export const measured: ApiStep = {
  before: ({ context }) => {
    context.startedAt = performance.now();
  },
  after: ({ context }) => {
    countAnswer(millisecondsSince(context.startedAt), undefined);
  },
  onError: ({ context, error }) => {
    countAnswer(millisecondsSince(context.startedAt), refusalOf(error)?.refused ?? 'unexpected');
  },
};

const millisecondsSince = (start = performance.now()): number => performance.now() - start;

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isWaitingFor,
  noQuestions,
  recounted,
  waitingFor,
} from '../../../../../functions/domain/questions/question-counts.ts';

const somebody = fc.constantFrom('ada', 'bea', 'cid');
const question = fc.record({
  askedBy: somebody,
  askedOf: fc.option(somebody),
  status: fc.constantFrom('open', 'answered', 'withdrawn'),
  isAway: fc.boolean(),
});
const turns = fc.array(fc.record({ first: question, then: fc.option(question) }), { maxLength: 20 });

it('counts for everybody what waits for them, whatever became of the questions before', () => {
  fc.assert(
    fc.property(turns, somebody, fc.boolean(), (each, userId, edits) => {
      const reader = { userId, abilities: edits ? (['canEdit'] as const) : [] };
      const asked = recounted(
        noQuestions,
        each.map(({ first }) => ({ after: first })),
      );
      const counts = recounted(
        asked,
        each.flatMap(({ first, then }) => (then ? [{ before: first, after: then }] : [])),
      );
      const standing = each.map(({ first, then }) => then ?? first);
      expect(waitingFor(counts, reader)).toBe(standing.filter((one) => isWaitingFor(one, reader)).length);
      const open = standing.filter(({ status }) => status === 'open');
      expect(counts.open).toBe(open.filter(({ isAway }) => !isAway).length);
      expect(counts.away).toBe(open.filter(({ isAway }) => isAway).length);
      expect(Object.values(counts.of)).not.toContain(0);
    }),
  );
});

it('has what is asked of everybody wait for those who can edit, but for whoever asked', () => {
  const asked = { askedBy: 'ada', askedOf: null, status: 'open', isAway: false } as const;
  expect(isWaitingFor(asked, { userId: 'bea', abilities: ['canEdit'] })).toBe(true);
  expect(isWaitingFor(asked, { userId: 'bea', abilities: [] })).toBe(false);
  expect(isWaitingFor(asked, { userId: 'ada', abilities: ['canEdit'] })).toBe(false);
});

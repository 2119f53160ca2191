import { expect, it } from 'vitest';
import type { EntryHistoryLine } from '../../../../../../shared/model/entry-history.ts';
import { withQuestions } from '../../../../../../web/features/entry/panel/with-questions.ts';
import { askedByAnn } from '../../../../../support/fake-questions.ts';

const line = (act: EntryHistoryLine['act'], day: number): EntryHistoryLine => ({
  ...{ act, at: `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`, by: null, changes: [] },
});
const asked = {
  ...askedByAnn,
  status: 'answered' as const,
  answer: { text: 'Harbour', by: { userId: 'grace', name: 'Grace' }, at: '2026-03-13T12:00:00.000Z' },
};
const told = (lines: ReturnType<typeof withQuestions>) =>
  lines.map((one) => ('said' in one ? one.said : one.act));

it('puts what was asked and answered between what was changed, by when it was said', () => {
  const lines = [line('changed', 14), line('changed', 12), line('added', 10)];
  expect(told(withQuestions(lines, [asked], false))).toEqual([
    ...['changed', 'answered', 'changed', 'asked', 'added'],
  ]);
});

it('keeps what is older than the lines that are loaded for when those of that time come', () => {
  expect(told(withQuestions([line('changed', 14), line('changed', 12)], [asked], true))).toEqual([
    ...['changed', 'answered', 'changed'],
  ]);
});

it('keeps where an entry came from last', () => {
  expect(told(withQuestions([line('added', 20)], [asked], false))).toEqual(['answered', 'asked', 'added']);
});

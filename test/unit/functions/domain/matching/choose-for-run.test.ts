import { describe, expect, it } from 'vitest';
import { RUN_MAX } from '../../../../../shared/model/match.ts';
import type { Match } from '../../../../../shared/model/match.ts';
import { chooseForRun } from '../../../../../functions/domain/matching/choose-for-run.ts';

type Suggestion = Parameters<typeof chooseForRun>[0][number] & { readonly id: string };

const reason = (kind: string, more: Partial<Match['reasons'][number]> = {}) => ({
  kind,
  detail: kind,
  weight: 10,
  ...more,
});

const sure = (id: string, change: Partial<Suggestion> = {}): Suggestion => ({
  id,
  confidence: 98,
  decision: 'auto',
  reasons: [reason('amount'), reason('date'), reason('name')],
  receiptIds: [`receipt ${id}`],
  transactionIds: [`row ${id}`],
  ...change,
});

const leftOut = (...suggestions: Suggestion[]) =>
  chooseForRun(suggestions).leftOut.map(({ match, because }) => [match.id, because]);

describe('a run over all suggestions', () => {
  it('confirms the sure ones alone', () => {
    const { chosen } = chooseForRun([sure('a'), sure('b', { confidence: 96, decision: 'suggest' })]);
    expect(chosen.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([
    ['unsure', { confidence: 96, decision: 'suggest' }],
    ['rival', { confidence: 60, decision: 'suggest', reasons: [reason('rival', { weight: -39 })] }],
    ['rival', { decision: 'suggest' }],
    ['open', { decision: 'suggest', reasons: [reason('name', { isOpen: true })] }],
    ['by-hand-only', { byHandOnly: true }],
  ] as const)('says what keeps one out: %s', (because, change) => {
    expect(leftOut(sure('a', change as Partial<Suggestion>))).toEqual([['a', because]]);
  });

  it('leaves two that want the same receipt to a person, and says so of both', () => {
    const both = { receiptIds: ['the same'] };
    expect(leftOut(sure('a', both), sure('b'), sure('c', both))).toEqual([
      ['a', 'contested'],
      ['c', 'contested'],
    ]);
  });

  it('is not kept from a sure one by one that is out already', () => {
    const same = { receiptIds: ['the same'] };
    expect(leftOut(sure('a', same), sure('b', { ...same, byHandOnly: true }))).toEqual([
      ['b', 'by-hand-only'],
    ]);
  });

  it('ends after as many as one run takes', () => {
    const many = Array.from({ length: RUN_MAX + 1 }, (_, at) => sure(String(at)));
    expect(leftOut(...many)).toEqual([[String(RUN_MAX), 'run-full']]);
  });
});

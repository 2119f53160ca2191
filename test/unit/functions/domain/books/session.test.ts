import { describe, expect, it } from 'vitest';
import { endOf, hasEnded } from '../../../../../functions/domain/books/session.ts';

const until = { endedAt: '2026-04-01T12:00:00.500Z' };
const now = '2026-04-01T12:00:01.500Z';
const before = '2026-04-01T12:00:00.000Z';
const after = '2026-04-01T12:00:01.000Z';

describe('hasEnded', () => {
  it.each([
    ['one begun before', { id: 'other', since: before }, true],
    ['the one in which it was done', { id: 'this', since: before }, true],
    ['not one begun after', { id: 'other', since: after }, false],
    ['one of which nothing is known', { id: '', since: '1970-01-01T00:00:00.000Z' }, true],
    ['one that was ended by itself', { id: 'ended', since: after }, true],
  ])('tells of sessions: %s', (_which, session, isOver) => {
    expect(hasEnded(session, { until, ids: ['ended'] }, now)).toBe(isOver);
  });

  it('locks nobody out by an ending that lies ahead of a clock that was set back', () => {
    expect(hasEnded({ id: 'other', since: before }, { until, ids: [] }, before)).toBe(false);
  });

  it('is never so where nobody ended anything', () => {
    expect(hasEnded({ id: 'other', since: before }, { until: undefined, ids: [] }, now)).toBe(false);
  });
});

describe('endOf', () => {
  const endings = { until, ids: [] };

  it.each([
    ['goes on', { id: 'other', since: after }, undefined],
    ['ended with all', { id: 'other', since: before }, until.endedAt],
    ['ended by itself before all did', { id: 'other', since: before, endedAt: before }, before],
    ['is renewed no more', { id: 'kept', since: '2026-03-01T08:00:00.000Z' }, '2026-03-31T08:00:00.000Z'],
  ])('tells when a session was over that %s', (_which, session, end) => {
    expect(endOf(session, endings, now)).toBe(end);
  });
});

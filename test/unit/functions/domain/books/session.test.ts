import { describe, expect, it } from 'vitest';
import { hasEnded } from '../../../../../functions/domain/books/session.ts';

describe('hasEnded', () => {
  const ended = { endedAt: '2026-04-01T12:00:00.500Z', keptId: 'kept' };
  const now = '2026-04-01T12:00:01.500Z';
  const before = '2026-04-01T12:00:00.000Z';
  const after = '2026-04-01T12:00:01.000Z';

  it.each([
    ['one begun before', { id: 'other', since: before }, true],
    ['not the one in which it was done', { id: 'kept', since: before }, false],
    ['not one begun after', { id: 'other', since: after }, false],
    ['one of which nothing is known', { id: '', since: '1970-01-01T00:00:00.000Z' }, true],
  ])('tells of sessions: %s', (_which, session, isOver) => {
    expect(hasEnded(session, ended, now)).toBe(isOver);
  });

  it('locks nobody out by an ending that lies ahead of a clock that was set back', () => {
    expect(hasEnded({ id: 'other', since: before }, ended, before)).toBe(false);
  });
});

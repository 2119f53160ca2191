import { describe, expect, it } from 'vitest';
import { abilitiesOf, mayRemove } from '../../../shared/abilities.ts';

describe('mayRemove', () => {
  const session = { since: '2026-04-01T12:00:00.000Z' };
  const master = {
    userId: 'mia',
    abilities: abilitiesOf({ role: 'master', accessLevel: 'view-only' }),
    session,
  };
  const assistant = {
    userId: 'ari',
    abilities: abilitiesOf({ role: 'assistant', accessLevel: 'full' }),
    session,
  };
  const later = '2026-04-01T12:00:01.000Z';
  const earlier = '2026-04-01T11:59:59.999Z';

  it.each([
    ['a master anything', master, { userId: 'ari', createdAt: earlier }, true],
    [
      'an assistant what they brought since they signed in',
      assistant,
      { userId: 'ari', createdAt: later },
      true,
    ],
    ['an assistant nothing from before', assistant, { userId: 'ari', createdAt: earlier }, false],
    ['an assistant nothing of others', assistant, { userId: 'mia', createdAt: later }, false],
    [
      'nothing by a session that is unknown',
      { ...assistant, session: undefined },
      { userId: 'ari', createdAt: later },
      false,
    ],
  ])('lets %s', (_who, remover, thing, may) => {
    expect(mayRemove(remover, thing)).toBe(may);
  });
});

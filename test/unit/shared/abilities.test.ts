import { describe, expect, it } from 'vitest';
import { abilities, abilitiesOf, mayRemove } from '../../../shared/abilities.ts';

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

describe('abilitiesOf', () => {
  const held = (
    role: 'master' | 'assistant' | 'accountant',
    accessLevel: 'full' | 'view-only',
    overrides = {},
  ) => [...abilitiesOf({ role, accessLevel, overrides })].toSorted();

  it('gives each role what the decisions say', () => {
    expect(held('master', 'view-only')).toEqual([...abilities].toSorted());
    expect(held('assistant', 'full')).toEqual(['canDownload', 'canEdit', 'canImport', 'canMatch']);
    expect(held('assistant', 'view-only')).toEqual([]);
    expect(held('accountant', 'full')).toEqual(['canDownload']);
  });

  it('gives and takes single abilities, but never those of the master alone', () => {
    expect(held('assistant', 'full', { canEdit: false, canExport: true })).toEqual([
      'canDownload',
      'canExport',
      'canImport',
      'canMatch',
    ]);
    expect(held('assistant', 'full', { canManageUsers: true, canManageBilling: true })).toEqual(
      held('assistant', 'full'),
    );
    expect(held('master', 'full', { canEdit: false })).toContain('canEdit');
  });
});

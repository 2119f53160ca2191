import { describe, expect, it } from 'vitest';
import { canBeAccepted, judgeMail } from '../../../../../functions/domain/mail/judge-mail.ts';

const ada = { userId: 'a', email: 'Ada@shop.example', abilities: ['canImport'] } as const;
const bob = { userId: 'b', email: 'bob@shop.example', abilities: [] } as const;
const sound = { from: 'ada@shop.example', isGenuine: true, isSpam: false, isVirus: false, size: 1000 };
const verdictOn = (change: Partial<typeof sound>) => judgeMail({ ...sound, ...change }, [bob, ada]);

describe('judgeMail', () => {
  it('takes what a member has sent, in their name', () => {
    expect(verdictOn({})).toEqual({ kind: 'accepted', userId: 'a' });
  });
  it.each([
    ['a stranger', { from: 'eve@evil.example' }, 'unknown-sender'],
    ['somebody who may be a member', { isGenuine: false }, 'unproven-sender'],
    ['a member who may only look', { from: 'bob@shop.example' }, 'not-allowed'],
    ['a member whose mail looks like spam', { isSpam: true }, 'spam'],
    ['a member whose mail carries a virus', { isVirus: true }, 'virus'],
    ['a member with too much in it', { size: 15 * 1024 * 1024 + 1 }, 'too-large'],
  ])('lets mail of %s wait', (_who, change, reason) => {
    expect(verdictOn(change)).toEqual({ kind: 'quarantined', reason });
  });
  it('has nobody for an author who is not named', () => {
    expect(judgeMail({ ...sound, from: undefined }, [ada])).toMatchObject({ reason: 'unknown-sender' });
  });
});

describe('canBeAccepted', () => {
  it('is left to a person but for viruses and what is too large', () => {
    expect((['spam', 'unproven-sender', 'virus', 'too-large'] as const).map(canBeAccepted)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

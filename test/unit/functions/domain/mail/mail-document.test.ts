import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailDocumentId, waitingMailId } from '../../../../../functions/domain/ids.ts';
import { mailFileName } from '../../../../../functions/domain/mail/mail-document.ts';
import {
  mailboxAddress,
  mailboxToken,
  tokenOf,
} from '../../../../../functions/domain/mail/mailbox-address.ts';
import { Id, Line } from '../../../../../shared/model/common.ts';

describe('a mailbox’s address', () => {
  it('gives its token back, in any case', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const token = tokenOf(random);
        expect(mailboxToken(mailboxAddress(token, 'in.example.org').toUpperCase())).toBe(token);
      }),
    );
  });
  it.each(['docs-@in.example.org', 'docs-abc@in.example.org', 'x-docs-abcdefghijklmnop@in.example.org', ''])(
    'is no “%s”',
    (address) => {
      expect(mailboxToken(address)).toBeUndefined();
    },
  );
});

describe('the document of a mail', () => {
  it('is one for one message of one organisation', () => {
    const ids = [
      mailDocumentId('a', '1'),
      mailDocumentId('a', '2'),
      mailDocumentId('b', '1'),
      waitingMailId('a', '1'),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(mailDocumentId('a', '1')).toBe(ids[0]);
    for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
  });
  it.each([
    ['Your receipt', 'Your receipt.eml'],
    ['Re: invoice 7/2026 <urgent>', 'Re invoice 7 2026 urgent.eml'],
    ['..', 'ada@shop.example.eml'],
    ['', 'ada@shop.example.eml'],
  ])('is named after its subject “%s”', (subject, name) => {
    expect(mailFileName({ subject, from: 'ada@shop.example' })).toBe(name);
  });
  it('is always named as a file can be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (subject) => {
        const name = mailFileName({ subject, from: 'ada@shop.example' });
        expect(name).toMatch(/^[^\\/:*?"<>|]+\.eml$/u);
        expect(Line(255).safeParse(name).success).toBe(true);
      }),
    );
  });
});

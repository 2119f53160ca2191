import { describe, expect, it } from 'vitest';
import { openUnsubscribe } from '../../../shared/contract/mail-subscriptions.ts';
import { AccountChange } from '../../../shared/model/account.ts';
import { Cursor, FullName } from '../../../shared/model/common.ts';
import { ProfileChange } from '../../../shared/model/organization.ts';
import { NewUpload } from '../../../shared/model/receipt.ts';
import { CommitStatementImport } from '../../../shared/model/statement-import.ts';

const profile = (templatePreferences: unknown) =>
  ProfileChange.safeParse({ country: 'UK', profession: 'doctor', templatePreferences }).success;
const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) });

describe('what a contract admits', () => {
  it.each([
    ['nothing', {}],
    ['lists of names', { categories: Array.from({ length: 60 }, (_, n) => ({ name: `Category ${n}` })) }],
    ['numbers, of either sign', { a: [0, -1.5, 1e-9, Number.MAX_SAFE_INTEGER] }],
    ['seven levels', deep(7)],
  ])('are preferences of %s', (_, preferences) => {
    expect(profile(preferences)).toBe(true);
  });

  it.each([
    ['a number beyond 2^53', { a: 2 ** 53 }],
    ['a number next to nothing', { a: [1e-200] }],
    ['35 levels', deep(35)],
    ['an empty name', { a: { '': 1 } }],
    ['an empty name of their own', { '': 1 }],
    ['half a pair', { a: 'caf\ud83d' }],
    ['half a pair in a name', { a: { '\udc00': 1 } }],
    ['half a megabyte', { a: 'x'.repeat(500_000) }],
    ['a hundred thousand values', { a: Array.from({ length: 100_000 }, () => 1) }],
    ['a constructor', { a: { constructor: 1 } }],
    ['a constructor of their own', { constructor: 1 }],
    ['a prototype', JSON.parse('{"a":{"__proto__":{"b":1}}}') as unknown],
  ])('are no preferences with %s', (_, preferences) => {
    expect(profile(preferences)).toBe(false);
  });

  it('is no line with half a pair of surrogates, nor a file’s name', () => {
    expect(AccountChange.safeParse({ name: 'Caf\ud83d' }).success).toBe(false);
    expect(AccountChange.safeParse({ name: 'Café 😀' }).success).toBe(true);
    const upload = {
      id: '01900000-0000-7000-8000-000000000001',
      contentType: 'image/png',
      size: 1,
      sha256: 'a'.repeat(64),
      purpose: 'receipt',
    };
    expect(NewUpload.safeParse({ ...upload, fileName: 'a\udc00.png' }).success).toBe(false);
    expect(NewUpload.safeParse({ ...upload, fileName: 'a\u{1f600}.png' }).success).toBe(true);
  });

  it('are as many answers and columns as a file may ask for', () => {
    const answers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`question ${n}`, 'x'.repeat(200)]));
    expect(CommitStatementImport.safeParse({ answers: answers(40) }).success).toBe(true);
    expect(CommitStatementImport.safeParse({ answers: answers(3000) }).success).toBe(false);
    expect(CommitStatementImport.safeParse({ answers: { '': 'x' } }).success).toBe(false);
    expect(CommitStatementImport.safeParse({ answers: { constructor: 'x' } }).success).toBe(false);
    expect(CommitStatementImport.safeParse({ left: [2 ** 50] }).success).toBe(false);
  });

  it('is a cursor of bounded length, in its own letters', () => {
    expect(Cursor.safeParse('x'.repeat(601)).success).toBe(false);
    expect(Cursor.safeParse('\u0000').success).toBe(false);
  });

  it('is of the link in a mail what such a link can hold: it leads on to a page', () => {
    const isLink = (token: string) => openUnsubscribe.query.safeParse({ token }).success;
    expect(isLink('aZ09-_')).toBe(true);
    for (const wrong of ['', 'half\ud83d', 'a b', '%', '//evil.example', 'a'.repeat(101)])
      expect(isLink(wrong), wrong).toBe(false);
  });
});

describe('the name of a person', () => {
  it.each([
    ['Ada Byron'],
    ['  Zoë O’Neill-Łukasz, Jr. '],
    ['St.John Smith'],
    ['J.R.R. Tolkien'],
    ['李 小龍'],
    ['نازنین'],
    ['x'.repeat(120)],
  ])('may be %s', (name) => {
    expect(FullName.parse(name)).toBe(name.trim());
  });

  it.each([
    ['empty', '  '],
    ['too long', 'x'.repeat(121)],
    ['two lines', 'Ada\r\nBcc: x'],
    ['a bell', 'Ada\u0007'],
    ['turned around', 'Ada \u202egnp.exe'],
    ['an isolate', 'Ada \u2066x\u2069'],
    ['another kind of line end', 'Ada\u2028Byron'],
    ['markup', '<b>Ada</b>'],
    ['an address', 'ada@example.com'],
    ['a link', 'https://evil.example/pay'],
    ['a link of any scheme', 'Ada ftp://x'],
    ['a host', 'Call www.Evil'],
    ['a domain', 'Pay at evil.xyz'],
    ['a domain in capitals', 'EVIL.XYZ'],
    ['a domain in both', 'Evil.Com'],
  ])('must not be %s', (_, name) => {
    expect(FullName.safeParse(name).success).toBe(false);
  });
});

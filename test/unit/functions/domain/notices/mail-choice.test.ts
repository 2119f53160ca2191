import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMailed,
  mailedBy,
  turnedOffBy,
  turnedOnBy,
} from '../../../../../functions/domain/notices/mail-choice.ts';
import { abilities } from '../../../../../shared/abilities.ts';
import type { Ability } from '../../../../../shared/abilities.ts';
import { noticeKinds, noticeMails, usualNoticeSettings } from '../../../../../shared/model/notice.ts';
import type { NoticeKind, NoticeMail, NoticeSettings } from '../../../../../shared/model/notice.ts';

const chosen = (mails: Partial<Record<NoticeKind, NoticeMail>>): NoticeSettings => {
  const choices = { ...usualNoticeSettings.choices };
  for (const kind of noticeKinds) {
    const mail = mails[kind];
    if (mail) choices[kind] = { ...choices[kind], mail };
  }
  return { ...usualNoticeSettings, choices };
};
const anySettings = fc
  .array(fc.constantFrom(...noticeMails), { minLength: noticeKinds.length, maxLength: noticeKinds.length })
  .map((mails) => chosen(Object.fromEntries(noticeKinds.map((kind, at) => [kind, mails[at] ?? 'off']))));
const anyLink = fc.constantFrom(...noticeKinds, 'daily' as const);
const after = (settings: NoticeSettings, mails: Partial<Record<NoticeKind, NoticeMail>>) =>
  chosen({ ...Object.fromEntries(noticeKinds.map((kind) => [kind, settings.choices[kind].mail])), ...mails });
const off = (turned: Partial<Record<NoticeKind, NoticeMail>>) =>
  Object.fromEntries(Object.keys(turned).map((kind) => [kind, 'off' as const]));

describe('how somebody is mailed', () => {
  it('of what they chose nothing about: what failed and what they are asked at once, the rest with the day', () => {
    const usual = (kind: NoticeKind) => mailedBy({ kind }, usualNoticeSettings, { userId: 'ada', abilities });
    expect(noticeKinds.filter((kind) => usual(kind) === 'at-once')).toEqual([
      'import-failed',
      'document-unreadable',
      'report-failed',
      'report-bounced',
      'package-failed',
      'archive-failed',
      'schedule-failed',
      'question-asked',
      'question-answered',
      'member-joined',
      'payment-failed',
      'plan-ended',
      'trial-ending',
      'deletion-requested',
      'deletion-withdrawn',
    ]);
    expect(noticeKinds.filter((kind) => usual(kind) === 'off')).toEqual([]);
  });

  const mailed = (notice: Parameters<typeof mailedBy>[0], held: readonly Ability[], userId = 'ada') =>
    mailedBy(notice, usualNoticeSettings, { userId, abilities: held });

  it('not of what is of no use to them', () => {
    expect(mailed({ kind: 'statement-missing' }, [])).toBe('off');
    expect(mailed({ kind: 'statement-missing' }, ['canImport'])).toBe('daily');
  });

  it('of what is for one person alone, whatever that person may do', () => {
    const asked = { kind: 'question-asked', forUserId: 'bea' } as const;
    expect(mailed(asked, abilities)).toBe('off');
    expect(mailed(asked, [], 'bea')).toBe('at-once');
  });

  it('of what all are asked who can edit, but for whoever asked', () => {
    const asked = { kind: 'question-asked', byUserId: 'ada', needs: 'canEdit' } as const;
    expect(mailed(asked, abilities)).toBe('off');
    expect(mailed(asked, [], 'bea')).toBe('off');
    expect(mailed(asked, ['canEdit'], 'bea')).toBe('at-once');
  });
});

describe('a link in a mail', () => {
  it('turns off what it is about and nothing else', () => {
    expect(turnedOffBy('import-failed', usualNoticeSettings)).toEqual({ 'import-failed': 'at-once' });
    expect(turnedOffBy('daily', chosen({ 'report-sent': 'off' }))).toEqual({
      ...{ 'import-finished': 'daily', 'suggestions-waiting': 'daily' },
      ...{ 'package-ready': 'daily', 'archive-ready': 'daily' },
      'link-opened': 'daily',
      ...{ 'recurring-missing': 'daily', 'statement-missing': 'daily' },
      'schedule-skipped': 'daily',
      ...{ 'figures-changed': 'daily', 'question-commented': 'daily' },
      'plan-limit-near': 'daily',
    });
  });

  it('turns it on again as it was, whatever that was', () => {
    fc.assert(
      fc.property(anySettings, anyLink, (settings, of) => {
        const turnedOff = turnedOffBy(of, settings);
        const without = after(settings, off(turnedOff));
        expect(isMailed(of, without)).toBe(false);
        expect(turnedOffBy(of, without)).toEqual({});
        if (!isMailed(of, settings)) return;
        const turnedOn = turnedOnBy(of, without, turnedOff, usualNoticeSettings);
        expect(after(without, turnedOn)).toEqual(settings);
      }),
    );
  });

  it('turns on what usually is where it was turned off by hand', () => {
    const none = chosen(Object.fromEntries(noticeKinds.map((kind) => [kind, 'off'])));
    expect(turnedOnBy('import-finished', none, {}, usualNoticeSettings)).toEqual({
      'import-finished': 'at-once',
    });
    expect(Object.keys(turnedOnBy('daily', none, {}, usualNoticeSettings))).toHaveLength(12);
  });
});

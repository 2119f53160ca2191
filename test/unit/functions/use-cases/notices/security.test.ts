import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, it } from 'vitest';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import type { SecurityEvent } from '../../../../../functions/store/security-notices.ts';
import { changePassword } from '../../../../../functions/use-cases/books/change-password.ts';
import { endSessions } from '../../../../../functions/use-cases/books/end-sessions.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { mailSecurity } from '../../../../../functions/use-cases/notices/mail-security.ts';
import {
  foreseeSecurity,
  tellForeseen,
  tellingSecurity,
} from '../../../../../functions/use-cases/notices/tell-security.ts';
import { noteReset } from '../../../../../functions/use-cases/sessions/note-reset.ts';
import { noteSession } from '../../../../../functions/use-cases/sessions/note-session.ts';
import { writeAsRead } from '../../../../../functions/use-cases/write-as-read.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { fakePool, signedOutOfPool } from '../../../../support/fake-pool.ts';

const ses = mockClient(SESClient);
beforeEach(() => void ses.reset());
learnWords('fr', french);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

async function books() {
  const { cloud, caller, memory } = await memoryBooks();
  const settings = { region: 'memory', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
  const silent = () => undefined;
  const at = (minutes: number) => ({
    ...cloud,
    mail: new Mailer('Matchbook <books@example.com>', settings),
    supportAddress: 'support@example.com',
    siteUrl: 'https://matchbook.example',
    now: () => new Date(cloud.now().getTime() + minutes * 60_000),
    log: { info: silent, warn: silent, error: silent },
  });
  const { organizationId } = caller;
  const asked = () =>
    memory.items().filter(({ entity, work }) => entity === 'message' && kindOf(work) === 'mail-security');
  const notices = () => memory.items().filter(({ entity }) => entity === 'security-notice');
  return {
    ...{ cloud, caller, at, asked, notices },
    tell: (event: SecurityEvent, who: Caller = caller) =>
      writeAsRead(organizationId, 'told-once', tellingSecurity(event, who, cloud), cloud),
    mailAll: async (minutes = 0) => {
      for (const { id } of notices()) await mailSecurity(organizationId, String(id), at(minutes));
    },
    arrive: (id: string, userAgent: string, minutes = 0) =>
      noteSession({ ...caller, session: { id, since: cloud.now().toISOString(), userAgent } }, at(minutes)),
  };
}

const kindOf = (work: unknown) =>
  typeof work === 'object' && work !== null && 'kind' in work ? work.kind : undefined;
const sent = () => ses.commandCalls(SendRawEmailCommand);

async function lastLetter() {
  const { RawMessage } = sent().at(-1)?.args[0].input ?? {};
  return simpleParser(Buffer.from(RawMessage?.Data ?? ''));
}

describe('the letter', () => {
  it('is a page in our frame too, with the way to Settings as a button and typed names as words', async () => {
    const { tell, mailAll } = await books();
    const name = '<b>Ana</b>';
    await tell({ kind: 'account-deletion-requested', name, on: '2026-04-01' });
    await mailAll();
    const { html, text = '' } = await lastLetter();
    const page = String(html);
    const [url = ''] = /https:\/\/matchbook\.example\S+/.exec(text) ?? [];
    expect(page).toContain('Matchbook</p>');
    expect(page).toContain(`href="${url.replaceAll('&', '&amp;')}" class="button"`);
    expect(page).toContain('&lt;b&gt;Ana');
    expect(page).toContain('Forgot your password?');
  });
});

describe('a session that is noted', () => {
  it('is told from the second device on, each device once', async () => {
    const { arrive, notices, asked } = await books();
    await arrive('one', firefox);
    await arrive('two', firefox);
    expect(notices()).toEqual([]);
    await arrive('three', safari);
    await arrive('four', safari);
    await arrive('three', firefox);
    expect(notices()).toMatchObject([
      { event: { kind: 'new-sign-in', device: { browser: 'Safari', system: 'macOS' } } },
    ]);
    expect(asked()).toHaveLength(1);
  });

  it('is told once, however many requests and sessions meet in its device', async () => {
    const { arrive, notices } = await books();
    await arrive('one', firefox);
    await Promise.all(['two', 'two', 'two', 'three', 'four'].map((id) => arrive(id, safari)));
    expect(notices()).toHaveLength(1);
  });

  it('is written again only a quarter of an hour later', async () => {
    const { arrive, caller, cloud } = await books();
    const seenAt = async () => (await cloud.sessions.get(caller.userId, 'one'))?.seenAt;
    for (const [minutes, seen] of [
      [0, '12:00'],
      [14, '12:00'],
      [15, '12:15'],
      [29, '12:15'],
      [31, '12:31'],
    ] as const) {
      await arrive('one', firefox, minutes);
      expect(await seenAt()).toBe(`2026-04-01T${seen}:00.000Z`);
    }
  });
});

describe('a change of password', () => {
  const right = { currentPassword: 'Correct-horse-7', newPassword: 'Another-horse-8' };
  const changed = async (passwords = right, token = 'token') => {
    const all = await books();
    const pool = fakePool({ [all.caller.userId]: 'Correct-horse-7' });
    const outcome = await changePassword(passwords, token, all.caller, { ...all.cloud, ...pool.parts }).catch(
      () => 'thrown' as const,
    );
    return { ...all, pool, outcome };
  };

  it('is told as what it was, once, and ends every session at the pool and here, this one too', async () => {
    const { outcome, notices, asked, pool, caller, cloud } = await changed();
    expect(outcome).toEqual({ changed: true });
    expect(notices()).toMatchObject([{ event: { kind: 'password-changed' }, mail: 'waiting' }]);
    expect(asked()).toHaveLength(1);
    expect(pool.passwordOf(caller.userId)).toBe('Another-horse-8');
    expect(pool.calls()).toEqual([
      'GetUser',
      'AdminInitiateAuth',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ]);
    const { until } = (await cloud.people.member(caller.userId))?.endedSessions ?? {};
    expect(until).toMatchObject({ endedAt: '2026-04-01T12:00:00.000Z' });
  });

  it.each([
    ['another password', { ...right, currentPassword: 'Wrong-horse-7' }],
    ['a new one that is too short', { ...right, newPassword: 'short' }],
  ])('that came to nothing is told to nobody, and ends nothing: %s', async (_, passwords) => {
    const { outcome, notices, asked, pool } = await changed(passwords);
    expect(isRefusal(outcome)).toBe(true);
    expect([notices(), asked()]).toEqual([[], []]);
    expect(pool.calls()).not.toContain('AdminUserGlobalSignOut');
  });

  it('that broke off once the pool had it leaves no session, when it is told', async () => {
    const { caller, cloud, mailAll, notices } = await books();
    const pool = fakePool({ [caller.userId]: 'Correct-horse-7' });
    const people = Object.assign(Object.create(cloud.people) as typeof cloud.people, {
      endingSessions: () => Promise.reject(new Error('broke off')),
    });
    await expect(changePassword(right, 'token', caller, { ...cloud, ...pool.parts, people })).rejects.toThrow(
      'broke off',
    );
    expect(notices()).toMatchObject([{ event: { kind: 'password-perhaps-changed' } }]);
    const ended = async () => (await cloud.people.member(caller.userId))?.endedSessions.until?.endedAt;
    expect(await ended()).toBeUndefined();
    await mailAll(20);
    const once = await ended();
    expect(once).toBe('2026-04-01T12:01:00.000Z');
    await mailAll(40);
    expect(await ended()).toBe(once);
  });

  it('ends the sessions here where the pool doesn’t answer', async () => {
    const { caller, cloud } = await books();
    const pool = fakePool({ [caller.userId]: 'Correct-horse-7' });
    const userPool = Object.assign(Object.create(pool.parts.userPool) as typeof pool.parts.userPool, {
      signOut: () => Promise.reject(new Error('hung up')),
    });
    const parts = { ...cloud, ...pool.parts, userPool };
    await expect(endSessions(caller, 'sessions-ended', parts)).rejects.toThrow('hung up');
    expect((await cloud.people.member(caller.userId))?.endedSessions.until).toBeDefined();
  });

  it('ends the sessions where what was foreseen has been told meanwhile', async () => {
    const { caller, cloud, notices } = await books();
    const foreseen = await foreseeSecurity({ kind: 'password-perhaps-changed' }, caller, cloud);
    await cloud.table.write([cloud.securityNotices.changing(foreseen, { mail: 'sent' })]);
    const endedAt = '2026-04-01T12:00:00.000Z';
    const parts = { ...cloud, ...fakePool({ [caller.userId]: 'Correct-horse-7' }).parts };
    await endSessions(caller, 'password-changed', parts, (change) =>
      tellForeseen(change, foreseen, { kind: 'password-changed' }, cloud),
    );
    expect((await cloud.people.member(caller.userId))?.endedSessions.until).toMatchObject({ endedAt });
    expect(notices()).toMatchObject([{ event: { kind: 'password-perhaps-changed' }, mail: 'sent' }]);
  });

  it('is told where later sessions have ended already', async () => {
    const { caller, cloud, notices } = await books();
    const later = '2026-04-01T13:00:00.000Z';
    await cloud.table.write(await cloud.people.endingSessions(caller.userId, later));
    const parts = { ...cloud, ...fakePool({ [caller.userId]: 'Correct-horse-7' }).parts };
    await endSessions(caller, 'password-changed', parts, (change) => {
      change.put(...tellingSecurity({ kind: 'password-changed' }, caller, cloud));
    });
    expect(notices()).toHaveLength(1);
    const { until } = (await cloud.people.member(caller.userId))?.endedSessions ?? {};
    expect(until).toMatchObject({ endedAt: later });
  });

  it('is none for a token that was revoked', async () => {
    const { outcome, pool } = await changed(right, signedOutOfPool);
    expect(outcome).toMatchObject({ refused: 'signed-out' });
    expect(pool.calls()).toEqual(['GetUser']);
  });

  it('takes ten tries in an hour, of which the pool hears no further one', async () => {
    const { caller, cloud } = await books();
    const pool = fakePool({ [caller.userId]: 'Correct-horse-7' });
    const wrong = { ...right, currentPassword: 'Wrong-horse-7' };
    const refusals: unknown[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      refusals.push(await changePassword(wrong, 'token', caller, { ...cloud, ...pool.parts }));
    expect(refusals.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ refused: 'invalid-input' }) as unknown),
    );
    expect(refusals[10]).toMatchObject({ refused: 'too-many-requests' });
    expect(pool.calls().filter((call) => call === 'AdminInitiateAuth')).toHaveLength(10);
  });

  it('of which nobody heard the end is told as one that may have been made, by the sweep', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { outcome, notices, asked, caller, mailAll } = await changed({
      ...right,
      newPassword: 'Hangs-up-1',
    });
    expect(outcome).toBe('thrown');
    expect(asked()).toEqual([]);
    const [notice] = notices();
    expect(notice).toMatchObject({ event: { kind: 'password-perhaps-changed' }, mail: 'waiting' });
    // The index of unfinished work shows it from a quarter of an hour on.
    expect(notice?.['sk2']).toMatch(/^2026-04-01T12:15/);
    expect(caller.organizationId).toBe(notice?.['organizationId']);
    await mailAll(15);
    expect((await lastLetter()).subject).toBe('Your Matchbook password may have been changed');
  });
});

describe('the mail of what happened to the way in', () => {
  it('goes once, to the person, with the time where their books are and what to do if it was not them', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { tell, mailAll, notices } = await books();
    await tell({ kind: 'password-changed' });
    await mailAll();
    await mailAll();
    expect(sent()).toHaveLength(1);
    expect(notices()).toMatchObject([{ mail: 'sent', messageId: 'm1' }]);
    const letter = await lastLetter();
    expect(letter.to).toMatchObject({ text: '"Ada" <ada@example.com>' });
    expect(letter.replyTo?.value).toEqual([{ name: 'Matchbook', address: 'support@example.com' }]);
    expect(letter.subject).toBe('Your Matchbook password was changed');
    expect(letter.text).toMatch(/April 1, 2026 at 8:00\sAM EDT/);
    expect(letter.text).toContain('If it was not you');
  });

  it.each([
    [{ kind: 'password-changed' }, 'Votre mot de passe Matchbook a été changé'],
    [{ kind: 'password-perhaps-changed' }, 'Votre mot de passe Matchbook a peut-être été changé'],
    [{ kind: 'second-factor-on' }, 'L’authentification à deux facteurs a été activée'],
    [{ kind: 'second-factor-off' }, 'L’authentification à deux facteurs a été désactivée'],
    [
      { kind: 'second-factor-undone' },
      'Nous avons annulé une modification de votre authentification à deux facteurs',
    ],
    [{ kind: 'recovery-tried' }, 'Quelqu’un a essayé des codes de récupération pour votre compte Matchbook'],
    [
      { kind: 'new-sign-in', device: { browser: 'Safari', system: 'macOS' } },
      'Nouvelle connexion à Matchbook',
    ],
  ] satisfies [SecurityEvent, string][])('is in the language of the person: %o', async (event, subject) => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { tell, mailAll, caller } = await books();
    await tell(event, { ...caller, person: { ...caller.person, language: 'fr' } });
    await mailAll();
    const letter = await lastLetter();
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain('Si ce n’était pas vous');
    if (event.kind === 'new-sign-in') expect(letter.text).toContain('Safari sur macOS');
  });

  it('is not handed over again where nobody can tell whether it left', async () => {
    ses.on(SendRawEmailCommand).rejects(Object.assign(new Error('lost'), { code: 'ECONNRESET' }));
    const { tell, mailAll, notices } = await books();
    await tell({ kind: 'second-factor-off' });
    await mailAll();
    await mailAll();
    expect(sent()).toHaveLength(1);
    expect(notices()).toMatchObject([{ mail: 'unknown' }]);
  });

  it('ends as failed where it was tried in vain', async () => {
    const { tell, notices, caller, at } = await books();
    await tell({ kind: 'second-factor-on' });
    const { organizationId } = caller;
    const securityNoticeId = String(notices()[0]?.['id']);
    await giveUp({ kind: 'mail-security', organizationId, securityNoticeId }, at(0));
    expect(notices()).toMatchObject([{ mail: 'failed' }]);
  });

  it('of a reset is asked for with the end of every session, in one transaction', async () => {
    const { cloud, caller, asked } = await books();
    const pool = fakePool({ [caller.userId]: 'Correct-horse-7' });
    const parts = { ...cloud, ...pool.parts };
    await noteReset(caller.userId, parts);
    expect(asked()).toHaveLength(1);
    expect((await cloud.people.member(caller.userId))?.endedSessions.until).toBeDefined();
    expect(pool.calls()).toEqual(['AdminUserGlobalSignOut']);
    await noteReset('nobody', parts);
    expect(asked()).toHaveLength(1);
  });
});

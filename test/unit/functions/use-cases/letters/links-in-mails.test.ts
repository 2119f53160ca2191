import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { noticeLetter } from '../../../../../functions/use-cases/notices/notice-letter.ts';
import { NoticeKind } from '../../../../../shared/model/notice.ts';
import { BOOKS_PARAM } from '../../../../../shared/paths.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const siteUrl = 'https://matchbook.example';
const root = new URL('../../../../../', import.meta.url).pathname;

/** What addresses in mails may be made of, and whom they lead to: into the app of an organization, or to what a code or token names. */
const WAYS = ['inBooks(', 'joinTeamPath(', 'sharedPath(', 'unsubscribePath(', 'unsubscribe.path'];

it('whatever stands in a mail behind the address of the site names the organization, or leads by a code of its own', async () => {
  const made: string[] = [];
  for await (const file of glob('functions/{use-cases,background,adapters,domain}/**/*.ts', { cwd: root }))
    for (const line of readFileSync(root + file, 'utf8').split('\n'))
      if (/siteUrl \+|siteUrl\}/.test(line)) made.push(`${file}: ${line.trim()}`);
  expect(made.length).toBeGreaterThan(3);
  expect(made.filter((line) => !WAYS.some((way) => line.includes(way)))).toEqual([]);
});

it.each(NoticeKind.options)(
  'every link into the app of a mail of %s opens in its organization',
  async (kind) => {
    const { cloud, caller } = await memoryBooks();
    const { organizationId, person } = caller;
    const organization = await cloud.organizations.get(organizationId);
    if (!organization) throw new Error('There are no books.');
    const notice = {
      ...{ id: v7(), organizationId, kind, aboutId: v7(), name: 'march.csv', day: '2026-03-01' },
      ...{ at: '2026-04-01T12:00:00.000Z' },
    };
    const letter = await noticeLetter(
      'daily',
      { notices: [notice], more: 3 },
      { person, organization },
      { ...cloud, siteUrl, supportAddress: 'support@example.com' },
    );
    const links = [...letter.text.matchAll(/https:\S+/g)].map(([url]) => new URL(url));
    const inTheApp = links.filter(({ pathname }) => pathname.startsWith('/app'));
    expect(inTheApp).toHaveLength(3);
    expect(inTheApp.map(({ searchParams }) => searchParams.get(BOOKS_PARAM))).toEqual(
      inTheApp.map(() => organizationId),
    );
    expect(
      links.filter(({ pathname }) => !pathname.startsWith('/app')).map(({ pathname }) => pathname),
    ).toEqual(['/unsubscribe']);
  },
);

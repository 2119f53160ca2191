// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { v7 } from 'uuid';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { planItems } from '../../../../functions/store/plans.ts';
import { cloud } from '../../../../functions/runtime/cloud.ts';
import type { AbilityOverrides } from '../../../../shared/abilities.ts';
import { todayIn } from '../../../../shared/civil-date.ts';
import { closedPeriodsPath, paths, reconcilePath, salesTaxPath } from '../../../../shared/paths.ts';
import { closeApp } from '../../../support/app.tsx';
import { organizationIdOf } from '../../../support/books.ts';
import { entry, recurringEntry, statementCsv } from '../../../support/entries.ts';
import type { MemoryMember } from '../../../support/memory-cloud.ts';
import { addPapers, paper } from '../../../support/papers.ts';
import { joinProduct, newMember, openProduct, speakFor } from '../../../support/product.tsx';
import { receiptLines } from '../../../support/simulation/documents.ts';

const today = todayIn('America/Toronto', new Date());
const bytes = (text: string) => new TextEncoder().encode(text);

interface Books {
  readonly master: MemoryMember;
  readonly organizationId: string;
  readonly teamId: string;
  readonly account: string;
  readonly entry: string;
  readonly receipt: string;
}

/** A business on Enterprise with some of everything that a screen lists. */
async function filledBooks(): Promise<Books> {
  const master = await newMember();
  const organizationId = await organizationIdOf(master);
  await cloud.table.write([
    cloud.table.put(planItems, { organizationId, name: 'enterprise', trialEndsAt: null }),
  ]);
  // What waits to be confirmed: entries and documents that seem to belong together.
  const shops = ['Alder Books', 'Birch Cafe'];
  await addPapers(
    cloud,
    shops.map((vendor, at) =>
      paper(organizationId, { vendor, amount: 2000 + at, currency: 'CAD', date: today }),
    ),
  );
  for (const [at, description] of shops.entries())
    await master.ask(
      'POST',
      '/transactions',
      entry({ description, amount: 2000 + at, date: today, accountLabel: 'Chequing' }),
    );
  const rows = ['Copper pipe', 'Flux and solder', 'Parking lot 12'].map((description, at) =>
    entry({ description, amount: 1250 + at, date: today, accountLabel: 'Chequing' }),
  );
  for (const row of rows) await master.ask('POST', '/transactions', row);
  const [first] = rows;
  await master.ask('POST', '/recurring-entries', recurringEntry({ accountLabel: 'Chequing' }));
  const text = receiptLines({ vendor: 'Maple Hardware', day: today, amount: 1250 });
  const receipt = await master.upload(bytes(text), 'maple.pdf', 'application/pdf', 'receipt');
  const csv = statementCsv([{ date: today, description: 'HYDRO', amount: -9900 }], 500_000);
  await master.upload(bytes(csv), 'march.csv', 'text/csv', 'statement');
  await master.ask('POST', '/questions', {
    id: v7(),
    about: { transactionId: first?.id },
    text: 'What is it?',
  });
  const { accounts = [] } = (await master.ask('GET', '/me'))['organization'] as {
    accounts?: { id: string }[];
  };
  const teamId = v7();
  await master.ask('POST', '/team', { id: teamId, name: 'Hopper Plumbing' });
  const { items: suggestions } = await master.ask('GET', '/matches?status=pending');
  expect(suggestions).toHaveLength(2);
  return { master, organizationId, teamId, account: accounts[0]?.id ?? '', entry: first?.id ?? '', receipt };
}

interface As {
  readonly role: 'assistant' | 'accountant';
  readonly access_level: 'full' | 'view-only';
  readonly abilities?: AbilityOverrides;
}

async function joined({ master, teamId }: Books, { abilities, ...as }: As): Promise<MemoryMember> {
  const member = await joinProduct('Ada Byron');
  const { invitation_code } = await master.ask('POST', '/invite-team-member', {
    ...{ team_id: teamId, invited_email: member.email, ...as },
  });
  await member.ask('POST', '/accept-invitation', { invitation_code });
  if (abilities) await master.ask('PATCH', `/team/members/${member.userId}`, { abilities });
  return member;
}

/** Where documents and statements are brought and matched. */
const workScreens = ({ entry: row, receipt }: Books): string[] => [
  ...[paths.dashboard, paths.transactions, `${paths.transactions}?entry=${row}`],
  ...[paths.receipts, `${paths.receipts}?review=${receipt}`],
  ...['pending', 'missing'].map((tab) => `${paths.accounting}?tab=${tab}`),
];

/** Where files are taken along. */
const fileScreens = (): string[] => [
  ...['overview', 'expenses', 'trends', 'reports'].map((tab) => `${paths.reports}?tab=${tab}`),
  ...[paths.archive, `${paths.accounting}?tab=accountant`],
];

const otherScreens = ({ account }: Books): string[] => [
  ...[paths.accounts, paths.recurring, reconcilePath(account), paths.clients, paths.team],
  ...['recent', 'categories'].map((tab) => `${paths.accounting}?tab=${tab}`),
  ...[paths.notifications, paths.questions, salesTaxPath, closedPeriodsPath],
];

/** What takes whoever presses it out of these books, or ends their session. */
const LEAVES = /sign out|leave|switch organization|add (a )?(business|organization)|open .* books|end all/i;

/** What stands around every screen: on the first that is tried of somebody’s all of it is pressed. */
const isAround = (one: HTMLElement): boolean => one.closest('header, nav, footer') !== null;

/** What can be pressed just now, by what it is called. */
const offered = (): Map<string, HTMLElement> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=switch], [role=tab]')]
      .filter((one) => !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true')
      .filter((one) => one.closest('[hidden], [aria-hidden=true], [inert]') === null)
      .map((one) => [nameOf(one), one] as const)
      .filter(([name]) => name !== '' && !LEAVES.test(name)),
  );
const nameOf = (one: HTMLElement): string =>
  (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\s+/g, ' ').trim();

const calm = () =>
  waitFor(
    () => {
      expect(document.documentElement.hasAttribute('data-busy')).toBe(false);
      expect(document.querySelector('main [aria-busy=true]')).toBeNull();
      expect(document.querySelector('h1, [role=dialog] h2')).not.toBeNull();
    },
    { timeout: 10_000 },
  );

/**
 * Opens a screen and presses everything on it that is offered, and what that offers in its turn, but for what is known of the frame
 * around it; gives what was pressed.
 */
async function pressAll(at: string, member: MemoryMember, known: Set<string>): Promise<string[]> {
  const pressed = new Set<string>();
  const { address } = await openProduct(at, member);
  await calm();
  const place = address();
  for (;;) {
    const next = [...offered()].find(
      ([name, one]) => !pressed.has(name) && !(isAround(one) && known.has(name)),
    );
    if (!next) break;
    pressed.add(next[0]);
    if (isAround(next[1])) known.add(next[0]);
    fireEvent.click(next[1]);
    await calm();
    if (address().split('?')[0] !== place.split('?')[0]) {
      await closeApp();
      await openProduct(at, member);
      await calm();
    }
  }
  await closeApp();
  return [...pressed];
}

afterEach(closeApp);

/** What writes books, or lets something leave them. */
const WRITES =
  /^(add|new|edit|delete|remove|archive|upload|import|invite|create|confirm|reject|match|auto-match|send|share|schedule|restore|merge|save|mark|discard|link|close|reopen|enter|split|duplicate|skip|pause|undo)\b/i;
/** What is a person’s own, or anybody’s who reads. */
const OWN = /^(save changes|save|mark all as read|close|send feedback|add a comment)$/i;

describe('whoever may not do everything', () => {
  let books: Books;
  beforeAll(async () => {
    vi.stubGlobal('open', () => null);
    books = await filledBooks();
  }, 60_000);

  const everyScreen = (all: Books) => [...workScreens(all), ...fileScreens(), ...otherScreens(all)];

  /** Somebody in a role, on these screens; who may do less than another is tried where that matters. */
  it.each<[string, As, (all: Books) => string[], RegExp]>([
    ['an accountant', { role: 'accountant', access_level: 'full' }, everyScreen, WRITES],
    [
      'somebody who only looks',
      { role: 'assistant', access_level: 'view-only' },
      fileScreens,
      new RegExp(`${WRITES.source}|^(download|export)\\b`, 'i'),
    ],
    [
      'an assistant on Enterprise who may edit, but bring and match nothing',
      { role: 'assistant', access_level: 'full', abilities: { canImport: false, canMatch: false } },
      workScreens,
      /^(upload|import|confirm|reject|match|auto-match|send|share|schedule|invite)\b/i,
    ],
  ])(
    '%s is offered nothing that is refused',
    async (_, as, screens, writes) => {
      const member = await joined(books, as);
      const refused: string[] = [];
      const offeredAt: string[] = [];
      const ofFrame = new Set<string>();
      for (const at of screens(books)) {
        speakFor(member, ({ method, path, status }) => {
          if (status === 403) refused.push(`${at}: ${method} ${path}`);
        });
        offeredAt.push(...(await pressAll(at, member, ofFrame)).map((name) => `${at}: ${name}`));
      }
      const wrong = offeredAt.filter((one) => {
        const name = one.slice(one.indexOf(': ') + 2);
        return writes.test(name) && !OWN.test(name);
      });
      expect({ refused, wrong }).toEqual({ refused: [], wrong: [] });
      expect(offeredAt.length).toBeGreaterThan(30);
    },
    300_000,
  );

  it.each([`${paths.settings}?tab=billing`, `${paths.transactions}?statement`])(
    'is denied by a link to %s',
    async (at) => {
      const member = await joined(books, { role: 'accountant', access_level: 'full' });
      speakFor(member);
      await openProduct(at, member);
      expect(await screen.findByText('Access Denied')).toBeTruthy();
      expect(within(document.body).queryByText('Your plan')).toBeNull();
    },
  );
});

// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportAuditLog, listAuditLog } from '../../../../../shared/contract/audit-log.ts';
import type { AuditLogEntry } from '../../../../../shared/model/audit-log.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { wholeAuditLog } from '../../../../../web/api/audit-log.ts';
import { AuditLog } from '../../../../../web/features/audit-log/audit-log.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant, show, standInForObservers } from '../../../../support/screen.tsx';

const api = fakeApi();
beforeEach(standInForObservers);
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const GRACE = '01890000-0000-7000-8000-0000000000aa';
const ada = { userId: '01890000-0000-7000-8000-0000000000bb', fullName: 'Ada Byron' };
const act = (place: number, at: string, more: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  ...{ id: `01890000-0000-7000-8000-00000000000${place}`, at, act: 'signed-in', kind: 'sign-in' },
  ...{ actor: { userId: GRACE, fullName: 'Grace Hopper' }, summary: 'Signed in', ...more },
});
const open = (as = {}) =>
  show(
    <MemoryRouter>
      <AuditLog people={[ada]} />
    </MemoryRouter>,
    as,
  );

it('lists acts by the days of the books, with what tells more of one on demand', async () => {
  const address = { device: 'Firefox on Linux', address: '203.0.113.5' };
  api.on(listAuditLog, {
    items: [
      // Still March 5 in Toronto.
      act(2, '2026-03-06T04:30:00.000Z', address),
      act(1, '2026-03-05T12:00:00.000Z', {
        ...{ actor: { system: 'run-schedule' }, act: 'schedule-run', kind: 'schedules' },
        summary: 'Ran report schedule “Anna”',
      }),
      act(0, '2026-03-04T12:00:00.000Z'),
    ],
  });
  const { person } = open();
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    ...['Thursday, March 5, 2026', 'Wednesday, March 4, 2026'],
  ]);
  expect(screen.getByRole('button', { name: /Matchbook Ran report schedule “Anna”/ })).toBeTruthy();
  const [row] = screen.getAllByRole('button', { name: /11:30 PM\s*Grace Hopper Signed in/ });
  if (!row) throw new Error('There is no row.');
  expect(screen.queryByText('203.0.113.5')).toBeNull();
  row.focus();
  await person.keyboard('{Enter}');
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('203.0.113.5')).toBeTruthy();
  expect(screen.getByText('Firefox on Linux')).toBeTruthy();
  await person.keyboard('{Enter}');
  expect(screen.queryByText('203.0.113.5')).toBeNull();
});

it('asks for one person’s acts, those who left included, and for one kind', async () => {
  const asked: string[] = [];
  api.on(listAuditLog, ({ query }) => {
    asked.push(query.toString());
    return { items: query.has('kind') ? [] : [act(0, '2026-03-04T12:00:00.000Z')] };
  });
  const { person } = open();
  await screen.findByRole('button', { name: /Signed in/ });
  const people = screen.getByRole('combobox', { name: 'Person' });
  expect(
    within(people)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Everyone', 'Ada Byron', 'Grace Hopper']]);
  await person.selectOptions(people, GRACE);
  await waitFor(() => expect(asked.at(-1)).toContain(`userId=${GRACE}`));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Type of activity' }), 'team');
  await waitFor(() => expect(asked.at(-1)).toContain('kind=team'));
  expect(await screen.findByText('No matching activity')).toBeTruthy();
});

it('goes on where a filter has found nothing in the part that was looked through', async () => {
  api.on(listAuditLog, ({ query }) =>
    query.has('cursor')
      ? { items: [act(0, '2025-03-04T12:00:00.000Z')] }
      : { items: [], nextCursor: 'next', lookedBackTo: '2026-01-05T12:00:00.000Z' },
  );
  const { person } = open();
  expect(await screen.findByText('Nothing found so far')).toBeTruthy();
  expect(screen.getByText(/Searched back to/).textContent).toBe('Searched back to Monday, January 5, 2026');
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: /Signed in/ })).toBeTruthy();
});

it('says so where it can’t be loaded, and is nothing for whoever is not the master', async () => {
  api.on(listAuditLog, problemOf('unexpected'));
  open();
  expect(await screen.findByText('Failed to load the activity')).toBeTruthy();
  cleanup();
  open(assistant);
  expect(screen.queryByRole('button')).toBeNull();
});

it('puts the parts of the file together', async () => {
  const parts: Record<string, Response> = {
    '': new Response('\uFEFFTime\r\n1\r\n', {
      headers: {
        'content-disposition': 'attachment; filename="audit-log-2026-03-05.csv"',
        'matchbook-next-cursor': 'two',
      },
    }),
    two: new Response('2\r\n'),
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(parts[new URLSearchParams(url.split('?')[1]).get('cursor') ?? '']);
  });
  expect(await wholeAuditLog({ kind: 'team' })).toEqual({
    ...{ text: '\uFEFFTime\r\n1\r\n2\r\n', fileName: 'audit-log-2026-03-05.csv' },
  });
  expect(asked.every((url) => url.includes(`${exportAuditLog.path}?kind=team`))).toBe(true);
});

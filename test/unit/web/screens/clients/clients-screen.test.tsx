// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../../shared/civil-date.ts';
import { listClients } from '../../../../../shared/contract/team.ts';
import type { Client } from '../../../../../shared/model/client.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';

const api = fakeApi();
afterEach(closeApp);

/** Where the books are: elsewhere it may be the next day already. */
const today = todayIn('America/Toronto', new Date());
const client = (name: string, more: Partial<Client> = {}): Client => ({
  ...{ id: `id-of-${name}`, name, role: 'accountant', suggestions: 0, missingReceipts: 0 },
  ...{ uncategorized: 0, openQuestions: 0, questionsForMe: 0, lastImportAt: null, closedUntil: null },
  nextReturn: null,
  ...more,
});

describe('the clients of an accountant', () => {
  it('stand with what waits and by when their return is due, each leading into its books', async () => {
    const due = { from: '2026-07-01', to: '2026-09-30', dueOn: addDays(today, 5) };
    api.on(listClients, {
      items: [
        client('Copper Pipe', {
          suggestions: 100,
          uncategorized: 3,
          openQuestions: 2,
          questionsForMe: 1,
          nextReturn: due,
        }),
        client('Maple & Main'),
      ],
    });
    await openApp('/app/clients', api);
    const [first, second] = within(await screen.findByRole('list', { name: 'Organizations' })).getAllByRole(
      'listitem',
    );
    const row = within(first as HTMLElement);
    expect(row.getByRole('link', { name: 'Copper Pipe' }).getAttribute('href')).toBe(
      '/app/dashboard?books=id-of-Copper%20Pipe',
    );
    expect(row.getByText('Next return: Due in 5 days')).toBeTruthy();
    expect(row.getByText('100+')).toBeTruthy();
    expect(row.getByText('1 for you')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('No sales tax')).toBeTruthy();
  });

  it('are not shown where there is one organization alone', async () => {
    api.on(listClients, { items: [client('Copper Pipe')] });
    await openApp('/app/clients', api);
    expect(await screen.findByText('You work in one organization')).toBeTruthy();
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    api.on(listClients, problemOf('unexpected'));
    await openApp('/app/clients', api);
    expect(await screen.findByText('Failed to load your clients')).toBeTruthy();
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
  });
});

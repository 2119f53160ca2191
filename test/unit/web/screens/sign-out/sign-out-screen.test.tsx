// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';

const api = fakeApi();
afterEach(closeApp);

it('signs out whoever comes from a public page, once', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  await openApp('/sign-out', api, { auth: { signOut } });
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
});

it('leads the team’s address in articles to the team', async () => {
  answerEmptyBooks(api);
  const { address } = await openApp('/team', api);
  await waitFor(() => expect(address()).toContain('/app/team'));
  expect(screen.queryByText('Oops! Page not found')).toBeNull();
});

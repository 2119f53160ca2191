// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../../../../shared/problems.ts';
import { ApiProblem } from '../../../../web/api/api-problem.ts';
import { AccessDenied } from '../../../../web/kit/access-denied.tsx';
import { ConfirmDialog } from '../../../../web/kit/confirm-dialog.tsx';
import { Loaded } from '../../../../web/kit/loaded.tsx';
import type { LoadableQuery } from '../../../../web/kit/loaded.tsx';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

describe('Loaded', () => {
  const query = (state: Partial<LoadableQuery<string[]>>): LoadableQuery<string[]> => ({
    data: undefined,
    error: null,
    refetch: vi.fn(),
    ...state,
  });
  const list = (state: Partial<LoadableQuery<string[]>>) => (
    <Loaded
      query={query(state)}
      errorTitle="Failed to load receipts"
      isEmpty={(items) => items.length === 0}
      empty="No receipts yet"
    >
      {(items) => items.join(', ')}
    </Loaded>
  );

  it('says that it loads, once that takes a moment', async () => {
    show(list({}));
    expect((await screen.findByRole('status')).textContent).toBe('Loading…');
  });

  it('tells what failed and asks again', async () => {
    const refetch = vi.fn();
    const { person } = show(list({ error: new Error('The line is cut.'), refetch }));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load receipts');
    expect(screen.getByRole('alert').textContent).toContain('The line is cut.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says that a deleted item is not here, and offers no try that would fail again', () => {
    show(list({ error: new ApiProblem(problemOf('not-found')) }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Not found in these books' + 'Nothing was found under this address. It may have been deleted.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells empty and full apart', () => {
    show(list({ data: [] }));
    expect(screen.getByText('No receipts yet')).toBeTruthy();
    show(list({ data: ['one', 'two'] }));
    expect(screen.getByText('one, two')).toBeTruthy();
  });

  it('keeps what is here when a refresh fails', () => {
    show(list({ data: ['one'], error: new Error('The line is cut.') }));
    expect(screen.getByText('one')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('ConfirmDialog', () => {
  const asked = (onConfirm: () => Promise<unknown>) => (
    <ConfirmDialog
      isOpen
      title="Discard this email?"
      confirmLabel="Discard"
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />
  );

  it('does what it asks about once, however often it is pressed while that is done', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const onConfirm = vi.fn(() => promise);
    const { person } = show(asked(onConfirm));
    const button = await screen.findByRole('button', { name: 'Discard' });
    await person.dblClick(button);
    await person.click(button);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    resolve(undefined);
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
  });
});

describe('AccessDenied', () => {
  it('says so in the words of the specification', () => {
    show(<AccessDenied />);
    expect(screen.getByText('Access Denied')).toBeTruthy();
    expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy();
  });
});

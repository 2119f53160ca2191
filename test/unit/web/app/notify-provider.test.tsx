// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNotify } from '../../../../web/kit/notify.ts';
import { system } from '../../../../web/theme/system.ts';

// jsdom has no screens and measures nothing.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
afterEach(cleanup);

function Ways() {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify.failed('Export Failed', 'No connection.')}>fail</button>
      <button onClick={() => notify.failed('Sign in failed', 'Wrong password.')}>fail otherwise</button>
      <button onClick={() => notify.done({ title: 'Export Successful', settles: ['Export Failed'] })}>
        succeed
      </button>
      <button onClick={() => notify.settled('Sign in failed')}>succeed silently</button>
    </>
  );
}

/** A busy machine draws late. */
const PATIENCE = { timeout: 10_000 };

it('tells a failure until its cause is gone, once however often it fails, and no other one’s', async () => {
  const { NotifyProvider } = await import('../../../../web/app/notify-provider.tsx');
  const { createJournal } = await import('../../../../web/app/journal.ts');
  render(
    <ChakraProvider value={system}>
      <NotifyProvider journal={createJournal()}>
        <Ways />
      </NotifyProvider>
    </ChakraProvider>,
  );
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole('button', { name, hidden: true }));
  const told = (title: string) =>
    screen
      .queryAllByText(title)
      .filter(
        (one) => one.closest('[data-scope=toast][data-part=root]')?.getAttribute('data-state') === 'open',
      );
  await press('fail');
  await press('fail');
  await press('fail otherwise');
  await vi.waitFor(() => expect(told('Sign in failed')).toHaveLength(1), PATIENCE);
  // What was told before goes as soon as it may.
  await vi.waitFor(() => expect(told('Export Failed')).toHaveLength(1), PATIENCE);
  await press('succeed');
  await vi.waitFor(() => expect(told('Export Failed')).toHaveLength(0), PATIENCE);
  expect(told('Export Successful')).toHaveLength(1);
  expect(told('Sign in failed')).toHaveLength(1);
  await press('succeed silently');
  await vi.waitFor(() => expect(told('Sign in failed')).toHaveLength(0), PATIENCE);
});

it('tells a failure once that is told anew while the toasts are on their way', async () => {
  const { NotifyProvider } = await import('../../../../web/app/notify-provider.tsx');
  const { createJournal } = await import('../../../../web/app/journal.ts');
  function FailsTwice() {
    const notify = useNotify();
    useEffect(() => {
      queueMicrotask(() => {
        notify.failed('Email Failed', 'No connection.');
        notify.failed('Email Failed', 'Still no connection.');
      });
    }, [notify]);
    return null;
  }
  render(
    <ChakraProvider value={system}>
      <NotifyProvider journal={createJournal()}>
        <FailsTwice />
      </NotifyProvider>
    </ChakraProvider>,
  );
  await screen.findByText('Still no connection.', undefined, PATIENCE);
  await vi.waitFor(() => expect(screen.queryByText('No connection.')).toBeNull(), PATIENCE);
});

// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

function Deed() {
  const notify = useNotify();
  return (
    <>
      <input type="checkbox" aria-label="choose" />
      <button onClick={() => notify.done({ title: 'Row deleted', undo: () => Promise.resolve() })}>
        delete
      </button>
    </>
  );
}

const SECONDS = { timeout: 10_000 };

it('offers to take something back until it was taken back, by the keys too', async () => {
  const { NotifyProvider } = await import('../../../../web/app/notify-provider.tsx');
  const { toaster } = await import('../../../../web/app/toaster.ts');
  const { createJournal } = await import('../../../../web/app/journal.ts');
  // Those that other tests of this worker told have no turn before ours.
  toaster.remove();
  const journal = createJournal();
  render(
    <ChakraProvider value={system}>
      <NotifyProvider journal={journal}>
        <Deed />
      </NotifyProvider>
    </ChakraProvider>,
  );
  const person = userEvent.setup();
  const offers = () =>
    screen
      .queryAllByText('Undo')
      .filter(
        (one) => one.closest('[data-scope=toast][data-part=root]')?.getAttribute('data-state') === 'open',
      ).length;
  await person.click(screen.getByRole('button', { name: 'delete' }));
  await vi.waitFor(() => expect(offers()).toBe(1), SECONDS);
  // Toasts go by themselves otherwise.
  toaster.pause();
  // A checkbox holds no text that the keys could take back.
  screen.getByRole('checkbox').focus();
  await person.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(screen.queryAllByText('Undone')).not.toHaveLength(0), SECONDS);
  await vi.waitFor(() => expect(offers()).toBe(0), SECONDS);
  expect(journal.entries()).toEqual([]);
});

it('shows the newest of more than four at once, also while the pointer holds the others, and keeps what failed', async () => {
  const { NotifyProvider } = await import('../../../../web/app/notify-provider.tsx');
  const { createJournal } = await import('../../../../web/app/journal.ts');
  const { show, toaster } = await import('../../../../web/app/toaster.ts');
  toaster.remove();
  render(
    <ChakraProvider value={system}>
      <NotifyProvider journal={createJournal()}>
        <Deed />
      </NotifyProvider>
    </ChakraProvider>,
  );
  const open = () =>
    [...document.querySelectorAll('[data-scope=toast][data-part=root][data-state=open]')].map(
      (toast) => toast.querySelector('[data-part=title]')?.textContent,
    );
  show({ type: 'error', title: 'Export Failed', duration: Number.POSITIVE_INFINITY });
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    show({ type: 'success', title, duration: 60_000 });
    toaster.pause();
  }
  await vi.waitFor(
    () => expect(open().toSorted()).toEqual(['Export Failed', 'Fifth', 'Fourth', 'Third']),
    SECONDS,
  );
});

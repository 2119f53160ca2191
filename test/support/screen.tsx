import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';
import { vi } from 'vitest';
import { abilities, abilitiesOf } from '../../shared/abilities.ts';
import type { Me } from '../../shared/model/organization.ts';
import { MeContext } from '../../web/auth/me-context.ts';
import { NotifyContext } from '../../web/kit/notify.ts';
import type { Notify } from '../../web/kit/notify.ts';
import '../../web/text/all-texts.ts';
import { system } from '../../web/theme/system.ts';
import '../../web/theme/all-looks.ts';

// One second is too short where other tests use the cores too.
configure({ asyncUtilTimeout: 60_000 });

const template = { country: 'Canada', region: 'ON', profession: 'plumber', templatePreferences: {} };
const checking = { id: 'checking', name: 'Checking', kind: 'checking', currency: 'CAD' } as const;

/** Who looks at what is shown: the master of a plumber's books, with one account. */
export const reader: Me = {
  profile: {
    id: 'grace',
    email: 'grace@example.com',
    fullName: 'Grace Hopper',
    role: 'master',
    organizationId: 'books',
    ...template,
  },
  organization: {
    id: 'books',
    name: 'Hopper Plumbing',
    ...template,
    currency: 'CAD',
    dateFormat: 'YYYY-MM-DD',
    timeZone: 'America/Toronto',
    fiscalYearStart: '01-01',
    entryGoal: 25,
    accountant: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    accounts: [{ ...checking, lastDigits: null, openingBalance: 0 }],
    categories: [],
  },
  membership: { role: 'master', accessLevel: 'full', lastActivity: '2026-01-01T00:00:00.000Z' },
  abilities: [...abilities],
  organizations: 1,
  plan: { name: 'professional', trialEndsAt: null },
  usage: { month: '2026-01', documents: 0, statements: 0 },
};

/** The same person with an assistant's abilities, signed in on the second of March. */
export const assistant: Partial<Me> = {
  membership: { ...reader.membership, role: 'assistant' },
  abilities: [...abilitiesOf({ role: 'assistant', accessLevel: 'full' })],
  session: { since: '2026-03-02T00:00:00.000Z' },
};

/** jsdom lays nothing out: there is nothing to observe. Called for each test, as `standInForScreen` is. */
export function standInForObservers(): void {
  for (const observer of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      observer,
      class {
        observe = vi.fn();
        unobserve = vi.fn();
        disconnect = vi.fn();
      },
    );
}

/** Shows a part as the app would, with its theme and a cache of its own; what it tells is kept in `told`. */
export function show(part: ReactNode, as: Partial<Me> = {}) {
  const told = {
    done: vi.fn<Notify['done']>(),
    goesOn: vi.fn<Notify['goesOn']>(),
    failed: vi.fn<Notify['failed']>(),
    settled: vi.fn<Notify['settled']>(),
    lastUndoable: vi.fn<Notify['lastUndoable']>(),
    undoLast: vi.fn<Notify['undoLast']>(),
  };
  standInForObservers();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ResizeObserver = class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  };
  vi.stubGlobal('ResizeObserver', ResizeObserver);
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MeContext value={{ ...reader, ...as }}>
          <NotifyContext value={told}>{part}</NotifyContext>
        </MeContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { told, person: userEvent.setup() };
}

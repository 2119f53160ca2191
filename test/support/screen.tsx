import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';
import { vi } from 'vitest';
import { NotifyContext } from '../../web/kit/notify.ts';
import type { Notify } from '../../web/kit/notify.ts';
import { system } from '../../web/theme/system.ts';

/** Shows a part as the app would, with its theme and a cache of its own; what it tells is kept in `told`. */
export function show(part: ReactNode) {
  const told = { done: vi.fn<Notify['done']>(), failed: vi.fn<Notify['failed']>() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <NotifyContext value={told}>{part}</NotifyContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { told, person: userEvent.setup() };
}

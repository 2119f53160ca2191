// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BusyMark } from '../../../../web/app/busy-mark.tsx';
import { fetched } from '../../../../web/kit/fetched.ts';

afterEach(cleanup);

const isBusy = () => document.documentElement.hasAttribute('data-busy');

function show(part: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BusyMark />
      {part}
    </QueryClientProvider>,
  );
}

it('marks the page while an answer is on its way', async () => {
  const answer = Promise.withResolvers<string>();
  const Part = () => useQuery({ queryKey: ['rows'], queryFn: () => answer.promise }).data ?? 'nothing yet';
  show(<Part />);
  await waitFor(() => expect(isBusy()).toBe(true));
  answer.resolve('rows');
  await screen.findByText('rows');
  await waitFor(() => expect(isBusy()).toBe(false));
});

it('marks the page while a change is on its way', async () => {
  const saved = Promise.withResolvers<undefined>();
  const Part = () => {
    const save = useMutation({ mutationFn: () => saved.promise });
    return <button onClick={() => save.mutate()}>Save</button>;
  };
  show(<Part />);
  expect(isBusy()).toBe(false);
  screen.getByRole('button').click();
  await waitFor(() => expect(isBusy()).toBe(true));
  saved.resolve(undefined);
  await waitFor(() => expect(isBusy()).toBe(false));
});

it('marks the page while code is on its way, also code that cannot be had', async () => {
  const code = Promise.withResolvers<string>();
  show(null);
  const loading = fetched(() => code.promise);
  await waitFor(() => expect(isBusy()).toBe(true));
  act(() => code.reject(new Error('gone')));
  await expect(loading).rejects.toThrow();
  await waitFor(() => expect(isBusy()).toBe(false));
});

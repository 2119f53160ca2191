// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWorklist } from '../../../../web/api/ledger.ts';
import { useMatches } from '../../../../web/api/matching.ts';
import { queryKeys } from '../../../../web/api/query-keys.ts';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

function CountAndList() {
  const client = useQueryClient();
  const worklist = useWorklist();
  const matches = useMatches('pending');
  return (
    <>
      <p>{`counted ${String(worklist.data?.suggestions)}, listed ${String(matches.data?.items.length)}`}</p>
      <button onClick={() => void client.invalidateQueries({ queryKey: queryKeys.matches })}>
        Look again
      </button>
    </>
  );
}

it('counts suggestions anew where others are found behind the screen, and only then', async () => {
  const found = ['one'];
  let counts = 0;
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/matches'))
      return Promise.resolve(Response.json({ items: found.map((id) => ({ id })) }));
    counts += 1;
    return Promise.resolve(Response.json({ suggestions: found.length }));
  });
  const { person } = show(<CountAndList />);
  const again = screen.getByRole('button', { name: 'Look again' });
  await screen.findByText('counted 1, listed 1');
  await person.click(again);
  await screen.findByText('counted 1, listed 1');
  expect(counts).toBe(1);
  found.splice(0, 1, 'another', 'third');
  await person.click(again);
  expect(await screen.findByText('counted 2, listed 2')).toBeDefined();
  found.splice(0, 1, 'fourth');
  await person.click(again);
  await vi.waitFor(() => expect(counts).toBe(3));
});

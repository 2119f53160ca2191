// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../../../web/api/query-keys.ts';
import { Thumbnail } from '../../../../../web/features/match/thumbnail.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

/** A thumbnail at addresses that are signed anew whenever they are asked for. */
function Signed({ sign }: { sign: () => string }) {
  const { data } = useQuery({ queryKey: queryKeys.receipt('a'), queryFn: sign });
  return <Thumbnail url={data} />;
}

const picture = () => document.querySelector('img');

it('asks for a new address where one has ended, and shows nothing broken meanwhile', async () => {
  const sign = vi.fn(() => `https://bucket/a.png?signature=${sign.mock.calls.length}`);
  show(<Signed sign={sign} />);
  await vi.waitFor(() => expect(picture()?.getAttribute('src')).toContain('signature=1'));
  const first = picture();
  if (first) fireEvent.error(first);
  expect(picture()?.getAttribute('src') ?? '').not.toContain('signature=1');
  await vi.waitFor(() => expect(picture()?.getAttribute('src')).toContain('signature=2'));
});

it('stops asking for a picture that is gone', async () => {
  const sign = vi.fn(() => `https://bucket/a.png?signature=${sign.mock.calls.length}`);
  show(<Signed sign={sign} />);
  for (let round = 1; round <= 3; round += 1) {
    await vi.waitFor(() => expect(picture()?.getAttribute('src')).toContain(`=${round}`));
    const broken = picture();
    if (broken) fireEvent.error(broken);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sign).toHaveBeenCalledTimes(3);
  expect(picture()).toBeNull();
});

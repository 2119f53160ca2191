// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { getReceipt, listReceipts } from '../../../../../shared/contract/receipts.ts';
import { queryKeys } from '../../../../../web/api/query-keys.ts';
import { useReceipt, useReceipts } from '../../../../../web/api/receipts.ts';
import { Thumbnail } from '../../../../../web/features/match/thumbnail.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

/** The thumbnail of one document, and that of the first of a list. */
const One = () => <Thumbnail url={useReceipt(lunch.id).data?.thumbnailUrl} />;
const First = () => <Thumbnail url={useReceipts().data?.pages[0]?.items[0]?.thumbnailUrl} />;

it.each([
  ['a document', One],
  ['a list', First],
])('renews the addresses of %s before they end, five minutes after they were signed', async (_, Shown) => {
  vi.useFakeTimers();
  let signed = 0;
  const withPicture = () => ({ ...lunch, thumbnailUrl: `https://bucket/a.png?signature=${(signed += 1)}` });
  api.on(getReceipt, withPicture);
  api.on(listReceipts, () => ({ items: [withPicture()] }));
  const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  show(<Shown />);
  await passes(1);
  expect(picture()?.getAttribute('src')).toContain('signature=1');
  await passes(230);
  expect(signed).toBe(1);
  await passes(10);
  expect(picture()?.getAttribute('src')).toContain('signature=2');
});

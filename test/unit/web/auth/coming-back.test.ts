import { afterEach, describe, expect, it } from 'vitest';
import {
  awaitPerson,
  comingBack,
  isAwaited,
  isRefused,
  nobodyAwaited,
} from '../../../../web/auth/coming-back.ts';

afterEach(nobodyAwaited);

describe('a session that is taken no more', () => {
  it('is the one that was refused, however often it is renewed, until somebody is back', () => {
    awaitPerson('refused');
    awaitPerson('asked again');
    expect(isRefused('refused')).toBe(true);
    expect(isRefused('another')).toBe(false);
    nobodyAwaited();
    expect(isRefused('refused')).toBe(false);
  });

  it('keeps what waits until then', async () => {
    awaitPerson('refused');
    const back = comingBack().then(() => isAwaited());
    nobodyAwaited();
    expect(await back).toBe(false);
  });
});

import type { Locator } from '@playwright/test';
import { settled } from '../settled.ts';

/** Presses something once nothing on its page is on its way. */
export async function press(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
  await settled(target.page());
  await target.click(options);
}

import type { Locator, Page } from '@playwright/test';

/** The newest toast of a title. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('status').filter({ hasText: title }).first();

/** Takes back what the toast of a title tells: others may offer their own Undo beside it. */
export const undo = (page: Page, title: string): Promise<void> =>
  toast(page, title).getByRole('button', { name: 'Undo' }).click();

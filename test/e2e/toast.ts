import type { Locator, Page } from '@playwright/test';

/** The newest toast that says so, also behind an open dialog. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text }).first();

/** Takes back what the toast of a title tells: others may offer their own Undo beside it. */
export const undo = (page: Page, title: string): Promise<void> =>
  toast(page, title).getByRole('button', { name: 'Undo' }).click();

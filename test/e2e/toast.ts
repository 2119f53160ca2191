import type { Locator, Page } from '@playwright/test';

const REGION = '[data-scope=toast][data-part=group]';

/**
 * The newest toast of that title. By their place, not by their roles: beside an open dialog they are hidden from the tree of roles. A
 * string is the whole title; a toast that is leaving no longer counts.
 */
export const toast = (page: Page, title: string | RegExp): Locator => {
  const whole = page.locator('[data-part=title]').getByText(title, { exact: true });
  return page.locator(`${REGION} [data-part=root][data-state=open]`).filter({ has: whole }).first();
};

/** Takes back what the toast of a title tells: others may offer their own Undo beside it. */
export const undo = (page: Page, title: string | RegExp): Promise<void> =>
  toast(page, title).getByRole('button', { name: 'Undo', exact: true, includeHidden: true }).click();

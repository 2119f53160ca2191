import type { Locator } from '@playwright/test';
import { press } from './press.ts';

/** Opens a choice that is searched and takes the option that reads so, whatever stands small beside it. */
export async function choose(field: Locator, option: string): Promise<void> {
  await press(field);
  const page = field.page();
  await press(page.getByRole('option').filter({ has: page.getByText(option, { exact: true }) }));
}

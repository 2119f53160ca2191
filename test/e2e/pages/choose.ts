import type { Locator } from '@playwright/test';
import { press } from './press.ts';

/** Opens a choice that is searched and takes the option that begins so. */
export async function choose(field: Locator, option: string): Promise<void> {
  await press(field);
  await press(
    field
      .page()
      .getByRole('option', { name: new RegExp(`^${RegExp.escape(option)}\\b`) })
      .first(),
  );
}

import type { Locator } from '@playwright/test';
import { press } from './press.ts';

/** A file to bring: its path, or what it holds under a name of its own. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** Presses a button that opens the file dialog of the machine, and chooses files there. */
export async function bring(button: Locator, files: ChosenFile | string[]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await press(button);
  await (await chooser).setFiles(files);
}

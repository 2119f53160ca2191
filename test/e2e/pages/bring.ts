import type { FileChooser, Locator } from '@playwright/test';
import { press } from './press.ts';

/** A file to bring: its path, or what it holds under a name of its own. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** One, or several of a kind. */
export type ChosenFiles = Parameters<FileChooser['setFiles']>[0];

/** Presses a button that opens the file dialog of the machine, and chooses files there. */
export async function bring(button: Locator, files: ChosenFiles): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await press(button);
  await (await chooser).setFiles(files);
}

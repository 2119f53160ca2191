import type { FileChooser, Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dashboard's panel of what to do first in empty books. */
export class FirstSteps extends Part {
  readonly steps = this.root.getByRole('listitem');
  /** Opens the file dialog of the machine. */
  readonly importButton = this.button('Import Statement');

  constructor(page: Page) {
    super(page.getByRole('region', { name: /steps to your first books$/ }));
  }

  /** The tick of a step that was taken. */
  tickOf(number: number): Locator {
    return this.steps.nth(number - 1).getByLabel('Done');
  }

  /** Opens the file dialog of the machine for statements, in one press. */
  async importStatement(): Promise<FileChooser> {
    const chooser = this.page.waitForEvent('filechooser');
    await press(this.importButton);
    return chooser;
  }

  async addAccountant(): Promise<void> {
    await press(this.link('Add accountant'));
  }
}

import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The settings' card of who one is. */
export class ProfileSettings extends Part {
  readonly fullName = this.field('Full name');
  readonly saveButton = this.button('Save Changes');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'You', exact: true }));
  }

  /** Whether the whole button can be seen: nothing lies over its corners. */
  isSaveButtonClear(): Promise<boolean> {
    return this.saveButton.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 3, bottom - 3].every((y) =>
        [left + 6, right - 6].every((x) => button.contains(document.elementFromPoint(x, y))),
      );
    });
  }

  async save(): Promise<void> {
    await press(this.saveButton);
  }
}

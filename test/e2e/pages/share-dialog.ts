import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that makes links by which others see a report, and tells of those that were made. */
export class ShareDialog extends Part {
  /** Said in the place of the links while there are none. */
  readonly empty = this.text('There are none yet.');
  readonly label = this.field('Who it is for');
  readonly passPhrase = this.field(/^Pass phrase/);
  readonly links = this.root.getByRole('listitem');
  /** The address of the link that was just made. */
  readonly address = this.text(/\/shared\/[\w-]{32}$/);

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Share by link' }));
  }

  async create(): Promise<void> {
    await press(this.button('Create link'));
  }

  /** The day until which the one link of somebody opens. */
  endOfLinkBy(sender: string): Locator {
    return this.root
      .getByText(new RegExp(`^By ${sender} .* until `))
      .locator('time')
      .nth(1);
  }

  /** Shows the uses of the link for somebody. */
  async openLog(label: string): Promise<void> {
    await press(this.button(`Log of the link for ${label}`));
  }

  /** Opens the dialog that gives the link for somebody another end. */
  async changeEnd(label: string): Promise<void> {
    await press(this.button(new RegExp(`^Change when the link for ${label}`)));
  }

  /** Revokes the link for somebody, and says yes to that. */
  async revoke(label: string): Promise<void> {
    await press(this.button(`Revoke the link for ${label}`));
    await press(this.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  }
}

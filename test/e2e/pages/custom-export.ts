import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that mails chosen entries to the accountant as a file. */
export class CustomExport extends Part {
  readonly accountantEmail = this.field('Accountant Email');
  readonly period = this.field('Time Period');
  readonly from = this.field('From');
  readonly to = this.root.getByLabel('To', { exact: true });
  /** Says how many entries would go. */
  readonly count = this.text(/transactions? to export/);
  /** The box of a field that is ticked. */
  readonly tickedBox = this.root.locator('[data-part=control][data-state=checked]').first();
  readonly sendButton = this.button('Send Custom Export');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Custom CSV Export', exact: true }));
  }

  async sendTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await this.send();
  }

  async send(): Promise<void> {
    await press(this.sendButton);
  }

  /** Narrows the export to the days from one to another. */
  async chooseDays(from: string, to: string): Promise<void> {
    await this.period.selectOption('Custom Range');
    await this.from.fill(from);
    await this.to.fill(to);
  }

  /** Ticks a field to go with the entries, or unticks it. */
  async tick(field: string): Promise<void> {
    await press(this.text(field));
  }
}

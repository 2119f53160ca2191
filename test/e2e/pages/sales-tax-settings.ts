import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The settings' panel of the registration for sales tax. */
export class SalesTaxSettings extends Part {
  readonly number = this.field('GST/HST number');
  readonly registeredFrom = this.field('Registered from');
  /** How often a return is filed. */
  readonly filing = this.field('You file');
  /** With which months a filing period ends. */
  readonly periodEnds = this.field('Period ends in');
  /** What was wrong with what was entered. */
  readonly problem = this.root.getByRole('alert');

  readonly saveButton = this.button('Save Changes');
  /** Back to setting up the books, for whoever came from there. */
  readonly wayOn = this.root.getByRole('link', { name: 'Back to your first steps' });

  constructor(page: Page, title = 'Sales tax') {
    super(page.getByRole('region', { name: title }));
  }

  /** Begins to enter a registration where there is none. */
  async enterRegistration(): Promise<void> {
    await press(this.button('Enter your registration'));
  }

  async save(): Promise<void> {
    await press(this.saveButton);
  }
}

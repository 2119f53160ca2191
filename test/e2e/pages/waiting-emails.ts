import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The emails from strangers that wait for somebody's decision, above the documents. */
export class WaitingEmails extends Part {
  /** Said once an email was accepted. */
  readonly accepted = this.page.getByText('Email accepted, being read');

  constructor(page: Page) {
    super(page.getByRole('region', { name: /for your decision$/ }));
  }

  /** Accepts the email whose subject begins so. */
  async accept(subject: string): Promise<void> {
    await press(this.button(new RegExp(`^Accept “${subject}`)));
  }

  /** Discards the email of a subject, and says yes to that. */
  async discard(subject: string): Promise<void> {
    await press(this.button(`Discard “${subject}”`));
    await press(this.page.getByRole('alertdialog').getByRole('button', { name: 'Discard email' }));
  }
}

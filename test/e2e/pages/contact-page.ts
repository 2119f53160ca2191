import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The form by which anybody writes to us: the site's own page, and the one that a function answers where no script runs. */
export class ContactPage extends Screen {
  readonly headline = this.heading('Write to us');
  readonly headlineInFrench = this.heading('Écrivez-nous');
  readonly sentTitle = this.heading('Message sent');
  readonly sentTitleInFrench = this.heading('Message envoyé');
  readonly inFrenchLink = this.link('Lire cette page en français');
  readonly email = this.page.locator('#email');
  readonly emailFault = this.page.locator('#email-wrong');

  async open(): Promise<void> {
    await this.goTo('/contact');
  }

  /** Fills in everything. */
  async fill({ email, message }: { readonly email: string; readonly message: string }): Promise<void> {
    const typed = { firstName: 'Ann', lastName: 'Lee', email, subject: 'A question', message };
    for (const [id, text] of Object.entries(typed)) await this.page.locator(`#${id}`).fill(text);
    await this.page.locator('#inquiryType').selectOption('billing');
  }

  async send(): Promise<void> {
    await press(this.button(/^(Send message|Envoyer le message)$/));
  }
}

import type { Locator } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The questions in the panel of an entry, or of a document. */
export class QuestionsPart extends Part {
  readonly reply = this.root.getByRole('textbox', { name: 'Reply' });
  readonly answered = this.root.getByText('Answered', { exact: true });

  constructor(root: Locator) {
    super(root.getByRole('region', { name: 'Questions', exact: true }));
  }

  /** Asks somebody by their name. */
  async ask(name: string, text: string): Promise<void> {
    await press(this.button('Ask a question'));
    await this.root.getByRole('textbox', { name: 'Question' }).fill(text);
    await this.root.getByRole('combobox', { name: 'Ask' }).selectOption(name);
    await press(this.button('Ask'));
  }

  /** Answers what waits, which closes it. */
  async answer(text: string): Promise<void> {
    await this.reply.fill(text);
    await press(this.button('Answer and close'));
  }
}

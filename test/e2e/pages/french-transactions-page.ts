import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The list of transactions, as it is read in French. */
export class FrenchTransactionsPage extends Screen {
  readonly search = this.page.getByRole('searchbox').first();
  /** The filter of one category. */
  readonly category = this.page.getByLabel('Catégorie', { exact: true });

  async open(): Promise<void> {
    await this.goTo('/app/transactions');
  }

  /** What is written on the screen, be it part of a line. */
  words(words: string): Locator {
    return this.page.getByRole('main').getByText(words);
  }

  /** Opens the dialog that changes an entry. */
  async edit(name: string): Promise<FrenchEntryDialog> {
    await press(this.button(`Modifier ${name}`).first());
    return new FrenchEntryDialog(this.page);
  }
}

/** The dialog that changes an entry, in French. */
class FrenchEntryDialog extends Part {
  readonly amount = this.field('Montant');
  readonly chosenCategory = this.field('Catégorie');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Modifier la transaction' }));
  }
}

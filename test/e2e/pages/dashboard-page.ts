import type { Locator } from '@playwright/test';
import { bring } from './bring.ts';
import type { ChosenFile } from './bring.ts';
import { CustomExport } from './custom-export.ts';
import { FeedbackDialog } from './feedback-dialog.ts';
import { GoalDialog } from './goal-dialog.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';
import { SendDialog } from './send-dialog.ts';

/** The dashboard: where somebody arrives who signs in. */
export class DashboardPage extends Screen {
  readonly title = this.heading('Financial Dashboard');
  /** What waits for somebody's decision. */
  readonly worklist = this.page.getByRole('region', { name: 'To do' });
  /** Brings statements in; empty books offer it a second time. */
  readonly importButton = this.button('Import Statement').first();
  readonly customExportButton = this.button('Custom Export').first();
  readonly exportButton = this.button('Export to Accountant');
  readonly sampleButton = this.button('Explore with sample data');
  /** The card of what went out in the month. */
  readonly totalExpenses = this.page.getByRole('region', { name: 'Total Expenses' });
  /** What is in other currencies and has no worth yet in that of the books. */
  readonly countedApart = this.page.getByRole('region', { name: 'Counted apart' });

  /** Opens the dashboard, narrowed as the query of the address has it. */
  async open(query = ''): Promise<void> {
    await this.goTo(`/app/dashboard${query}`);
  }

  /** The button that doubles an entry among the newest. */
  duplicateButton(name: string): Locator {
    return this.button(`Duplicate ${name}`);
  }

  /** Doubles an entry among the newest. */
  async duplicate(name: string): Promise<void> {
    await press(this.duplicateButton(name));
  }

  /** Goes to the entries that are counted apart. */
  async openCountedApart(): Promise<void> {
    await press(this.countedApart.getByRole('link'));
  }

  /** Which month is shown. */
  get month(): Locator {
    return this.page.getByLabel('Month', { exact: true });
  }

  /** Mails the month that is shown to the accountant. */
  async exportToAccountant(): Promise<void> {
    await press(this.exportButton);
  }

  /** Opens the dialog that sends the month that is shown, where the accountant isn't known yet. */
  async openSending(): Promise<SendDialog> {
    await this.exportToAccountant();
    return new SendDialog(this.page);
  }

  /** Opens the dialog that changes how many entries a month are aimed at. */
  async changeGoal(): Promise<GoalDialog> {
    await press(this.button('Change goal'));
    return new GoalDialog(this.page);
  }

  /** Goes to the entries that make the expenses of the month. */
  async openTotalExpenses(): Promise<void> {
    await press(this.totalExpenses.getByRole('link'));
  }

  /** Goes to what a line of the worklist counts. */
  async openTask(words: string): Promise<void> {
    await press(this.worklist.getByRole('link', { name: words }));
  }

  /** Opens the dialog that mails chosen entries to the accountant. */
  async openCustomExport(): Promise<CustomExport> {
    await press(this.customExportButton);
    return new CustomExport(this.page);
  }

  /** Asks for the dialog that brings statements in. */
  /** Chooses a statement in the file dialog of the machine, which empty books open at once. */
  async importStatement(file: ChosenFile): Promise<void> {
    await bring(this.importButton, file);
  }

  /** Opens the dialog where somebody tells what they think of Matchbook. */
  async giveFeedback(): Promise<FeedbackDialog> {
    const card = this.page.getByRole('region', { name: 'Feedback' });
    await press(card.getByRole('button', { name: 'Give feedback' }));
    return new FeedbackDialog(this.page);
  }
}

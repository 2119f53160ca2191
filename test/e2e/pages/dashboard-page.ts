import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The dashboard: where somebody arrives who signs in. */
export class DashboardPage extends Screen {
  readonly title: Locator;
  /** What is offered to whoever has no entries yet. */
  readonly firstSteps: Locator;
  /** What waits for somebody's decision. */
  readonly worklist: Locator;
  readonly importButton: Locator;
  readonly customExportButton: Locator;
  readonly sampleButton: Locator;

  constructor(page: Page) {
    super(page);
    this.title = page.getByRole('heading', { name: 'Financial Dashboard' });
    this.firstSteps = page.getByRole('region', { name: 'Three steps to your first books' });
    this.worklist = page.getByRole('region', { name: 'Needs you' });
    this.importButton = page.getByRole('button', { name: 'Import Statement', exact: true }).first();
    this.customExportButton = page.getByRole('button', { name: 'Custom Export', exact: true }).first();
    this.sampleButton = page.getByRole('button', { name: 'Explore with sample data' });
  }

  /** Opens the dashboard, narrowed as the address has it. */
  async open(query = ''): Promise<void> {
    await this.goTo(`/app/dashboard${query}`);
  }

  /** Doubles an entry among the newest. */
  async duplicate(name: string): Promise<void> {
    await press(this.button(`Duplicate ${name}`));
  }

  /** The card of what went out in the month. */
  get totalExpenses(): Locator {
    return this.page.getByRole('region', { name: 'Total Expenses' });
  }

  /** What is in other currencies and has no worth yet in that of the books. */
  get countedApart(): Locator {
    return this.page.getByRole('region', { name: 'Counted apart' });
  }

  /** Goes to the entries that are counted apart. */
  async openCountedApart(): Promise<void> {
    await press(this.countedApart.getByRole('link'));
  }
}

import type { Locator } from '@playwright/test';
import { settled } from '../settled.ts';
import { Screen } from './screen.ts';

/** Reports & Analytics: chosen days in figures, charts and rows; its panels have page objects of their own. */
export class ReportsPage extends Screen {
  readonly title = this.page.getByRole('heading', { level: 1, name: 'Reports & Analytics' });
  /** Which of the reports the overview shows. */
  readonly typeChoice = this.page.getByLabel('Report type');
  /** Which category the trends are of. */
  readonly categoryChoice = this.page.getByLabel('Category', { exact: true });
  readonly printButton = this.page.getByRole('button', { name: 'Print' });

  /** Opens the reports as the rest of the address has them: `?tab=reports`. */
  open(query = ''): Promise<void> {
    return this.goTo(`/app/reports${query}`);
  }

  /** The card of a figure: `Total Income`. */
  figure(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Chooses the report of the overview by its name. */
  async showReport(type: string): Promise<void> {
    await settled(this.page);
    await this.typeChoice.selectOption(type);
  }

  async openTab(name: string): Promise<void> {
    await settled(this.page);
    await this.page.getByRole('tab', { name }).click();
  }
}

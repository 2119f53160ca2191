import type { Locator } from '@playwright/test';
import { ChartPanel } from './chart-panel.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';
import { SendDialog } from './send-dialog.ts';

/** Reports & Analytics: chosen days in figures, charts and rows; its panels have page objects of their own. */
export class ReportsPage extends Screen {
  readonly title = this.page.getByRole('heading', { level: 1, name: 'Reports & Analytics' });
  /** Which of the reports the overview shows. */
  readonly typeChoice = this.page.getByLabel('Report type');
  /** Which category the trends are of. */
  readonly categoryChoice = this.page.getByLabel('Category', { exact: true });
  readonly printButton = this.page.getByRole('button', { name: 'Print' });
  /** On paper in the place of the title. */
  readonly onPaper = this.page.locator('[data-on-paper]');
  /** What is seen beside the content: bars, banners, trays. */
  readonly beside = this.page.locator('#root > :not(#content):visible, body > :not(#root):visible');
  /** Opens the calendar of chosen days. */
  readonly calendarButton = this.button('Choose in the calendar');
  /** What came in and went out of each month. */
  readonly flow = new ChartPanel(this.page, 'Income and expenses');
  /** What was spent, by category. */
  readonly spending = new ChartPanel(this.page, 'Where the money went');
  /** One category, month by month. */
  readonly trend = new ChartPanel(this.page, 'One category over time');
  /** Sets up that a report goes by itself. */
  readonly scheduleButton = this.button('Send this automatically…');
  /** Said in the place of figures where there are none. */
  readonly empty = this.text('Nothing in these days');

  /** Opens the reports as the rest of the address has them: `?tab=reports`. */
  open(query = ''): Promise<void> {
    return this.goTo(`/app/reports${query}`);
  }

  /** The card of a figure: `Total Income`. */
  figure(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The figure of a card, which leads to the entries that make it. */
  figureLink(name: string): Locator {
    return this.figure(name).getByRole('link');
  }

  /** Goes to the entries that make the figure of a card. */
  async openFigure(name: string): Promise<void> {
    await press(this.figureLink(name));
  }

  /** Chooses the report of the overview by its name. */
  async showReport(type: string): Promise<void> {
    await this.typeChoice.selectOption(type);
  }

  /** Opens the dialog that sends the days on the screen. */
  async openSending(): Promise<SendDialog> {
    await press(this.button('Send to accountant…'));
    return new SendDialog(this.page);
  }

  async openTab(name: string): Promise<void> {
    await press(this.page.getByRole('tab', { name }));
  }
}

import type { Page } from '@playwright/test';
import * as z from 'zod';
import { Part } from './part.ts';
import { choose } from './choose.ts';
import { press } from './press.ts';

const MadeSchedule = z.object({ id: z.string() });

/** The dialog that sets up what goes to the accountant by itself. */
export class ScheduleDialog extends Part {
  readonly title = this.heading('Send a report automatically');
  /** What is sent. */
  readonly report = this.root.getByLabel('Report', { exact: true });
  readonly accountantEmail = this.field("Accountant's email");
  readonly accountantName = this.field("Accountant's name");

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Send a report automatically' }));
  }

  async cancel(): Promise<void> {
    await press(this.button('Cancel'));
  }

  async chooseTimeZone(city: string): Promise<void> {
    await choose(this.field('Time zone'), city);
  }

  /** Creates the schedule; gives its id. */
  async create(): Promise<string> {
    const made = this.page.waitForResponse(
      (answer) => answer.url().endsWith('/api/report-schedules') && answer.request().method() === 'POST',
    );
    await press(this.button('Create schedule'));
    return MadeSchedule.parse(await (await made).json()).id;
  }
}

import type { Page } from '@playwright/test';
import type * as z from 'zod';
import { ReportSchedule } from '../../../shared/model/report-schedule.ts';
import { Part } from './part.ts';
import { choose } from './choose.ts';
import { press } from './press.ts';

const MadeSchedule = ReportSchedule.pick({ id: true, next: true });
type MadeSchedule = z.infer<typeof MadeSchedule>;

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

  /** Creates the schedule; gives its id and the period that is mailed next. */
  async create(): Promise<MadeSchedule> {
    const made = this.page.waitForResponse(
      (answer) => answer.url().endsWith('/api/report-schedules') && answer.request().method() === 'POST',
    );
    await press(this.button('Create schedule'));
    return MadeSchedule.parse(await (await made).json());
  }
}

import { addDays, daysOfMonth, monthOf } from '../../shared/civil-date.ts';
import type { DateRange } from '../../shared/model/export.ts';
import { booksOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { missPeriod } from '../support/miss-period.ts';
import { lastDue, setUpBefore } from '../support/due-schedules.ts';
import { dress, expectSound, expectSoundInAllLooks, leastRoom, looks } from './looks.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { ExportTools } from './pages/export-tools.ts';
import { ReportSchedules } from './pages/report-schedules.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { ScheduleDialog } from './pages/schedule-dialog.ts';
import { ScheduleHistory } from './pages/schedule-history.ts';
import { SchedulePreview } from './pages/schedule-preview.ts';
import { mailTo, newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';

test('a report goes to the accountant by itself: set up, looked at before, sent once, told in its history', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const accountant = `accountant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await member.ask('POST', '/transactions', entry({ description: 'Ink' }));
  const dialog = new ScheduleDialog(page);
  const schedules = new ReportSchedules(page);
  const cloud = { stack: stackOfTheRun };
  let id = '';
  let period: DateRange;

  await test.step('the dashboard leads to a new one', async () => {
    await new DashboardPage(page).open();
    await new ExportTools(page).setUpSchedule();
    await expect(dialog.title).toBeVisible();
    await dialog.cancel();
    await expect(schedules.empty).toBeVisible();
    await expectSoundInAllLooks(page, 'No schedules');
  });

  await test.step('it is set up from beside the reports that were made', async () => {
    await new ReportsPage(page).scheduleButton.press('Enter');
    await dialog.accountantEmail.fill(accountant);
    await expectSoundInAllLooks(page, 'A new schedule');
    await dress(page, leastRoom);
    await expectSound(page, 'A new schedule', leastRoom);
    await dialog.accountantName.fill('Dana Cole');
    await dialog.chooseTimeZone('Toronto');
    const made = await dialog.create();
    id = made.id;
    await member.ask('POST', '/transactions', entry({ date: made.next.from }));
    await expect(dialog.root).toBeHidden();
    await expect(schedules.rows).toContainText('Monthly report');
    await expect(schedules.rows).toContainText(/Next: .+ 1, \d{4}, 8:00\sAM \(Toronto\), for /);
    await expect(schedules.rows).toContainText(accountant);
  });

  await test.step('the very mail is shown', async () => {
    await schedules.preview('Monthly report');
    const email = new SchedulePreview(page);
    await expect(email.text(new RegExp(accountant))).toBeVisible();
    await expect(email.inLetter('Dana Cole')).toBeVisible();
    for (const look of [...looks, leastRoom]) {
      await dress(page, look);
      await expectSound(page, 'The next email', look);
    }
    await page.keyboard.press('Escape');
    await expect(email.root).toBeHidden();
  });

  await test.step('it is sent once, however often the round comes', async () => {
    const [due] = await lastDue(cloud, member, id, 1);
    if (!due) throw new Error('No month was due.');
    await member.ask('POST', '/transactions', entry({ date: addDays(due.from, 9) }));
    await setUpBefore(cloud, member, id, due);
    period = due;
    for (const _ of ['once', 'twice'])
      await page.request.post('/_local/schedules/matchbook-local-ask-for-schedules');
    const [mail, ...others] = await mailTo(page, accountant);
    expect(others).toEqual([]);
    expect(mail?.attachments[0]?.fileName).toContain(due.from);
    await page.reload();
    await expect(schedules.rows).toContainText('Sent');
    await expectSoundInAllLooks(page, 'Schedules');
  });

  await test.step('its history says what was sent, and what was not', async () => {
    const { from: first, to } = daysOfMonth(monthOf(addDays(period.from, -1)));
    await missPeriod(booksOf(cloud), member, id, { from: first, to });
    await schedules.openHistory('Monthly report');
    const history = new ScheduleHistory(page, 'Monthly report');
    await expect(history.periods).toHaveCount(2);
    await expect(history.text('Sent')).toHaveCount(1);
    await expect(history.periodsWith('Not sent')).toHaveCount(1);
    await expectSoundInAllLooks(page, 'History of a schedule');
    await page.keyboard.press('Escape');
    expect(await mailTo(page, accountant)).toHaveLength(1);
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await expect(new ReportSchedules(page, 'Envois réguliers').list).toContainText('Chaque mois');
    for (const look of [...looks, leastRoom]) {
      await dress(page, look);
      await expectSound(page, 'Schedules in French', look);
    }
  });
});

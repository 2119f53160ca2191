import { addDays, addMonths, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { missPeriod } from '../support/miss-period.ts';
import { setUpEarlier } from '../support/set-up-earlier.ts';
import { dress, expectSound, expectSoundInAllLooks, leastRoom, unlikeLooks } from './looks.ts';
import { mailTo, newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';

const lastMonth = addMonths(`${todayIn('UTC', new Date()).slice(0, 7)}-01`, -1) ?? '';

test('a report goes to the accountant by itself: set up, looked at before, sent once, told in its history', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const accountant = `accountant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await member.ask('POST', '/transactions', entry({ date: addDays(lastMonth, 9) }));
  await member.ask('POST', '/transactions', entry({ date: todayIn('UTC', new Date()), description: 'Ink' }));
  const dialog = page.getByRole('dialog');
  const schedule = page.getByRole('list', { name: 'Sent automatically' }).getByRole('listitem');
  let id = '';

  await test.step('the dashboard leads to a new one', async () => {
    await page.goto('/app/dashboard');
    await page.getByRole('link', { name: 'Send this automatically' }).click();
    await expect(dialog.getByRole('heading', { name: 'Send a report automatically' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing is sent by itself yet')).toBeVisible();
    await expectSoundInAllLooks(page, 'No schedules');
  });

  await test.step('it is set up with what stands in the form beside', async () => {
    await page.getByLabel("Accountant's email").fill(accountant);
    await page.getByRole('button', { name: 'Send this automatically' }).press('Enter');
    await expect(dialog.getByLabel("Accountant's email")).toHaveValue(accountant);
    await expectSoundInAllLooks(page, 'A new schedule');
    await dress(page, leastRoom);
    await expectSound(page, 'A new schedule', leastRoom);
    await dialog.getByLabel("Accountant's name").fill('Dana Cole');
    await dialog.getByLabel('Time zone').selectOption('America/Toronto');
    const made = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/report-schedules') && answer.request().method() === 'POST',
    );
    await dialog.getByRole('button', { name: 'Create schedule' }).click();
    id = ((await (await made).json()) as { id: string }).id;
    await expect(dialog).toBeHidden();
    await expect(schedule).toContainText('Monthly report');
    await expect(schedule).toContainText(/Next: .+ 1, \d{4}, 08:00 \(Toronto\), for /);
    await expect(schedule).toContainText(accountant);
  });

  await test.step('the very mail is shown', async () => {
    await page.getByRole('button', { name: 'Preview Monthly report' }).click();
    await expect(dialog.getByText(accountant)).toBeVisible();
    const letter = page.frameLocator('iframe[title="The email"]');
    await expect(letter.getByText('Dana Cole')).toBeVisible();
    for (const look of [...unlikeLooks, leastRoom]) {
      await dress(page, look);
      await expectSound(page, 'The next email', look);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('it is sent once, however often the round comes', async () => {
    await setUpEarlier({ stack: stackOfTheRun }, member, id, 1);
    for (const _ of ['once', 'twice'])
      await page.request.post('/_local/schedules/matchbook-local-ask-for-schedules');
    const [mail, ...others] = await mailTo(page, accountant);
    expect(others).toEqual([]);
    expect(mail?.attachments[0]?.fileName).toContain(lastMonth);
    await page.reload();
    await expect(schedule).toContainText('Sent');
    await expectSoundInAllLooks(page, 'Schedules');
  });

  await test.step('its history says what was sent, and what was not', async () => {
    const { from: first, to } = daysOfMonth(monthOf(addDays(lastMonth, -1)));
    await missPeriod({ stack: stackOfTheRun }, member, id, { from: first, to });
    await page.getByRole('button', { name: 'History of Monthly report' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByText('Sent', { exact: true })).toHaveCount(1);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Not sent' })).toHaveCount(1);
    await expectSoundInAllLooks(page, 'History of a schedule');
    await page.keyboard.press('Escape');
    expect(await mailTo(page, accountant)).toHaveLength(1);
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await expect(page.getByRole('list', { name: 'Envois réguliers' })).toContainText('Chaque mois');
    for (const look of [...unlikeLooks, leastRoom]) {
      await dress(page, look);
      await expectSound(page, 'Schedules in French', look);
    }
  });
});

test('a package goes to the accountant by itself: set up, fired, received with its link, opened signed out', async ({
  page,
  browser,
}) => {
  const member = await signIn(page, newPerson());
  const accountant = `accountant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const row = entry({ date: addDays(lastMonth, 9), description: 'Paper of <b>last</b> month' });
  await member.ask('POST', '/transactions', row);
  const dialog = page.getByRole('dialog');
  await page.goto('/app/reports?tab=reports&schedule=new');
  await dialog.getByLabel('Report', { exact: true }).selectOption('package');
  await dialog.getByLabel("Accountant's email").fill(accountant);
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/report-schedules') && answer.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Create schedule' }).click();
  const { id } = (await (await made).json()) as { id: string };
  await expect(dialog).toBeHidden();
  await setUpEarlier({ stack: stackOfTheRun }, member, id, 1);
  for (const _ of ['once', 'twice'])
    await page.request.post('/_local/schedules/matchbook-local-ask-for-schedules');
  const [mail, ...others] = await mailTo(page, accountant);
  expect(others).toEqual([]);
  expect(mail?.attachments).toEqual([]);
  const address = /https?:\/\/\S+\/shared\/[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html).toContain(address);

  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(new URL(address).pathname);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(lastMonth.slice(0, 4));
  await expect(reader.getByText('Paper of <b>last</b> month')).toBeVisible();
  await expect(reader.getByRole('link', { name: /^Download everything/ })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Sent automatically' })).toContainText('Sent');
  expect(await mailTo(page, accountant)).toHaveLength(1);
});

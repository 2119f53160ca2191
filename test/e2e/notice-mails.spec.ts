import { dress, expectSound, expectSoundInAllLooks, leastRoom, looks } from './looks.ts';
import { NotificationSettings } from './pages/notification-settings.ts';
import { Screen } from './pages/screen.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { UnsubscribePage } from './pages/unsubscribe-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('who is mailed turns it off by the link, without signing in, and on again, and sees how they are mailed', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const member = await signIn(page, person, '/app');
  const uploadId = await member.upload(Buffer.from('no rows'), 'empty.csv', 'text/csv', 'statement');
  await member.ask('POST', '/statement-imports', { id: uploadId, uploadId });
  const told = async () =>
    (await mailTo(page, person.email)).find(({ subject }) => subject === 'Import failed: “empty.csv”');
  await expect.poll(told, { timeout: 60_000 }).toBeDefined();
  const mail = await told();
  const link = /https?:\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const settings = async () => (await member.ask('GET', '/notifications/settings'))['choices'];

  await test.step('the mail, as a page', async () => {
    const reader = await (await browser.newContext()).newPage();
    await reader.setContent(mail?.html ?? '');
    await expect(new Screen(reader).link(/Import failed/)).toBeVisible();
    const folder = process.env['MATCHBOOK_SHOTS'];
    if (folder) await reader.screenshot({ path: `${folder}/mail.png` });
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  const mails = new UnsubscribePage(visitor);
  await expect(mails.isOnTitle).toBeVisible();
  await expect(mails.subject('Import failed', 'Grace Hopper')).toBeVisible();
  await expectSoundInAllLooks(visitor, 'Turn these emails off');
  expect(await settings()).toMatchObject({ 'import-failed': { mail: 'at-once' } });
  await mails.turnOffButton.dblclick();
  await expect(mails.isOffTitle).toBeVisible();
  expect(await settings()).toMatchObject({ 'import-failed': { mail: 'off' } });
  await expectSoundInAllLooks(visitor, 'These emails are off');

  await mails.chooseLanguage('Français');
  await expect(mails.isOffTitleInFrench).toBeVisible();
  for (const look of [...looks, leastRoom]) {
    await dress(visitor, look);
    await expectSound(visitor, 'These emails are off in French', look);
  }
  await mails.chooseLanguage('English');
  await mails.turnOn();
  await expect(mails.isOnTitle).toBeVisible();
  expect(await settings()).toMatchObject({ 'import-failed': { mail: 'at-once' } });

  await visitor.goto('/unsubscribe?token=made-up');
  await expect(mails.unknownTitle).toBeVisible();
  for (const look of looks) {
    await dress(visitor, look);
    await expectSound(visitor, 'This link doesn’t work', look);
  }
  await mails.openSettings();
  await expect(visitor).toHaveURL(/\/signin/);

  await test.step('how one is mailed', async () => {
    await new SettingsPage(page).open('Notifications');
    const choices = new NotificationSettings(page);
    await expect(choices.mailOf('Import failed')).toHaveValue('at-once');
    await expectSoundInAllLooks(page, 'How one is mailed');
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await expect(choices.firstMailInFrench).toBeVisible();
    for (const look of [...looks, leastRoom]) {
      await dress(page, look);
      await expectSound(page, 'How one is mailed in French', look);
    }
  });
});

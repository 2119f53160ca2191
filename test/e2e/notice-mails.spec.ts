import { dress, expectSound, expectSoundInAllLooks, leastRoom, unlikeLooks } from './looks.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('somebody chooses how they are mailed, and takes it back', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await page.goto('/app/settings?tab=notifications');
  const failed = page.getByRole('group', { name: 'Import failed' }).getByRole('combobox', { name: 'Email' });
  await expect(failed).toHaveValue('at-once');
  await expectSoundInAllLooks(page, 'How one is mailed');
  const saved = page.waitForResponse('**/api/notifications/settings');
  await failed.selectOption('In the daily email');
  expect((await saved).request().postDataJSON()).toEqual({
    choices: { 'import-failed': { isShown: true, mail: 'daily' } },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(failed).toHaveValue('at-once');
  const hour = page.getByLabel('Daily email at');
  await hour.selectOption({ value: '18' });
  await expect.poll(async () => (await member.ask('GET', '/notifications/settings'))['hour']).toBe(18);
  await expect(page.getByText('is always mailed')).toBeVisible();

  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Courriel', exact: true }).first()).toBeVisible();
  for (const look of [...unlikeLooks, leastRoom]) {
    await dress(page, look);
    await expectSound(page, 'How one is mailed in French', look);
  }
});

test('who is mailed turns it off by the link, without signing in, and on again', async ({
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
    await expect(reader.getByRole('link', { name: 'Import failed' })).toBeVisible();
    const folder = process.env['MATCHBOOK_SHOTS'];
    if (folder) await reader.screenshot({ path: `${folder}/mail.png` });
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Turn these emails off?' })).toBeVisible();
  await expect(visitor.getByText('Emails about “Import failed” in the books of Grace Hopper.')).toBeVisible();
  await expectSoundInAllLooks(visitor, 'Turn these emails off');
  expect(await settings()).toMatchObject({ 'import-failed': { mail: 'at-once' } });
  await visitor.getByRole('button', { name: 'Turn off' }).dblclick();
  await expect(visitor.getByRole('heading', { name: 'These emails are off' })).toBeVisible();
  expect(await settings()).toMatchObject({ 'import-failed': { mail: 'off' } });
  await expectSoundInAllLooks(visitor, 'These emails are off');

  await visitor.getByRole('button', { name: 'Français' }).click();
  await expect(visitor.getByRole('heading', { name: 'Vous ne recevez plus ces courriels' })).toBeVisible();
  for (const look of [...unlikeLooks, leastRoom]) {
    await dress(visitor, look);
    await expectSound(visitor, 'These emails are off in French', look);
  }
  await visitor.getByRole('button', { name: 'English' }).click();
  await visitor.getByRole('button', { name: 'Turn on again' }).click();
  await expect(visitor.getByRole('heading', { name: 'Turn these emails off?' })).toBeVisible();
  expect(await settings()).toMatchObject({ 'import-failed': { mail: 'at-once' } });

  await visitor.goto('/unsubscribe?token=made-up');
  await expect(visitor.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  for (const look of unlikeLooks) {
    await dress(visitor, look);
    await expectSound(visitor, 'This link leads nowhere', look);
  }
  await visitor.getByRole('link', { name: 'Choose what you are told of' }).click();
  await expect(visitor).toHaveURL(/\/signin/);
});

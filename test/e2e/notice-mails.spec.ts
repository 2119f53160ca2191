import { dress, expectSound, expectSoundInAllLooks, leastRoom, unlikeLooks } from './looks.ts';
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

  await test.step('how one is mailed', async () => {
    await page.goto('/app/settings?tab=notifications');
    const failed = page.getByRole('group', { name: 'Import failed' });
    await expect(failed.getByRole('combobox', { name: 'Email' })).toHaveValue('at-once');
    await expectSoundInAllLooks(page, 'How one is mailed');
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Courriel', exact: true }).first()).toBeVisible();
    for (const look of [...unlikeLooks, leastRoom]) {
      await dress(page, look);
      await expectSound(page, 'How one is mailed in French', look);
    }
  });
});

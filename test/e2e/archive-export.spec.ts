import { readFileSync } from 'node:fs';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { ArchiveExport } from './pages/archive-export.ts';
import { ArchivePage } from './pages/archive-page.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('what the archive’s list shows is exported as one zip, which is found again by its notification', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const [lamp, chair] = [entry({ description: 'Desk lamp' }), entry({ description: 'Oak chair' })];
  for (const row of [lamp, chair]) await member.ask('POST', '/transactions', row);
  const receipt = await uploadUnreadable(member);
  await member.ask('DELETE', `/receipts/${receipt.id}`);
  for (const { id } of [lamp, chair]) await member.ask('DELETE', `/transactions/${id}`);
  const archive = new ArchivePage(page);
  const bulk = new ArchiveExport(page);

  await test.step('an entry is downloaded by itself as a line of its own', async () => {
    await archive.open();
    const download = await archive.download('Desk lamp');
    expect(download.suggestedFilename()).toBe(`${lamp.date}.csv`);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${lamp.date},Desk lamp,-12.50,`));
  });

  await test.step('it shows how far it is', async () => {
    // Held at forty percent, for somebody to look at.
    let isHeld = true;
    await page.route('**/api/archive/exports/*', async (route) => {
      const answer = await route.fetch();
      const said = (await answer.json()) as object;
      const held = { ...said, status: 'making', progress: 0.4, size: null };
      await route.fulfill({ response: answer, json: isHeld ? held : said });
    });
    await bulk.begin();
    await expect(bulk.submitButton(3)).toBeVisible();
    await expectSoundInAllLooks(page, 'the dialog of an export of the archive');
    await bulk.submitButton(3).click();
    await expect(bulk.dialog).toBeHidden();
    await expect(bulk.text('Putting 3 items together… 40%')).toBeVisible();
    await expectSoundInAllLooks(page, 'an export of the archive on its way');
    isHeld = false;
    await expect(bulk.text(/3 items/)).toBeVisible();
  });

  await test.step('the zip holds what was promised', async () => {
    await expectSoundInAllLooks(page, 'an export of the archive that is ready');
    const { name, files } = await bulk.download();
    expect(name).toMatch(/^matchbook-archive-\d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(files).toSorted()).toEqual([
      'index.csv',
      'receipts/undated_scan.jpg',
      'transactions.csv',
    ]);
    const index = Buffer.from(files['index.csv'] ?? []).toString();
    expect(index.trimEnd().split('\r\n')).toHaveLength(4);
    expect(index).toContain('Oak chair');
  });

  await test.step('it can be left, and is found again by its notification', async () => {
    const notifications = new NotificationsPage(page);
    await notifications.open();
    await notifications.openNotice(/Your archive is ready to download/);
    await expect(page).toHaveURL(/\/app\/archive\?export=/);
    expect(Object.keys((await bulk.download()).files)).toHaveLength(3);
  });

  await test.step('it reads French to whoever chose it, lists included', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    const french = new ArchiveExport(page, 'fr');
    await archive.open();
    await french.begin();
    await expect(french.submitButton(3)).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'the dialog of an export in French', look);
    }
    await dress(page, brightDesk);
    await french.submitButton(3).click();
    await expect(french.text('Vos archives sont prêtes à télécharger')).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'an export in French that is ready', look);
    }
    const { files } = await french.download();
    expect(Buffer.from(files['index.csv'] ?? []).toString()).toContain('Archivé le');
  });
});

import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { ArchiveExport } from './pages/archive-export.ts';
import { ArchivePage } from './pages/archive-page.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('what is archived is looked at, downloaded, and exported as one zip, which is found again by its notification', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const [lamp, chair] = [entry({ description: 'Desk lamp' }), entry({ description: 'Oak chair' })];
  for (const row of [lamp, chair]) await member.ask('POST', '/transactions', row);
  const receipt = await uploadUnreadable(member);
  await member.ask('POST', '/matches', { id: v7(), receiptIds: [receipt.id], transactionIds: [lamp.id] });
  await member.ask('DELETE', `/receipts/${receipt.id}`);
  await member.ask('DELETE', `/transactions/${chair.id}`);
  const archive = new ArchivePage(page);
  const bulk = new ArchiveExport(page);

  await test.step('an entry is downloaded by itself as a line of its own', async () => {
    await archive.open();
    await expect(archive.rows).toHaveCount(2);
    await expectSoundInAllLooks(page, 'the archive with its rows');
    await dress(page, brightDesk);
    const download = await archive.download('Oak chair');
    expect(download.suggestedFilename()).toBe(`${chair.date}.csv`);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${chair.date},Oak chair,-12.50,`));
  });

  await test.step('it shows how far an export is', async () => {
    // Held at forty percent, for somebody to look at.
    let isHeld = true;
    await page.route('**/api/archive/exports/*', async (route) => {
      const answer = await route.fetch();
      const said = (await answer.json()) as object;
      const held = { ...said, status: 'making', progress: 0.4, size: null };
      await route.fulfill({ response: answer, json: isHeld ? held : said });
    });
    await bulk.begin();
    await expect(bulk.submitButton(2)).toBeVisible();
    await expectSoundInAllLooks(page, 'the dialog of an export of the archive');
    await bulk.submitButton(2).click();
    await expect(bulk.dialog).toBeHidden();
    await expect(bulk.text('Putting 2 items together… 40%')).toBeVisible();
    await expectSoundInAllLooks(page, 'an export of the archive on its way');
    isHeld = false;
    await expect(bulk.text(/2 items/)).toBeVisible();
  });

  await test.step('the zip holds what was promised, also where its notification leads back to it', async () => {
    await expectSoundInAllLooks(page, 'an export of the archive that is ready');
    await dress(page, brightDesk);
    const notifications = new NotificationsPage(page);
    await notifications.open();
    await notifications.openNotice(/Your archive is ready to download/);
    await expect(page).toHaveURL(/\/app\/archive\?export=/);
    const { name, files } = await bulk.download();
    expect(name).toMatch(/^matchbook-archive-\d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(files).toSorted()).toEqual([
      'index.csv',
      'receipts/undated_scan.jpg',
      'transactions.csv',
    ]);
    const index = Buffer.from(files['index.csv'] ?? []).toString();
    expect(index.trimEnd().split('\r\n')).toHaveLength(3);
    expect(index).toContain('Oak chair');
  });

  await test.step('the document of an entry in the books is kept, and why is said', async () => {
    await archive.openTab('Receipts');
    await expect(archive.rows).toHaveCount(1);
    const item = await archive.viewOnly();
    await expect(item.goesOn).toBeVisible();
    await expectSoundInAllLooks(page, 'the view of an archived document');
    await item.close();
    await dress(page, brightDesk);
    const dialog = await archive.askToDelete();
    await dialog.word.fill('delete');
    await dialog.word.press('Enter');
    await expect(dialog.text(/This is the document of “Desk lamp”/)).toBeVisible();
    await expectSoundInAllLooks(page, 'deleting for good');
  });
});

import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

async function downloaded(page: Page, button = 'Download zip') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  return { name: download.suggestedFilename(), files };
}

test('what the archive’s list shows is exported as one zip, which is found again by its notification', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const [lamp, chair] = [entry({ description: 'Desk lamp' }), entry({ description: 'Oak chair' })];
  for (const row of [lamp, chair]) await member.ask('POST', '/transactions', row);
  const receipt = await uploadUnreadable(member);
  await member.ask('DELETE', `/receipts/${receipt.id}`);
  for (const { id } of [lamp, chair]) await member.ask('DELETE', `/transactions/${id}`);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('region', { name: 'Bulk Export' });

  await test.step('an entry is downloaded by itself as a line of its own', async () => {
    await page.goto('/app/archive');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Desk lamp' }).click(),
    ]);
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
    await page.getByRole('button', { name: 'Bulk Export' }).click();
    await expect(dialog.getByRole('button', { name: 'Export 3 items' })).toBeVisible();
    await expectSoundInAllLooks(page, 'the dialog of an export of the archive');
    await dialog.getByRole('button', { name: 'Export 3 items' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByText('Putting 3 items together… 40%')).toBeVisible();
    await expectSoundInAllLooks(page, 'an export of the archive on its way');
    isHeld = false;
    await expect(panel.getByText('3 items')).toBeVisible();
  });

  await test.step('the zip holds what was promised', async () => {
    await expectSoundInAllLooks(page, 'an export of the archive that is ready');
    const { name, files } = await downloaded(page);
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
    await page.goto('/app/notifications');
    await page.getByRole('link', { name: /Your archive is ready to download/ }).click();
    await expect(page).toHaveURL(/\/app\/archive\?export=/);
    expect(Object.keys((await downloaded(page)).files)).toHaveLength(3);
  });

  await test.step('it reads French to whoever chose it, lists included', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.goto('/app/archive');
    await page.getByRole('button', { name: 'Exportation en bloc' }).click();
    const submit = dialog.getByRole('button', { name: 'Exporter 3 éléments' });
    await expect(submit).toBeVisible();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'the dialog of an export in French', look);
    }
    await dress(page, brightDesk);
    await submit.click();
    const french = page.getByRole('region', { name: 'Exportation en bloc' });
    await expect(french.getByText('Vos archives sont prêtes à télécharger')).toBeVisible();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'an export in French that is ready', look);
    }
    const { files } = await downloaded(page, 'Télécharger le zip');
    expect(Buffer.from(files['index.csv'] ?? []).toString()).toContain('Archivé le');
  });
});

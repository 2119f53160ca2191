import type { Page } from '@playwright/test';
import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const category = 'Helpers and Subcontractors';

const minor = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
const report = (page: Page) => page.getByRole('region', { name: 'Vendors', exact: true });

/** What stands in the table below its titles: the name of each line and its amount in minor units. */
async function linesOf(page: Page): Promise<(readonly [name: string, amount: number])[]> {
  const rows = await report(page).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('th,td').allInnerTexts();
      return [cells[0] ?? '', minor(cells.at(-1) ?? '')] as const;
    }),
  );
}

test('who was paid for work is added up by name, and each figure opens the entries that make it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const add = (change: Parameters<typeof entry>[0]) =>
    member.ask('POST', '/transactions', entry({ category, date: today, ...change }));

  await test.step('nothing yet', async () => {
    await page.goto('/app/reports');
    await page.getByLabel('Report type').selectOption('Vendors');
    await expect(page).toHaveURL(/type=vendors/);
    await expect(report(page)).toContainText(`Nothing was paid under ${category}`);
    await expectSound(page, 'reports no vendors', leastRoom);
  });

  await test.step('each vendor in one line, and which slip is reached', async () => {
    const document = await uploadUnreadable(member);
    const { version } = document;
    await member.ask('PATCH', `/receipts/${document.id}`, { version, vendor: 'Jane Doe' });
    const invoiced = await add({ amount: 42_000, description: 'CARD 1234' });
    await member.ask('PUT', `/transactions/${String(invoiced['id'])}/documents`, {
      ...{ version: invoiced['version'], receiptIds: [document.id] },
    });
    await add({ amount: 18_050, description: 'INTERAC E-TRANSFER TO JANE DOE 7781' });
    await add({ kind: 'income', amount: 1000, description: 'Jane Doe' });
    await add({ amount: 31_000, description: 'Иван Петров, монтаж труб' });
    await add({ amount: 5500, description: 'CHEQUE 101' });
    await page.reload();
    const vendor = (name: RegExp) => report(page).getByRole('row', { name });
    await expect(vendor(/^Jane Doe/)).toContainText('Reaches T5018');
    await expect(vendor(/^Jane Doe/)).toContainText('$590.50');
    await expect(vendor(/^Иван/)).not.toContainText('Reaches');
    await expect(vendor(/^No name/)).toContainText('Link a document');
    await expect(
      report(page).getByText(/T5018 is usually asked for from \$500\.00.*accountant/),
    ).toBeVisible();
    await expectSoundInAllLooks(page, 'reports vendors');
  });

  await test.step('the entries that open add up to the figure, and so do the figures', async () => {
    const closed = await linesOf(page);
    await report(page).getByRole('button', { name: 'Jane Doe' }).click();
    const [[, figure] = ['', 0], ...below] = await linesOf(page);
    const entries = below.slice(0, 3);
    expect(entries.map(([name]) => name).join()).toMatch(/CARD 1234/);
    expect(entries.reduce((sum, [, amount]) => sum + amount, 0)).toBe(figure);
    const total = closed.find(([name]) => name === 'Total')?.[1];
    expect(closed.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)).toBe(total);
    await report(page).getByRole('button', { name: 'Show every entry' }).click();
    expect(await linesOf(page)).toHaveLength(closed.length + 5);
    await expectSoundInAllLooks(page, 'reports vendors with entries');
    await dress(page, leastRoom);
    await expectSound(page, 'reports vendors with entries', leastRoom);
  });

  await test.step('an entry opens from its amount', async () => {
    await report(page)
      .getByRole('link', { name: /^CARD 1234, .*: \$420\.00/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('CARD 1234');
    await page.goBack();
  });

  await test.step('what cannot be had says so, and is there when it is asked for again', async () => {
    await page.route('**/api/vendor-totals**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(report(page).getByText('The report could not be loaded')).toBeVisible({ timeout: 60_000 });
    await page.unrouteAll();
    await report(page).getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(report(page)).toContainText('$590.50');
  });

  await test.step('in French, and on paper', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await page.getByRole('button', { name: 'Afficher chaque écriture' }).click();
    await expect(page.getByText('Atteint T5018')).toBeVisible();
    await expectSoundInAllLooks(page, 'reports vendors in French');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Masquer les écritures' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^CARD 1234/ })).toBeVisible();
  });
});

test('books without a category for such work are told on which line of the form one would be', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'USA', profession: 'general' });
  await page.goto('/app/reports?type=vendors');
  await expect(report(page)).toContainText('“Contract labor” (Schedule C line 11)');
  await expectSoundInAllLooks(page, 'reports without a category for vendors');
  await report(page).getByRole('link', { name: 'Go to categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
});

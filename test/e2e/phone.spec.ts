import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { enterSalesTaxPath } from '../../shared/paths.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { FilterBar } from './pages/filter-bar.ts';
import { ProfileSettings } from './pages/profile-settings.ts';
import { SalesTaxSettings } from './pages/sales-tax-settings.ts';
import { SelectionBar } from './pages/selection-bar.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Toasts } from './pages/toasts.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { test } from './product.ts';
import { settled } from './settled.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the bars and the filters fit every width, the Tab key goes through them as the eye does, and a toast hides no field and covers no button', async ({
  page,
}) => {
  const member = await signIn(page, newPerson(), '/app');
  const frame = new AppFrame(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [width, name] of [
    [390, 'Reports'],
    [390, 'Archive'],
    [320, 'Reports'],
    [320, 'Archive'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const link = frame.placeInTopBar(name);
    await link.click();
    await expect(frame.title(name)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }

  await test.step('the Tab key goes through the filters of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await new TransactionsPage(page).open();
    const filters = new FilterBar(page);
    await filters.search.focus();
    await page.keyboard.press('Tab');
    await expect(filters.moreButton).toBeFocused();
    await page.keyboard.press('Enter');
    for (const next of [filters.account, filters.category]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  await test.step('the bar at the top, from a tablet on', async () => {
    for (const width of [768, 900, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  await page.setViewportSize({ width: 390, height: 844 });
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await Promise.all(
      ['Bolts', 'Nuts', 'Pipes'].map((name) =>
        member.ask(
          'POST',
          '/transactions',
          entry({ description: `${name} ${day}`, date: `2026-03-0${day}` }),
        ),
      ),
    );
  const transactions = new TransactionsPage(page);
  const toasts = new Toasts(page);
  await transactions.open();

  await test.step('above a dialog on a phone', async () => {
    await new AddMenu(page).choose('Add Expense');
    const dialog = new EntryDialog(page, 'Add Expense');
    await dialog.save();
    await expect(toasts.all).toContainText('Missing information');
    const edge = async () => {
      const box = await toasts.all.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const topOf = async (name: string) => (await dialog.text(name).first().boundingBox())?.y ?? Number.NaN;
    await expect(async () => {
      expect(await topOf('Add Expense')).toBeGreaterThanOrEqual(await edge());
    }).toPass();
    await expect(dialog.saveButton).toBeInViewport({ ratio: 1 });
    await toasts.close();
    await expect(toasts.all).toHaveCount(0);
    await expect(async () => expect(await topOf('Add Expense')).toBeLessThan(60)).toPass();
    await dialog.cancel();
  });

  await test.step('at the top of a page on a phone, and further down', async () => {
    await failToChange(page, 'Bolts 8');
    await expect.poll(() => toasts.covered()).toEqual([]);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => toasts.covered()).toEqual([]);
    await expect(toasts.all).toHaveCount(1);
  });

  await test.step('a desktop’s page can be scrolled clear of it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await transactions.open();
    await failToChange(page, 'Nuts 9');
    await page.keyboard.press('End');
    await expect.poll(() => toasts.covered()).toEqual([]);
    await expect(toasts.all).toHaveCount(1);
  });

  for (const [device, width, bar] of [
    ['phone', 390, 64],
    ['desktop', 1280, 0],
  ] as const)
    await test.step(`what was pressed stays in sight beside the toast that tells of it, on a ${device}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await new SettingsPage(page).open();
      const profile = new ProfileSettings(page);
      await profile.fullName.fill(`Grace of the ${device}`);
      // At the lower edge, where the toast of a desktop comes, and a phone's page moves under its lower bar.
      const box = await profile.saveButton.boundingBox();
      await page.setViewportSize({ width, height: Math.ceil((box?.y ?? 0) + (box?.height ?? 0)) + bar + 4 });
      await profile.save();
      await expect(toasts.all).toContainText('Settings saved');
      await settled(page);
      expect(await profile.isSaveButtonClear()).toBe(true);
      await toasts.closeAll();
    });

  await test.step('what leads on stays in sight as well, also where the form is drawn anew', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(enterSalesTaxPath);
    const registration = new SalesTaxSettings(page);
    await registration.number.fill('123026635');
    const box = await registration.saveButton.boundingBox();
    await page.setViewportSize({ width: 1280, height: Math.ceil((box?.y ?? 0) + (box?.height ?? 0)) + 4 });
    await registration.save();
    await expect(toasts.all).toContainText('Settings saved');
    await expect(registration.wayOn).toBeVisible();
    await settled(page);
    expect(await toasts.covered()).not.toContain('Save Changes');
    expect(await toasts.covered()).not.toContain('Back to your first steps');
    await expect(registration.wayOn).toBeInViewport({ ratio: 1 });
  });
});

/** Has a change of an entry fail, which is told until somebody closes it. */
async function failToChange(page: Page, name: string): Promise<void> {
  await page.route('**/api/transactions/edits', (route) => route.fulfill({ status: 500 }));
  await new TransactionsPage(page).select(name);
  await new SelectionBar(page).needNoReceipts(1);
  await expect(new Toasts(page).all).toHaveCount(1);
}

import type { Page } from '@playwright/test';
import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { dress, expectSound, leastRoom, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const year = today.slice(0, 4);
const report = (page: Page) => page.getByRole('region', { name: 'Sales tax', exact: true });
const box = (page: Page, name: RegExp) => report(page).getByRole('row', { name });

test('the return of a filing period is worked out, each figure opens its entries, and what lacks evidence is named', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const add = async (change: Parameters<typeof entry>[0], tax?: number) => {
    const row = await member.ask('POST', '/transactions', entry({ date: today, ...change }));
    if (tax !== undefined)
      await member.ask('PATCH', `/transactions/${String(row['id'])}`, {
        version: row['version'],
        taxes: [{ kind: 'HST', rate: 13, amount: tax }],
      });
  };

  await test.step('not registered: the way to say so', async () => {
    await page.goto('/app/reports?type=sales-tax');
    await expect(report(page)).toContainText('not registered for sales tax');
    await expectSound(page, 'reports sales tax not registered', leastRoom);
  });

  await test.step('registered: boxes, what is owed, and by when', async () => {
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'general' });
    await member.ask('PUT', '/preferences', {
      salesTax: {
        since: `${year}-01-01`,
        number: '123026635RT0001',
        period: 'year',
        endsIn: 12,
        method: 'normal',
      },
    });
    await add(
      { kind: 'income', amount: 226_000, category: 'Sales Revenue', description: 'Studio North' },
      26_000,
    );
    await add({ kind: 'income', amount: 50_000, category: 'Service Income', description: 'Export Partners' });
    await add({ amount: 113_000, category: 'Equipment', description: 'Laptop, Иван и сыновья' }, 13_000);
    await add({ amount: 5650, category: 'Meals and Entertainment', description: 'Bistro' }, 650);
    await page.reload();
    await expect(box(page, /^101/)).toContainText('$2,500.00');
    await expect(box(page, /^103/)).toContainText('$260.00');
    await expect(box(page, /^106/)).toContainText('$133.25');
    await expect(box(page, /^109/)).toContainText('$126.75');
    await expect(report(page)).toContainText(
      `Pay by ${Number(year) + 1}-04-30, file by ${Number(year) + 1}-06-15`,
    );
    await expect(report(page)).toContainText('2 claims of $133.25 together lack evidence');
  });

  for (const look of looks) {
    await dress(page, look);
    await report(page).evaluate((panel) => panel.scrollIntoView());
    await expectSound(page, 'reports sales tax', look);
  }

  await test.step('a figure opens the entries that make it', async () => {
    await box(page, /^106/).getByRole('link').click();
    await expect(page).toHaveURL(/kind=expense&tax=stated/);
    await expect(page.getByText('Laptop, Иван и сыновья')).toBeVisible();
    await expect(page.getByText('Bistro')).toBeVisible();
    await expect(page.getByText('Studio North')).toHaveCount(0);
  });

  await test.step('in French, with least room', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.goto('/app/reports?type=sales-tax');
    await dress(page, leastRoom);
    await expect(page.getByText('Crédits de taxe sur les intrants')).toBeVisible();
    await page.getByText('Crédits de taxe sur les intrants').evaluate((line) => line.scrollIntoView());
    await expectSound(page, 'reports sales tax in French', leastRoom);
  });
});

import { brightDesk, dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

test('empty books are explored with sample data, whose documents are read, and are empty again with one click', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const explore = page.getByRole('button', { name: 'Explore with sample data' });
  const banner = page.getByRole('region', { name: 'You are exploring sample data.' });

  await test.step('it is offered where there is nothing to see yet', async () => {
    await page.goto('/app/transactions');
    await expect(explore).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(explore).toBeVisible();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'the offer of sample books', look);
    }
    await dress(page, brightDesk);
  });

  await test.step('a year of a business is there, under a band that says so', async () => {
    await explore.click();
    await expect(banner).toBeVisible({ timeout: READ_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundInAllLooks(page, 'the dashboard of sample books');
    await dress(page, brightDesk);
    await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
    await expect(
      page.getByRole('group', { name: /COPPER KETTLE|REDLINE FUEL|LUMEN CLOUD/ }).first(),
    ).toBeVisible();
    await expect(banner).toBeVisible();
  });

  await test.step('its documents are read like any, and nothing else comes in', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Receipts' }).click();
    await page
      .getByRole('button', { name: /View scribble-design-suite/ })
      .first()
      .click({ timeout: READ_MS });
    await expect(page.getByLabel('Total')).toHaveValue('54.99', { timeout: READ_MS });
    await expectSound(page, 'a document of sample books', brightDesk);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'By email' })).toHaveCount(0);
  });

  await test.step('it goes, and one’s own books are as they were', async () => {
    await banner.getByRole('button', { name: 'Remove sample data' }).click();
    await expect(explore).toBeVisible({ timeout: READ_MS });
    await expect(banner).toHaveCount(0);
    expect(await member.all('/transactions?limit=200')).toEqual([]);
  });
});

import { problemOf } from '../../shared/problems.ts';
import { dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { newPerson, signIn, signInByForm, typeCredentials } from './people.ts';
import { expect, test } from './product.ts';

test('settings are changed and follow the person', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await test.step('the name, by its button', async () => {
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page
      .getByRole('region', { name: 'You', exact: true })
      .getByRole('button', { name: 'Save Changes' })
      .click();
    await expect(page.getByText('Settings saved')).toBeVisible();
  });

  await test.step('theme and density, at once', async () => {
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await expect(page).toHaveURL(/tab=preferences/);
    await page.getByText('Compact', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByText('As the machine', { exact: true }).click();
    await expect(page.locator('html')).toHaveClass('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveClass('light');
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveClass('dark');
  });

  await test.step('on another machine', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.evaluate(() => localStorage.clear());
    await signInByForm(page, person);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
    await expect(page.getByText('Welcome back, Ada Lovelace')).toBeVisible();
  });
});

test('the password is changed by who knows it', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  await page.goto('/app/settings?tab=security');
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('Another-horse-8');
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/signin');
  await typeCredentials(page, { ...person, password: 'Another-horse-8' });
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible({ timeout: 30_000 });
});

test('one sees where one is signed in, and signs a lost device out, or all', async ({ page, browser }) => {
  const person = newPerson();
  const member = await signIn(page, person, '/app');
  const lost = await (await browser.newContext()).newPage();
  let renewals = 0;
  lost.on('request', (request) => {
    if (/GetTokensFromRefreshToken/.test(request.headers()['x-amz-target'] ?? '')) renewals += 1;
  });
  await signInByForm(lost, person);

  await test.step('what cannot be loaded says so', async () => {
    await page.route('**/api/sessions', (route) =>
      route.fulfill({ status: 500, json: problemOf('unexpected') }),
    );
    await page.goto('/app/settings?tab=security');
    await expect(page.getByText('Failed to load your sessions')).toHaveCount(2);
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'Sessions failed', look);
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
  });

  const open = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  const recent = page.getByRole('list', { name: 'Recent sign-ins' }).getByRole('listitem');
  await expect(open).toHaveCount(2);
  await expect(open.first()).toContainText('This device');
  await expect(recent).toHaveCount(2);
  await open.last().scrollIntoViewIfNeeded();
  await expectSoundInAllLooks(page, 'Sessions');
  await open.last().getByRole('button').click();
  await expect(page.getByText('Signed out Chrome on Linux')).toBeVisible();
  await expect(open).toHaveCount(1);
  await expect(recent.getByText('Signed out')).toHaveCount(1);
  await lost.getByRole('link', { name: 'Transactions', exact: true }).first().click();
  const door = lost.getByRole('alertdialog', { name: 'Session Expired' });
  await door.getByLabel('Password', { exact: true }).fill(person.password);
  await door.getByRole('button', { name: 'Sign In' }).click();
  await expect(door).toHaveCount(0);
  expect(renewals, 'the pool renews what the API refuses').toBeLessThanOrEqual(2);

  await test.step('who leaves by their own button is listed no more', async () => {
    await page.reload();
    await expect(open).toHaveCount(2);
    await lost.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
    await expect(lost).not.toHaveURL(/\/app/);
    await page.reload();
    await expect(open).toHaveCount(1);
    await signInByForm(lost, person);
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Connexions récentes' })).toBeVisible();
    await page.getByRole('button', { name: 'Déconnecter partout ailleurs' }).scrollIntoViewIfNeeded();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'Sessions in French', look);
    }
    await member.ask('PUT', '/own-preferences', { language: 'en' });
    await page.reload();
  });

  await page.getByRole('button', { name: 'Sign Out Everywhere', exact: true }).click();
  const sure = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await expectSoundInAllLooks(page, 'Sign out everywhere');
  await sure.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
  await lost.getByRole('link', { name: 'Receipts', exact: true }).first().click();
  await expect(lost.getByRole('alertdialog', { name: 'Session Expired' })).toBeVisible();
});

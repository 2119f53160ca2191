import type { Locator } from '@playwright/test';
import { brightDesk, dress, expectSound, unlikeLooks } from './looks.ts';
import {
  acceptTerms,
  codeFor,
  memberFor,
  newPerson,
  openNewEntry,
  signIn,
  typeCredentials,
} from './people.ts';
import { expect, test } from './product.ts';

async function expectRefusedAt(field: Locator, why: string): Promise<void> {
  await expect(field).toHaveAccessibleErrorMessage(why);
  await expect(field).toBeFocused();
}

test('what the door refuses is said at its field, which has the focus', async ({ page }) => {
  const [known, stranger] = [newPerson(), newPerson()];
  await memberFor(known);
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];

  await page.goto('/signin');
  await typeCredentials(page, { ...known, password: 'Not-the-right-1' });
  await expectRefusedAt(password, 'Email or password is not right.');
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'refused at the door', look);
  }
  await dress(page, brightDesk);

  await page.goto('/signup');
  await page.getByLabel('Full name').fill(stranger.fullName);
  await email.fill(known.email);
  await password.fill(stranger.password);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectRefusedAt(email, 'An account with this email exists already. Sign in instead.');
  await email.fill(stranger.email);
  await page.getByRole('button', { name: 'Create account' }).click();

  const code = page.getByLabel('Six-digit code');
  const looking = Promise.withResolvers<undefined>();
  await page.route('**/api/verify-signup', async (route) => {
    await looking.promise;
    await route.fallback();
  });
  await code.fill('000000');
  await page.keyboard.press('Backspace');
  await expect(code).toHaveValue('000000');
  looking.resolve(undefined);
  await expectRefusedAt(code, 'That code is not right. Check the newest email and try again.');
  // The wrong digits are selected: the right ones take their place.
  await page.keyboard.type(await codeFor(page, stranger.email));
  await expect(page.getByText("You're in!")).toBeVisible();
});

test('a deep link survives signing in, and signing out closes the door', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/app/receipts');
  await expect(page).toHaveURL(/\/signin/);
  await typeCredentials(page, { ...person, password: 'Not-the-right-1' });
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await typeCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Receipts & Documents' })).toBeVisible();
});

test('a missing entry, a bad amount and an unreadable file are told in plain words', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/app/dashboard');
  await openNewEntry(page, 'Add Expense');
  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Import Statement' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  const program = {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`MZ${'\u0000\u0001'.repeat(500)}`),
  };
  await (await chooser).setFiles(program);
  await expect(page.getByText('Import failed')).toBeVisible({ timeout: 30_000 });
});

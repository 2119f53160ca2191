import {
  acceptTerms,
  codeFor,
  memberFor,
  newPerson,
  openNewEntry,
  signIn,
  typeCredentials,
} from './people.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { expect, READ_MS, test } from './product.ts';

test('a forgotten password is replaced with the code from the inbox', async ({ page }) => {
  const person = newPerson();
  await memberFor(person);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('New password').fill('Another-horse-8');
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password reset failed')).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toHaveAccessibleErrorMessage(/^That code is not right/);
  await page.getByLabel('Six-digit code').fill(await codeFor(page, person.email));
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await typeCredentials(page, person);
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await typeCredentials(page, { ...person, password: 'Another-horse-8' });
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
});

test('the Tab key leads from the address to the password, and on to what helps with it', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  for (const name of ['Show password', 'Forgot your password?', 'Sign In']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', { name })).toBeFocused();
  }
});

test('an interrupted sign-up goes on at every step, and a new code takes the place of the old', async ({
  page,
}) => {
  const person = newPerson();
  await page.clock.install();
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  const first = await codeFor(page, person.email);
  await expect(page.getByLabel('Six-digit code')).toBeFocused();

  await test.step('the tab is closed: the code is asked for again, and a new one can be sent', async () => {
    await page.goto('/');
    await page.goto('/signup');
    await expect(page.getByText(person.email)).toBeVisible();
    const again = page.getByRole('button', { name: 'Send a new code', exact: true });
    // Each second is drawn before the next one begins.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(again).toBeEnabled({ timeout: 1 });
    }).toPass({ intervals: [1] });
    await again.click();
    await expect(page.getByText('Verification code sent')).toBeVisible();
    await expect.poll(() => codeFor(page, person.email)).not.toBe(first);
    await page.getByLabel('Six-digit code').fill(first);
    await expect(page.getByText('Verification failed')).toBeVisible();
    await page.getByLabel('Six-digit code').fill(await codeFor(page, person.email));
    await expect(page.getByText("You're in!")).toBeVisible();
  });

  await test.step('verified but without books: signing in leads to the step that is open', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await typeCredentials(page, person);
    await expect(page.getByLabel('Country')).toBeVisible();
    await page.getByLabel('Country').selectOption('New Zealand');
    await page.getByLabel('Profession').selectOption('plumber');
    await page.getByRole('button', { name: 'Open my books' }).click();
    await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  });
});

test('after an hour without a sign of life the session ends, and nothing of it can be taken back', async ({
  page,
}) => {
  const person = newPerson();
  await page.clock.install();
  await signIn(page, person, '/app');
  await openNewEntry(page, 'Add Expense');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Kept');
  await dialog.getByLabel(/^Amount/).fill('5');
  await dialog.getByLabel('Account').selectOption('Checking');
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByRole('button', { name: 'Duplicate Kept' })).toBeVisible();
  await page.clock.fastForward('59:00');
  await expect(page.getByRole('button', { name: 'Duplicate Kept' })).toBeVisible();
  await page.clock.fastForward('01:30');
  await expect(page.getByText('Session Expired')).toBeVisible();
  await expect(page.getByText('You have been signed out due to inactivity.')).toBeVisible();
  await expect(page).toHaveURL(/\/signin/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await typeCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Duplicate Kept' })).toBeVisible();
});

test('a password changed elsewhere is asked for where one is, in every tab, and what was being done goes on', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const elsewhere = await signIn(page, person, '/app');
  const other = await context.newPage();
  await other.goto('/app/receipts');
  await expect(other.getByText('No receipts uploaded yet')).toBeVisible();
  await page.goto('/app/transactions');
  await openNewEntry(page, 'Add Expense');
  const form = page.getByRole('dialog', { name: 'Add Expense' });
  await form.getByLabel('Description').fill('Paint, 4 l');
  await form.getByLabel('Amount').fill('64.20');
  await form.getByLabel('Account').selectOption({ label: 'Checking' });
  await elsewhere.ask('POST', '/change-password', {
    currentPassword: person.password,
    newPassword: 'Another-horse-8',
  });
  await form.getByRole('button', { name: 'Add Expense' }).click();

  const door = page.getByRole('alertdialog', { name: 'Session Expired' });
  await expect(door.getByText(person.email)).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'come back', look);
  }
  await dress(page, brightDesk);
  await door.getByLabel('Password', { exact: true }).fill('Another-horse-8');
  await page.keyboard.press('Enter');
  await expect(door).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open Paint, 4 l' })).toHaveCount(1);
  await expect(page).toHaveURL(/\/app\/transactions$/);

  await other.getByRole('link', { name: 'Transactions', exact: true }).first().click();
  await expect(other.getByRole('button', { name: 'Open Paint, 4 l' })).toBeVisible();
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
});

test('who does not come back leaves in place of a password, and every tab with them', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const elsewhere = await signIn(page, person, '/app');
  const other = await context.newPage();
  await other.goto('/app/receipts');
  await expect(other.getByText('No receipts uploaded yet')).toBeVisible();
  await elsewhere.ask('POST', '/change-password', {
    currentPassword: person.password,
    newPassword: 'Another-horse-8',
  });
  await page.getByRole('link', { name: 'Transactions', exact: true }).first().click();
  const door = page.getByRole('alertdialog', { name: 'Session Expired' });
  await door.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Books that match themselves.').first()).toBeVisible();
  await expect(other).toHaveURL(/\/signin/);
});

test('being offline is said at once, with what is kept, until the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add Expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await dialog.getByLabel('Description').fill('Half typed');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 2000 });
  await expect(dialog.getByLabel('Description')).toHaveValue('Half typed');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  // A browser that thinks it is online, while nothing arrives.
  await page.keyboard.press('Escape');
  await page.route(/\/api\/|\/config\.json/, (route) => route.abort());
  await page.getByRole('link', { name: 'Receipts', exact: true }).first().click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a page that cannot be had for want of a connection says so, and is there once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions');
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await page.route(/\/api\/|\/config\.json/, (route) => route.abort());
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: READ_MS });
  await expect(page.getByText('You are offline.')).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'A page loaded anew without connection', look);
  }
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
  // The code of a screen that was never opened is not here.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Accounting', exact: true }).first().click();
  await expect(page.getByText('You are offline.')).toBeVisible();
});

import { brightDesk, dress, expectSound, unlikeLooks } from './looks.ts';
import { newPerson, signIn, typeCredentials } from './people.ts';
import { expect, test } from './product.ts';

test('a deep link survives signing in, and signing out closes the door', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/app/receipts');
  await expect(page).toHaveURL(/\/signin/);
  await typeCredentials(page, { ...person, password: 'Not-the-right-1' });
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleErrorMessage('Email or password is not right.');
  await expect(password).toBeFocused();
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'refused at the door', look);
  }
  await dress(page, brightDesk);
  await typeCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Receipts & Documents' })).toBeVisible();
});

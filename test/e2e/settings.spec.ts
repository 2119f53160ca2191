import { newPerson, signIn, signInByForm, typeCredentials } from './people.ts';
import { expect, test } from './product.ts';

test('settings are changed, taken back and follow the person', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await test.step('the name, by its button', async () => {
    await expect(page.getByText('Email cannot be changed. Contact support if needed.')).toBeVisible();
    await page.getByLabel('Full name').fill('');
    const save = page
      .getByRole('region', { name: 'You', exact: true })
      .getByRole('button', { name: 'Save Changes' });
    await save.click();
    await expect(page.getByText('Fill in this field.')).toBeVisible();
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await save.click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper');
  });

  await test.step('another profession', async () => {
    await page.getByLabel('Profession').selectOption('realtor');
    const books = page.getByRole('region', { name: 'What your books are kept for' });
    await books.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings Updated')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Profession')).toHaveValue('realtor');
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
  });

  await test.step('each field when it is left, and taken back', async () => {
    await page.getByText('Save each field when I leave it').click();
    await expect(page.getByText('Each field is saved when you leave it.')).toBeVisible();
    const goal = page.getByLabel('Entry goal');
    await goal.fill('80');
    const answer = page.waitForResponse('**/api/preferences');
    await goal.press('Tab');
    expect((await answer).request().postDataJSON()).toEqual({ entryGoal: 80 });
    await page.getByLabel('Date format').selectOption('DD/MM/YYYY');
    const second = page.waitForResponse('**/api/preferences');
    await page.getByLabel('Date format').press('Tab');
    expect((await second).request().postDataJSON()).toEqual({ dateFormat: 'DD/MM/YYYY' });
    const back = page.waitForResponse('**/api/preferences');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    expect((await back).ok()).toBe(true);
    await expect(page.getByLabel('Date format')).toHaveValue('YYYY-MM-DD');
    await expect(goal).toHaveValue('80');
  });

  await test.step('on another machine', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.evaluate(() => localStorage.clear());
    await signInByForm(page, person);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  });
});

test('the password is changed by who knows it', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  await page.goto('/app/settings?tab=security');
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('Wrong-horse-1');
  await page.getByLabel('New password').fill('Another-horse-8');
  await change.click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/signin');
  await typeCredentials(page, { ...person, password: 'Another-horse-8' });
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible({ timeout: 30_000 });
});

import { entry } from '../support/entries.ts';
import { dress, expectSound, looks } from './looks.ts';
import { mailTo, memberFor, newPerson, signIn, typeCredentials } from './people.ts';
import { expect, test } from './product.ts';

const screens = [
  ['/app/dashboard', 'Tableau de bord financier'],
  ['/app/transactions', 'Transactions'],
  ['/app/transactions/accounts', 'Comptes'],
  ['/app/transactions/recurring', 'Récurrentes'],
  ['/app/receipts', 'Reçus et documents'],
  ['/app/accounting', 'Comptabilité et rapprochement'],
] as const;

test('whoever chose French at the door reads it in the app, and the API knows', async ({ page }) => {
  const person = newPerson();
  const member = await memberFor(person);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByLabel('Courriel').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Tableau de bord financier' })).toBeVisible({
    timeout: 30_000,
  });
  await expect
    .poll(async () => (await member.ask('GET', '/me'))['profile'])
    .toMatchObject({ language: 'fr' });
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await page.reload();
  expect((await asked).request().headers()['accept-language']).toBe('fr-CA');
  await expect(page.getByRole('heading', { name: 'Tableau de bord financier' })).toBeVisible();
});

test('categories are read in French, found by either name, and those of one’s own stay as they are', async ({
  page,
}) => {
  const person = newPerson();
  const member = await memberFor(person);
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  for (const [description, category] of [
    ['Copper pipes', 'pipes-and-fittings'],
    ['Honey jars', 'Beehives'],
  ] as const)
    await member.ask('POST', '/transactions', entry({ description, category }));
  await page.goto('/signin');
  await typeCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Tableau de bord financier' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Tuyaux et raccords · Checking')).toBeVisible();
  await expect(page.getByText('Beehives · Checking')).toBeVisible();
  await page.goto('/app/transactions');
  const list = page.getByRole('main');
  await expect(list.getByText('Tuyaux et raccords').last()).toBeVisible();
  const search = page.getByRole('searchbox').first();
  for (const words of ['tuyaux', 'pipes fittings']) {
    await search.fill(words);
    await expect(list.getByText('Honey jars')).toBeHidden();
    await expect(list.getByText('Copper pipes')).toBeVisible();
  }
  await search.fill('');
  await page.getByLabel('Catégorie', { exact: true }).selectOption({ label: 'Tuyaux et raccords' });
  await expect(list.getByText('Honey jars')).toBeHidden();
  await expect(list.getByText('Copper pipes')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier Copper pipes' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Modifier la transaction' });
  await expect(dialog.getByLabel('Montant')).toHaveValue('12,50');
  await expect(dialog.getByLabel('Catégorie').locator('option:checked')).toHaveText('Tuyaux et raccords');
  await page.keyboard.press('Escape');
  await page.goto('/app/accounting');
  await page.getByRole('tab', { name: 'Catégories' }).click();
  const row = page.getByRole('row', { name: /Tuyaux et raccords/ });
  await expect(row.first()).toContainText('T2125, ligne 8320');
  await expect(page.getByText('Pipes and Fittings')).toHaveCount(0);
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('the first page is French, and so is the mail with the code', async ({ page }) => {
    const { email, fullName, password } = newPerson();
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Commencez votre essai gratuit' })).toBeVisible();
    await page.getByLabel('Nom complet').fill(fullName);
    await page.getByLabel('Courriel').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByText('J’accepte les').click({ position: { x: 4, y: 8 } });
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await expect(page.getByRole('heading', { name: 'Consultez vos courriels' })).toBeVisible();
    const [mail] = await mailTo(page, email);
    expect(mail?.subject).toBe('Votre code Matchbook');
  });
});

test('the screens are sound in French, with its longer words', async ({ page }) => {
  await signIn(page, newPerson());
  await page.evaluate(() => localStorage.setItem('matchbook.language', 'fr'));
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const look of looks)
      if (look.theme === 'light') {
        await dress(page, look);
        await expectSound(page, `${path} French`, look);
      }
  }
});

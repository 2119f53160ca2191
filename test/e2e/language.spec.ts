import { setTimeout } from 'node:timers/promises';
import { entry } from '../support/entries.ts';
import { dress, expectSound, looks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { FrenchCategoriesTab } from './pages/french-categories-tab.ts';
import { FrenchTransactionsPage } from './pages/french-transactions-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { SignUpPage } from './pages/sign-up-page.ts';
import { mailTo, memberFor, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { choose } from './pages/choose.ts';

const screens = [
  ['/app/dashboard', 'Tableau de bord financier'],
  ['/app/transactions', 'Transactions'],
  ['/app/transactions/accounts', 'Comptes'],
  ['/app/transactions/recurring', 'Récurrentes'],
  ['/app/receipts', 'Reçus et documents'],
  ['/app/accounting', 'Comptabilité et rapprochement'],
] as const;

/** Longer than a session takes to be found. */
const TEXTS_LATE_MS = 4000;

test('whoever chose French at the door reads it in the app, and the API knows', async ({ page }) => {
  const person = newPerson();
  const member = await memberFor(person);
  const door = new SignInPage(page, 'fr');
  await door.open();
  await door.chooseFrench();
  await door.signIn(person);
  const frame = new AppFrame(page);
  await expect(frame.heading('Tableau de bord financier')).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(async () => (await member.ask('GET', '/me'))['profile'])
    .toMatchObject({ language: 'fr' });
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await page.reload();
  expect((await asked).request().headers()['accept-language']).toBe('fr-CA');
  await expect(frame.heading('Tableau de bord financier')).toBeVisible();
});

test('nothing is asked in English of whoever reads French, however late the French texts come', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  await page.evaluate(() => localStorage.setItem('matchbook.language', 'fr'));
  await page.route(/learn-first-french/, async (route) => {
    await setTimeout(TEXTS_LATE_MS);
    await route.continue();
  });
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
  });
  await page.goto('/app/dashboard');
  await expect(new AppFrame(page).heading('Tableau de bord financier')).toBeVisible();
  expect([...new Set(asked)]).toEqual(['fr-CA']);
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
  const door = new SignInPage(page);
  await door.open();
  await door.signIn(person);
  const frame = new AppFrame(page);
  await expect(frame.heading('Tableau de bord financier')).toBeVisible({ timeout: 30_000 });
  await expect(frame.text(/Tuyaux et raccords · Chèques/)).toBeVisible();
  await expect(frame.text(/Beehives · Chèques/)).toBeVisible();
  const list = new FrenchTransactionsPage(page);
  await list.open();
  await expect(list.words('Tuyaux et raccords').last()).toBeVisible();
  for (const words of ['tuyaux', 'pipes fittings']) {
    await list.search.fill(words);
    await expect(list.words('Honey jars')).toBeHidden();
    await expect(list.words('Copper pipes')).toBeVisible();
  }
  await list.search.fill('');
  await choose(list.category, 'Tuyaux et raccords');
  await expect(list.words('Honey jars')).toBeHidden();
  await expect(list.words('Copper pipes')).toBeVisible();
  const dialog = await list.edit('Copper pipes');
  await expect(dialog.amount).toHaveValue('12,50');
  await expect(dialog.chosenCategory).toHaveValue('Tuyaux et raccords');
  await page.keyboard.press('Escape');
  const categories = new FrenchCategoriesTab(page);
  await categories.open();
  await expect(categories.rows(/Tuyaux et raccords/).first()).toContainText('T2125, ligne 8320');
  await expect(categories.text(/Pipes and Fittings/i)).toHaveCount(0);
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('the first page is French, and so is the mail with the code', async ({ page }) => {
    const person = newPerson();
    const form = new SignUpPage(page, 'fr');
    await form.open();
    await expect(form.title).toBeVisible();
    await form.signUp(person);
    await expect(form.codeTitle).toBeVisible();
    const [mail] = await mailTo(page, person.email);
    expect(mail?.subject).toBe('Votre code Matchbook');
  });
});

test('the screens are sound in French, with its longer words', async ({ page }) => {
  await signIn(page, newPerson());
  await page.evaluate(() => localStorage.setItem('matchbook.language', 'fr'));
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(new AppFrame(page).title(heading)).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, `${path} French`, look);
    }
  }
});

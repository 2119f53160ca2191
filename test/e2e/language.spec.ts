import { setTimeout } from 'node:timers/promises';
import { AppFrame } from './pages/app-frame.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { SignUpPage } from './pages/sign-up-page.ts';
import { mailTo, memberFor, newPerson } from './people.ts';
import { expect, test } from './product.ts';

/** Longer than a session takes to be found. */
const TEXTS_LATE_MS = 4000;

test('whoever chose French at the door reads it in the app, and nothing is asked in English, however late the French texts come', async ({
  page,
}) => {
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
  await page.route(/learn-first-french/, async (route) => {
    await setTimeout(TEXTS_LATE_MS);
    await route.continue();
  });
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
  });
  await page.reload();
  await expect(frame.heading('Tableau de bord financier')).toBeVisible();
  expect([...new Set(asked)]).toEqual(['fr-CA']);
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

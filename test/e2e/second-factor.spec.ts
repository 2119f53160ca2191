import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { mailTo, newPerson, openNewEntry, signIn, typeCredentials } from './people.ts';
import { expect, test } from './product.ts';

const HALF_MINUTE = 30_000;

/** What an app shows this half minute, or one beside it: each code works once, and the pool takes those three. */
const shown = (secret: string, later: -1 | 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * HALF_MINUTE });

async function openSecurity(page: Page) {
  await page.goto('/app/settings?tab=security');
  return page.getByRole('region', { name: 'Two-factor authentication' });
}

async function inAll(page: Page, name: string) {
  await expectSoundInAllLooks(page, name);
  await dress(page, brightDesk);
}

async function inSome(page: Page, name: string) {
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, name, look);
  }
  await dress(page, brightDesk);
}

/** Turns it on from Settings, each step of it looked at or not; gives the app's secret and the recovery codes. */
async function turnOn(
  page: Page,
  look: typeof inAll | undefined,
): Promise<{ secret: string; codes: string[] }> {
  const card = await openSecurity(page);
  await card.getByRole('button', { name: 'Turn on…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-factor authentication' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await look?.(page, 'Second factor turn on');
  const secret = (await dialog.locator('[data-secret]').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from your app').fill('000000');
  await expect(
    dialog.getByText('This is not the code that your app shows now', { exact: false }),
  ).toBeVisible();
  await dialog.getByLabel('Code from your app').fill(shown(secret, -1));
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  await look?.(page, 'Second factor recovery codes');
  const codes = await kept.getByRole('listitem').allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('matchbook-recovery-codes.txt');
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, codes };
}

test('signing in asks for the app’s code, and so does coming back; a code is taken once', async ({
  page,
}) => {
  const person = newPerson();
  await signIn(page, person);
  const { secret } = await turnOn(page, inAll);
  await inSome(page, 'Second factor on');
  expect((await mailTo(page, person.email)).map(({ subject }) => subject)).toContain(
    'Two-factor authentication was turned on',
  );
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await expect(page).not.toHaveURL(/\/app/);
  await page.goto('/signin');
  await typeCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await inAll(page, 'Second factor code');
  await page.getByLabel('Code from your app').fill('000000');
  await expect(page.getByText('Type the one it shows now', { exact: false })).toBeVisible();
  await page.getByLabel('Code from your app').fill(shown(secret, 0));
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  await expect(page.getByText('You have successfully signed in.')).toBeVisible();

  await test.step('where one is, and nothing typed is lost', async () => {
    await page.goto('/app/transactions');
    await openNewEntry(page, 'Add Expense');
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await form.getByLabel('Description').fill('Paint, 4 l');
    await form.getByLabel('Amount').fill('64.20');
    await form.getByLabel('Account').selectOption({ label: 'Checking' });
    await page.route('**/api/transactions', async (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { code: 'signed-out', detail: 'Signed out' } })
        : route.fallback(),
    );
    await form.getByRole('button', { name: 'Add Expense' }).click();
    const door = page.getByRole('alertdialog', { name: 'Session Expired' });
    await door.getByLabel('Password', { exact: true }).fill(person.password);
    await page.unroute('**/api/transactions');
    await door.getByRole('button', { name: 'Sign In' }).click();
    await expect(door.getByLabel('Code from your app')).toBeFocused();
    await inSome(page, 'Second factor come back');
    await door.getByLabel('Code from your app').fill(shown(secret, 1));
    await expect(door).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open Paint, 4 l' })).toHaveCount(1);
  });
});

test('a recovery code lets in whoever lost the app, once', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  const { codes } = await turnOn(page, undefined);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await expect(page).not.toHaveURL(/\/app/);
  await page.goto('/signin');
  await typeCredentials(page, person);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill('00000-00000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the recovery code is not right', { exact: false })).toBeVisible();
  await inSome(page, 'Second factor lost');
  await page.getByLabel('Recovery code').fill((codes[4] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
  const card = await openSecurity(page);
  await expect(card.getByRole('button', { name: 'Turn on…' })).toBeVisible();
  await inSome(page, 'Second factor off');
});

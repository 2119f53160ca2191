import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { SignInAgainDialog } from './pages/come-back-dialog.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { PasswordSettings } from './pages/password-settings.ts';
import { RecoveryCodesDialog, SecondFactorSettings } from './pages/second-factor-settings.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const HALF_MINUTE = 30_000;

/** What an app shows this half minute, or showed in the one before: each code works once, and the pool takes both, in this order. */
const shown = (secret: string, later: -1 | 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * HALF_MINUTE });

async function inAll(page: Page, name: string) {
  await expectSoundInAllLooks(page, name);
  await dress(page, brightDesk);
}

test('the second factor is turned on, asked for wherever one signs in, and left by a recovery code', async ({
  page,
}) => {
  const person = newPerson();
  const changed = { ...person, password: 'Another-horse-8' };
  await signIn(page, person);
  const settings = new SettingsPage(page);
  const card = new SecondFactorSettings(page);
  const door = new SignInPage(page);
  const dashboard = new DashboardPage(page);
  let secret = '';
  let codes: string[] = [];

  await test.step('turned on with the app’s code, which leaves recovery codes', async () => {
    await settings.open('Security');
    const dialog = await card.turnOn();
    await expect(dialog.qrCode).toBeVisible();
    await inAll(page, 'Second factor turn on');
    secret = await dialog.secret();
    await dialog.password.fill(person.password);
    await dialog.code.fill('000000');
    await expect(dialog.wrongCode).toBeVisible();
    await dialog.code.fill(shown(secret, -1));
    const kept = new RecoveryCodesDialog(page);
    await expect(kept.codes).toHaveCount(10);
    await inAll(page, 'Second factor recovery codes');
    codes = await kept.codes.allInnerTexts();
    const download = await kept.download();
    expect(download.suggestedFilename()).toBe('matchbook-recovery-codes.txt');
    await kept.sayTheyAreKept();
    await expect(card.text('10 recovery codes are left.')).toBeVisible();
    await inAll(page, 'Second factor on');
    expect((await mailTo(page, person.email)).map(({ subject }) => subject)).toContain(
      'Two-factor authentication was turned on',
    );
  });

  await test.step('who changes the password signs in again with it, by the app’s code, where they are', async () => {
    await new PasswordSettings(page).change(person.password, changed.password);
    const again = new SignInAgainDialog(page);
    await expect(again.secondFactor.code).toBeFocused();
    await inAll(page, 'Sign in again');
    await again.secondFactor.code.fill(shown(secret, 0));
    await expect(again.root).toHaveCount(0);
    await new AppFrame(page).goToPlace('Transactions');
    await expect(new AppFrame(page).title('Transactions')).toBeVisible();
  });

  await test.step('it is asked for at the door, where a recovery code lets in whoever lost the app', async () => {
    await new AppFrame(page).signOut();
    await door.open();
    await door.signIn(changed);
    await expect(door.secondFactorTitle).toBeVisible();
    await expect(door.secondFactor.code).toBeFocused();
    await inAll(page, 'Second factor code');
    await door.secondFactor.code.fill('000000');
    await expect(door.secondFactor.wrongCode).toBeVisible();
    await door.secondFactor.useRecoveryCode();
    const { recoveryCode } = door.secondFactor;
    await expect(recoveryCode).toBeFocused();
    await recoveryCode.fill('00000-00000');
    await page.keyboard.press('Enter');
    await expect(door.secondFactor.wrongRecoveryCode).toBeVisible();
    await inAll(page, 'Second factor lost');
    await recoveryCode.fill((codes[4] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(dashboard.title).toBeVisible();
    await expect(dashboard.text('Two-factor authentication is off')).toBeVisible();
    await settings.goWithin('/app/settings?tab=security');
    await expect(card.turnOnButton).toBeVisible();
  });
});

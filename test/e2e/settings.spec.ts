import { expectSoundInAllLooks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ComeBackDialog } from './pages/come-back-dialog.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { PreferenceSettings } from './pages/preference-settings.ts';
import { ProfileSettings } from './pages/profile-settings.ts';
import { SessionSettings } from './pages/session-settings.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { keepSession, newPerson, signIn, signInByForm } from './people.ts';
import { expect, test } from './product.ts';

test('settings are changed and follow the person', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  const frame = new AppFrame(page);
  await frame.goToPlace('Settings');
  const settings = new SettingsPage(page);
  await expect(settings.title).toBeVisible();

  await test.step('the name, by its button', async () => {
    const profile = new ProfileSettings(page);
    await profile.fullName.fill('Ada Lovelace');
    await profile.save();
    await expect(settings.saved).toBeVisible();
  });

  await test.step('theme and density, at once', async () => {
    await settings.openTab('Preferences');
    await expect(page).toHaveURL(/tab=preferences/);
    const preferences = new PreferenceSettings(page);
    await preferences.choose('Compact');
    await expect(frame.document).toHaveAttribute('data-density', 'compact');
    await preferences.choose('Dark');
    await expect(frame.document).toHaveClass('dark');
    await preferences.choose('Match system');
    await expect(frame.document).toHaveClass('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(frame.document).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(frame.document).toHaveClass('light');
    await preferences.choose('Dark');
    await expect(frame.document).toHaveClass('dark');
  });

  await test.step('on another machine', async () => {
    await frame.signOut();
    await page.evaluate(() => localStorage.clear());
    await signInByForm(page, person);
    await expect(frame.document).toHaveClass('dark');
    await expect(frame.document).toHaveAttribute('data-density', 'compact');
    await expect(new DashboardPage(page).text('Welcome back, Ada Lovelace')).toBeVisible();
  });
});

test('one sees where one is signed in, and signs a lost device out, or all', async ({ page, browser }) => {
  const person = newPerson();
  await signIn(page, person);
  const lost = await (await browser.newContext()).newPage();
  let renewals = 0;
  lost.on('request', (request) => {
    if (/GetTokensFromRefreshToken/.test(request.headers()['x-amz-target'] ?? '')) renewals += 1;
  });
  await keepSession(lost, person);
  const elsewhere = new AppFrame(lost);
  await elsewhere.goTo('/app/receipts');
  const back = new ComeBackDialog(lost);
  const settings = new SettingsPage(page);
  const sessions = new SessionSettings(page);
  const { open, recent } = sessions;

  await settings.open('Security');
  await expect(open).toHaveCount(2);
  await expect(open.first()).toContainText('This device');
  await expect(recent).toHaveCount(2);
  await open.last().scrollIntoViewIfNeeded();
  await expectSoundInAllLooks(page, 'Sessions');

  await test.step('another device goes only with all, which is said first', async () => {
    await sessions.askToSignOutLast();
    await expect(sessions.allGoToo).toBeVisible();
    await expectSoundInAllLooks(page, 'Sign out one device');
    await sessions.confirmSigningOutLast();
    await expect(settings.text('Signed Out')).toBeVisible();
    await elsewhere.goToPlace('Transactions');
    await back.signIn(person.password);
    await expect(back.root).toHaveCount(0);
    expect(renewals, 'the pool renews what has ended').toBeLessThanOrEqual(2);
    await signInByForm(page, person);
    await settings.open('Security');
    await expect(open).toHaveCount(2);
    await expect(sessions.over).toHaveCount(2);
  });

  await test.step('every other one goes by the password, and one stays', async () => {
    const dialog = await sessions.askToSignOutElsewhere();
    await expectSoundInAllLooks(page, 'Sign out everywhere else');
    await dialog.signOut('Wrong-horse-7');
    await expect(dialog.wrongPassword).toBeVisible();
    await dialog.signOut(person.password);
    await expect(settings.text('Signed out everywhere else')).toBeVisible();
    await expect(open).toHaveCount(1);
    // A screen that was open shortly before would ask for nothing.
    await elsewhere.goToPlace('Reports');
    await back.signIn(person.password);
    await expect(back.root).toHaveCount(0);
  });

  await sessions.askToSignOutEverywhere();
  await expectSoundInAllLooks(page, 'Sign out everywhere');

  await test.step('in French', async () => {
    await page.addInitScript(() => localStorage.setItem('matchbook.language', 'fr'));
    await settings.open('Security');
    await expect(settings.heading('Connexions récentes')).toBeVisible();
    await settings.button('Déconnecter partout ailleurs').scrollIntoViewIfNeeded();
    await expectSoundInAllLooks(page, 'Sessions in French');
  });
});

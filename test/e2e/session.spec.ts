import { Member } from '../support/member.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ComeBackDialog } from './pages/come-back-dialog.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { ForgottenPasswordPage } from './pages/forgotten-password-page.ts';
import { LandingPage } from './pages/landing-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { codeFor, memberFor, newPerson, signIn, webAddress } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

test('beside a password’s field on a phone, what helps with it stands above the field', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const door = new SignInPage(await phone.newPage());
  await door.open();
  const field = await door.password.boundingBox();
  expect(await door.bottomOfForgot()).toBeLessThanOrEqual(field?.y ?? 0);
  await phone.close();
});

test('the door leads by Tab to what helps with a password, replaces a forgotten one, and leads on to where one wanted to go', async ({
  page,
}) => {
  const person = newPerson();
  await memberFor(person);
  const changed = { ...person, password: 'Another-horse-8' };
  const door = new SignInPage(page);
  const receipts = new ReceiptsPage(page);

  await test.step('from the address to the password, and on to what helps with it', async () => {
    await door.open();
    await expect(door.title).toBeFocused();
    const { email, password, showPasswordButton, forgotButton, signInButton } = door;
    for (const next of [email, password, showPasswordButton, forgotButton, signInButton]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  await test.step('a forgotten password is replaced with the code from the inbox', async () => {
    await door.forgetPassword();
    const reset = new ForgottenPasswordPage(page);
    await expect(reset.title).toBeVisible();
    await reset.sendCodeTo(person.email);
    await reset.newPassword.fill(changed.password);
    await reset.code.fill('000000');
    await reset.setPassword();
    await expect(reset.failure).toBeVisible();
    await expect(reset.code).toHaveAccessibleErrorMessage(/^That code is not right/);
    await reset.code.fill(await codeFor(page, person.email));
    await reset.setPassword();
    await expect(door.text('Password changed')).toBeVisible();
  });

  await test.step('the old one opens it no more', async () => {
    await door.signIn(person);
    await expect(door.failure).toBeVisible();
    await expect(door.password).toHaveAccessibleErrorMessage('That email or password isn’t right.');
    await expect(door.password).toBeFocused();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'refused at the door', look);
    }
    await dress(page, brightDesk);
    await door.signIn(changed);
    await expect(new DashboardPage(page).title).toBeVisible();
  });

  await test.step('signing out closes it, and a deep link survives signing in', async () => {
    await new AppFrame(page).signOut();
    await receipts.open();
    await expect(page).toHaveURL(/\/signin/);
    await door.signIn(changed);
    await expect(receipts.title).toBeVisible();
  });
});

test('after an hour without a sign of life the session ends, and nothing of it can be taken back', async ({
  page,
}) => {
  const person = newPerson();
  await page.clock.install();
  await signIn(page, person, '/app');
  const dashboard = new DashboardPage(page);
  await new AddMenu(page).choose('Add Expense');
  const dialog = new EntryDialog(page, 'Add Expense');
  await dialog.fill({ description: 'Kept', amount: '5', account: 'Chequing' });
  await dialog.save();
  await expect(dashboard.duplicateButton('Kept')).toBeVisible();
  await page.clock.fastForward('59:00');
  await expect(dashboard.duplicateButton('Kept')).toBeVisible();
  await page.clock.fastForward('01:30');
  const door = new SignInPage(page);
  await expect(door.sessionExpired).toBeVisible();
  await expect(door.text('You have been signed out due to inactivity.')).toBeVisible();
  await expect(page).toHaveURL(/\/signin/);
  await door.title.click();
  await page.keyboard.press('ControlOrMeta+z');
  await door.signIn(person);
  await expect(dashboard.title).toBeVisible();
  await expect(dashboard.duplicateButton('Kept')).toBeVisible();
});

test('a password changed elsewhere is asked for where one is, in every tab, and what was being done goes on', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const elsewhere = await signIn(page, person, '/app');
  const other = await context.newPage();
  const receipts = new ReceiptsPage(other);
  await receipts.open();
  await expect(receipts.empty).toBeVisible();
  const list = new TransactionsPage(page);
  await list.open();
  await new AddMenu(page).choose('Add Expense');
  const form = new EntryDialog(page, 'Add Expense');
  await form.fill({ description: 'Paint, 4 l', amount: '64.20', account: 'Chequing' });
  await elsewhere.ask('POST', '/change-password', {
    currentPassword: person.password,
    newPassword: 'Another-horse-8',
  });
  await form.save();

  const door = new ComeBackDialog(page);
  await expect(door.text(person.email)).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'come back', look);
  }
  await dress(page, brightDesk);
  await door.password.fill('Another-horse-8');
  await page.keyboard.press('Enter');
  await expect(door.root).toHaveCount(0);
  await expect(form.root).toHaveCount(0);
  await expect(list.opener('Paint, 4 l')).toHaveCount(1);
  await expect(page).toHaveURL(/\/app\/transactions$/);

  await new AppFrame(other).goToPlace('Transactions');
  const otherList = new TransactionsPage(other);
  await expect(otherList.opener('Paint, 4 l')).toBeVisible();
  await expect(otherList.question()).toHaveCount(0);

  await test.step('who does not come back leaves in place of a password, and every tab with them', async () => {
    const web = webAddress();
    const again = await Member.signedIn(
      { web, api: `${web}/api` },
      { email: person.email, password: 'Another-horse-8' },
    );
    const newest = { currentPassword: 'Another-horse-8', newPassword: 'Yet-another-horse-9' };
    await again.ask('POST', '/change-password', newest);
    await new AppFrame(page).goToPlace('Reports');
    await new ComeBackDialog(page).signOut();
    await expect(new LandingPage(page).headline).toBeVisible();
    await expect(other).toHaveURL(/\/signin/);
  });
});

test('being offline is said at once, with what is kept, until the connection is back, also of a page that cannot be had', async ({
  page,
  context,
}) => {
  await signIn(page, newPerson());
  const frame = new AppFrame(page);
  await new TransactionsPage(page).open();
  await new AddMenu(page).choose('Add Expense');
  const dialog = new EntryDialog(page, 'Add Expense');
  await dialog.fill({ description: 'Half typed' });
  await context.setOffline(true);
  await expect(frame.offlineNotice).toBeVisible({ timeout: 2000 });
  await expect(dialog.description).toHaveValue('Half typed');
  await context.setOffline(false);
  await expect(frame.offlineNotice).toBeHidden();
  // A browser that thinks it is online, while nothing arrives.
  await dialog.discardTyped();
  await page.route(/\/api\/|\/config\.json/, (route) => route.abort());
  await frame.place('Receipts').click();
  await expect(frame.offlineNotice).toBeVisible();
  await page.unrouteAll();
  await expect(frame.offlineNotice).toBeHidden();

  await test.step('a page loaded anew says so, and is there once the connection is back', async () => {
    await new TransactionsPage(page).open();
    await expect(frame.title('Transactions')).toBeVisible();
    await page.route(/\/api\/|\/config\.json/, (route) => route.abort());
    await page.reload();
    await expect(frame.tryAgainButton).toBeVisible({ timeout: READ_MS });
    await expect(frame.offlineNotice).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'A page loaded anew without connection', look);
    }
    await page.unrouteAll();
    await frame.tryAgainButton.click();
    await expect(frame.title('Transactions')).toBeVisible();
    await expect(frame.offlineNotice).toBeHidden();
    // The code of a screen that was never opened is not here.
    await context.setOffline(true);
    await frame.place('Accounting').click();
    await expect(frame.offlineNotice).toBeVisible();
  });
});

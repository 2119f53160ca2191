import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a deep link survives signing in, and signing out closes the door', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  await new AppFrame(page).signOut();
  await expect(page).toHaveURL(/\/$/);
  const receipts = new ReceiptsPage(page);
  await receipts.open();
  await expect(page).toHaveURL(/\/signin/);
  const door = new SignInPage(page);
  await door.signIn({ ...person, password: 'Not-the-right-1' });
  await expect(door.failure).toBeVisible();
  await expect(door.password).toHaveAccessibleErrorMessage('Email or password is not right.');
  await expect(door.password).toBeFocused();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'refused at the door', look);
  }
  await dress(page, brightDesk);
  await door.signIn(person);
  await expect(receipts.title).toBeVisible();
});

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { entry } from '../support/entries.ts';
import { Keyboard } from './keyboard.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ArchivePage } from './pages/archive-page.ts';
import { DeleteForGoodDialog } from './pages/delete-for-good-dialog.ts';
import { PreferenceSettings } from './pages/preference-settings.ts';
import { ProfileSettings } from './pages/profile-settings.ts';
import { RecurringDialog } from './pages/recurring-dialog.ts';
import { RecurringPage } from './pages/recurring-page.ts';
import { RecoveryCodesDialog, SecondFactorSettings, TurnOnDialog } from './pages/second-factor-settings.ts';
import { SettingsPage } from './pages/settings-page.ts';
import type { SettingsTab } from './pages/settings-page.ts';
import { Toasts } from './pages/toasts.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

/** Expects what is shown to be sound, and goes on at the bright desk. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, name, look);
  }
  await dress(page, brightDesk);
}

test('what recurs, what was deleted and the settings, the second factor among them, are kept without a mouse', async ({
  page,
}) => {
  const person = newPerson();
  const member = await signIn(page, person, '/app');
  const chair = entry({ description: 'Oak chair' });
  await member.ask('POST', '/transactions', chair);
  await member.ask('DELETE', `/transactions/${chair.id}`);
  const keys = new Keyboard(page);
  const frame = new AppFrame(page);

  await test.step('what recurs is set up, paused, changed, deleted and brought back', async () => {
    const menu = new AddMenu(page);
    const made = new RecurringDialog(page, 'Create Recurring');
    const changed = new RecurringDialog(page, 'Edit recurring entry');
    const list = new RecurringPage(page);
    const rent = list.rows;

    await keys.press(frame.place('Transactions'));
    // The dashboard has such a menu too.
    await expect(frame.title('Transactions')).toBeVisible();
    await keys.press(menu.button);
    await keys.pick(menu.item('Create Recurring'));
    await keys.write(made.description, 'Studio rent');
    await keys.write(made.amount, '900');
    await keys.choose(made.account, 'Chequing');
    await lookAt(page, 'the dialog of what recurs');
    await keys.press(made.saveButton);
    await expect(list.dialog()).toBeHidden();
    await expect(rent).toHaveCount(1);
    await lookAt(page, 'the list of what recurs');
    await keys.press(list.action('Pause', 'Studio rent'));
    await expect(rent).toContainText('Paused');
    // Where it was paused it is taken up again.
    await keys.press(list.action('Resume', 'Studio rent'));
    await expect(rent).not.toContainText('Paused');
    await keys.press(list.action('Edit', 'Studio rent'));
    await keys.write(changed.amount, '950');
    await page.keyboard.press('Enter');
    await expect(list.dialog()).toBeHidden();
    await expect(rent).toContainText('950');
    await keys.press(list.action('Delete', 'Studio rent'));
    await expect(list.empty).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(rent).toContainText('Studio rent');
  });

  await test.step('what was deleted is found, brought back and deleted for good', async () => {
    const archive = new ArchivePage(page);
    const { rows } = archive;
    const dialog = new DeleteForGoodDialog(page);

    await keys.press(frame.place('Archive'));
    await expect(rows).toHaveCount(1);
    await keys.reach(archive.tab('All Items'));
    for (const name of ['Receipts', 'Transactions']) {
      await page.keyboard.press('ArrowRight');
      await expect(archive.tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(rows).toHaveCount(1);
    await keys.press(archive.restoreButton('Oak chair'));
    await expect(rows).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(rows).toHaveCount(1);
    await keys.press(archive.deleteButton('Oak chair'));
    await keys.write(dialog.word, 'delete');
    await page.keyboard.press('Enter');
    await expect(archive.dialog()).toBeHidden();
    await expect(rows).toHaveCount(0);
  });

  const settings = new SettingsPage(page);
  /** From one tab to others by arrows, each of which stands open before the next key. */
  const goRight = async (from: SettingsTab, ...others: SettingsTab[]) => {
    await keys.reach(settings.tab(from));
    for (const name of others) {
      await page.keyboard.press('ArrowRight');
      await expect(settings.tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  };

  await test.step('the name', async () => {
    await keys.press(frame.place('Settings'));
    await keys.write(new ProfileSettings(page).fullName, 'Ada Lovelace');
    await page.keyboard.press('Enter');
    await expect(settings.saved).toBeVisible();
  });

  await test.step('theme and density', async () => {
    await goRight('Profile', 'Notifications', 'Preferences');
    const preferences = new PreferenceSettings(page);
    await keys.reach(preferences.choice('Match system'));
    for (let presses = 0; presses < 2; presses += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
    await expect(frame.document).toHaveClass(/light|dark/);
    await keys.press(preferences.choice('Comfortable'), 'ArrowRight');
    await page.keyboard.press('Space');
    await expect(frame.document).toHaveAttribute('data-density', 'compact');
    // Each choice was told; what is told stands among the stops of the Tab key until it goes, by itself after seconds.
    await new Toasts(page).closeAll();
  });

  await test.step('the second factor', async () => {
    await goRight('Preferences', 'Sales tax', 'Security');
    const card = new SecondFactorSettings(page);
    await keys.press(card.turnOnButton);
    const dialog = new TurnOnDialog(page);
    const secret = await dialog.secret();
    await keys.write(dialog.password, person.password);
    await keys.reach(dialog.code);
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await keys.press(new RecoveryCodesDialog(page).keptButton);
    await expect(card.text('10 recovery codes are left.')).toBeVisible();
  });
});

import { Secret, TOTP } from 'otpauth';
import { entry } from '../support/entries.ts';
import { Keyboard } from './keyboard.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';
import { wholeBrowser } from '../support/chromium.ts';
import { toast } from './toast.ts';

// The Tab key goes round by way of the window.
test.use(wholeBrowser());

test('what recurs is set up, paused and deleted without a mouse', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const rent = page.getByRole('list', { name: 'Recurring' }).getByRole('listitem');

  await keys.press(page.getByRole('link', { name: 'Transactions', exact: true }).first());
  await keys.press(button('Add'));
  await expect(page.getByRole('menuitem', { name: 'Create Recurring' })).toBeVisible();
  await page.keyboard.type('create');
  await page.keyboard.press('Enter');
  await keys.write(dialog.getByLabel('Description'), 'Studio rent');
  await keys.write(dialog.getByLabel('Amount'), '900');
  await keys.choose(dialog.getByLabel('Account'), 'Checking');
  await keys.press(dialog.getByRole('button', { name: /^(Save|Create|Add)/ }));
  await expect(dialog).toBeHidden();
  await expect(rent).toHaveCount(1);
  await keys.press(button('Pause Studio rent'));
  await expect(rent).toContainText('Paused');
  // Where it was paused it is taken up again.
  await keys.press(button('Resume Studio rent'));
  await expect(rent).not.toContainText('Paused');
  await keys.press(button('Edit Studio rent'));
  await keys.write(dialog.getByLabel('Amount'), '950');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rent).toContainText('950');
  await keys.press(button('Delete Studio rent'));
  await expect(page.getByText('Nothing recurs yet')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rent).toContainText('Studio rent');
});

test('what was deleted is found, brought back and deleted for good without a mouse', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app');
  const chair = entry({ description: 'Oak chair' });
  await member.ask('POST', '/transactions', chair);
  await member.ask('DELETE', `/transactions/${chair.id}`);
  const keys = new Keyboard(page);
  const rows = page.getByRole('list', { name: 'Archived items' }).getByRole('listitem');
  const dialog = page.getByRole('dialog');

  await keys.press(page.getByRole('link', { name: 'Archive', exact: true }).first());
  await expect(rows).toHaveCount(1);
  await keys.reach(page.getByRole('tab', { name: 'All Items' }));
  for (const name of ['Receipts', 'Transactions']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(rows).toHaveCount(1);
  await keys.press(page.getByRole('button', { name: 'Restore Oak chair' }));
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(1);
  await keys.press(page.getByRole('button', { name: 'Delete Oak chair for good' }));
  await keys.write(dialog.getByLabel('Type “delete” to go on'), 'delete');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(0);
});

test('settings, the second factor among them, are changed without a mouse', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  const keys = new Keyboard(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  /** From one tab to others by arrows, each of which stands open before the next key. */
  const goRight = async (from: string, ...others: string[]) => {
    await keys.reach(tab(from));
    for (const name of others) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  };

  await test.step('the name', async () => {
    await keys.press(page.getByRole('link', { name: 'Settings', exact: true }).first());
    await keys.write(page.getByLabel('Full name'), 'Ada Lovelace');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Settings saved')).toBeVisible();
  });

  await test.step('theme and density', async () => {
    await goRight('Profile', 'Notifications', 'Preferences');
    await keys.reach(page.getByRole('radio', { name: 'As the machine' }));
    for (let presses = 0; presses < 2; presses += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
    await expect(page.locator('html')).toHaveClass(/light|dark/);
    await keys.press(page.getByRole('radio', { name: 'Comfortable' }), 'ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
    // Each choice was told; what is told stands among the stops of the Tab key until it goes.
    await expect(toast(page, 'Settings saved')).toHaveCount(0);
  });

  await test.step('the second factor', async () => {
    await goRight('Preferences', 'Security');
    const card = page.getByRole('region', { name: 'Two-factor authentication' });
    await keys.press(card.getByRole('button', { name: 'Turn on…' }));
    const dialog = page.getByRole('dialog', { name: 'Turn on two-factor authentication' });
    const secret = (await dialog.locator('[data-secret]').innerText()).replaceAll(' ', '');
    await keys.reach(dialog.getByLabel('Code from your app'));
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
    await keys.press(kept.getByRole('button', { name: 'I have kept them' }));
    await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
  });
});

test('sample books are opened and left without a mouse', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  const keys = new Keyboard(page);
  await keys.press(page.getByRole('button', { name: 'Explore with sample data' }));
  const banner = page.getByRole('region', { name: 'You are exploring sample data.' });
  await expect(banner).toBeVisible({ timeout: READ_MS });
  await keys.press(banner.getByRole('button', { name: 'Remove sample data' }));
  await expect(banner).toHaveCount(0, { timeout: READ_MS });
  await expect(page.getByRole('button', { name: 'Explore with sample data' })).toBeVisible();
});

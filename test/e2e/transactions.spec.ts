import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { brightDesk, darkPhone, dress, expectSound, looks } from './looks.ts';
import { SelectionBar } from './pages/selection-bar.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const lastMonth = daysOfMonth(monthOf(addDays(`${monthOf(today)}-01`, -1)));

const names = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Press', 'Elm Garage'] as const;

test('several entries are edited at once and taken back whole, a copy is given its day, and a narrowed list is exported', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  for (const [at, description] of names.entries())
    await member.ask('POST', '/transactions', {
      ...entry({ description, amount: (at + 1) * 1000, date: addDays(lastMonth.from, at) }),
      category: undefined,
    });
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.count(5)).toBeVisible();
  const bar = new SelectionBar(page);

  await test.step('by Shift, to a category', async () => {
    await list.select('Elm Garage');
    await list.select('Cedar Tools', 'Shift');
    await expect(bar.count(3)).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Transactions selected', look);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSound(page, 'Transactions selected on 320 px', darkPhone);
    await dress(page, brightDesk);
    await bar.putIntoFirstCategory(3);
    await expect(list.row('Elm Garage')).not.toContainText('Uncategorized');
    await undo(page, '3 transactions changed');
    await expect(list.row('Elm Garage')).toContainText('Uncategorized');
  });

  await test.step('a copy, whose day Enter keeps', async () => {
    await list.duplicate('Birch Cafe');
    await expect(list.dateOfCopy).toBeFocused();
    await list.dateOfCopy.fill(addDays(today, -1));
    await page.keyboard.press('Enter');
    await expect(list.dateOfCopy).toBeHidden();
    await expect(toast(page, 'Transaction changed')).toBeVisible();
  });

  await test.step('a narrowed list is read from its address, the copy in it, and just that is exported', async () => {
    await list.open('?minAmount=2000&maxAmount=4000&source=entry');
    await expect(list.count(4)).toBeVisible();
    const dialog = await list.openExport();
    await expect(dialog.text(/^4 transactions: Added by hand, \$20\.00 – \$40\.00$/)).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Export of what is shown', look);
    }
    await dialog.sendTo('zoe@example.com');
    await expect(toast(page, 'Export Successful')).toBeVisible({ timeout: 60_000 });
  });
});

test('a long list comes page by page as one scrolls, and the day of what is in view stays in view', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const csv = statementCsv(
    Array.from({ length: 130 }, (_, index) => ({
      date: addDays(today, -Math.floor(index / 30)),
      description: `PARKING LOT ${index}`,
      amount: -(index + 100),
    })),
  );
  const { id } = await member.readStatement(csv);
  await member.commit(String(id));
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.count(130)).toBeVisible();
  await list.rows.nth(20).scrollIntoViewIfNeeded();
  await expect(list.dayHeadings.first()).toBeInViewport();
  const oldest = list.row('PARKING LOT 129');
  await expect(oldest).toHaveCount(0);
  await list.row('PARKING LOT 60').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(oldest).toBeInViewport({ timeout: 1000 });
  }).toPass();
});

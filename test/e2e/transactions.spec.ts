import { addDays, todayIn } from '../../shared/civil-date.ts';
import { statementCsv } from '../support/entries.ts';
import { brightDesk, darkPhone, dress, expectSound, expectSoundInAllLooks } from './looks.ts';
import { AlsoTheseDialog } from './pages/also-these-dialog.ts';
import { choose } from './pages/choose.ts';
import { SelectionBar } from './pages/selection-bar.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());

test('a long list comes page by page as one scrolls; of it several entries are edited at once and taken back whole, and a narrowed part is exported', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const csv = statementCsv([
    ...Array.from({ length: 130 }, (_, index) => ({
      date: addDays(today, -Math.floor(index / 30)),
      description: `PARKING LOT ${index}`,
      amount: -(index + 100),
    })),
    // A shop that sells everything has several categories offered.
    { date: addDays(today, -5), description: 'AMAZON.CA ORDER', amount: -6400 },
    ...[6, 7, 12, 20].map((days) => ({
      date: addDays(today, -days),
      description: `NORTHLIGHT STUDIO ${1000 + days}`,
      amount: -(20_000 + days * 15),
    })),
  ]);
  const { id } = await member.readStatement(csv);
  await member.commit(String(id));
  const list = new TransactionsPage(page);
  const bar = new SelectionBar(page);

  await test.step('the day of what is in view stays in view', async () => {
    await list.open();
    await expect(list.count(135)).toBeVisible();
    await list.rows.nth(20).scrollIntoViewIfNeeded();
    await expect(list.dayHeadings.first()).toBeInViewport();
    const oldest = list.row('NORTHLIGHT STUDIO 1020');
    await expect(oldest).toHaveCount(0);
    await list.row('PARKING LOT 60').scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(oldest).toBeInViewport({ timeout: 1000 });
    }).toPass();
  });

  await test.step('by Shift, to a category', async () => {
    await list.goWithin('/app/transactions?q=northlight');
    await expect(list.count(4)).toBeVisible();
    await list.select('NORTHLIGHT STUDIO 1020');
    await list.select('NORTHLIGHT STUDIO 1007', 'Shift');
    await expect(bar.count(3)).toBeVisible();
    await expectSoundInAllLooks(page, 'Transactions selected');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSound(page, 'Transactions selected on 320 px', darkPhone);
    await dress(page, brightDesk);
    await bar.putIntoFirstCategory(3);
    await expect(list.row('NORTHLIGHT STUDIO 1020')).not.toContainText('Uncategorized');
    await undo(page, '3 transactions changed');
    await expect(list.row('NORTHLIGHT STUDIO 1020')).toContainText('Uncategorized');
  });

  await test.step('to others of its name, as a rule', async () => {
    const edit = await list.edit('NORTHLIGHT STUDIO 1006');
    await choose(edit.category, 'Advertising and Marketing');
    await edit.save();
    const also = new AlsoTheseDialog(page, 3);
    await also.fromNowOn();
    await expect(also.textContains).toHaveValue('NORTHLIGHT STUDIO');
    await expectSoundInAllLooks(page, 'Also these');
    await dress(page, brightDesk);
    await also.change();
    await expect(toast(page, '3 entries changed')).toBeVisible();
  });

  await test.step('what is narrowed is read from its address, where categories are offered, and just that is exported', async () => {
    await list.open('?minAmount=6000&maxAmount=20110');
    await expect(list.count(3)).toBeVisible();
    await expect(list.offers('AMAZON').first()).toBeAttached();
    await expectSoundInAllLooks(page, 'Transactions with offers');
    await dress(page, brightDesk);
    const dialog = await list.openExport();
    await expect(dialog.text(/^3 transactions: \$60\.00 – \$201\.10$/)).toBeVisible();
    await expectSoundInAllLooks(page, 'Export of what is shown');
    await dialog.sendTo('zoe@example.com');
    await expect(toast(page, 'Export Successful')).toBeVisible({ timeout: 60_000 });
  });
});

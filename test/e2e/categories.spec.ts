import type { Page } from '@playwright/test';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { brightDesk, darkPhone, dress, expectSound } from './looks.ts';
import type { Look } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { AlsoTheseDialog } from './pages/also-these-dialog.ts';
import { AppFrame } from './pages/app-frame.ts';
import { CategoriesTab } from './pages/categories-tab.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';
import { choose } from './pages/choose.ts';

const today = todayIn('America/Toronto', new Date());

/** Expects what is shown to be sound in one look (only the tab itself is looked at in each), and goes on at the bright desk. */
async function lookAt(page: Page, name: string, look: Look): Promise<void> {
  await dress(page, look);
  await expectSound(page, name, look);
  await dress(page, brightDesk);
}

/** A statement with a shop nobody knows, two that sell everything, a rent that is late and a transfer. */
async function fill(member: Member): Promise<void> {
  const rows = [
    ...[3, 7, 12, 20, 26].map((days) => ({
      date: addDays(today, -days),
      description: `NORTHLIGHT STUDIO ${1000 + days}`,
      amount: -(2000 + days * 15),
    })),
    { date: addDays(today, -4), description: 'BEST BUY 0042 TORONTO ON', amount: -675 },
    { date: addDays(today, -5), description: 'AMAZON.CA ORDER', amount: -6400 },
    ...[131, 101, 71, 41].map((days) => ({
      date: addDays(today, -days),
      description: 'FENWICK PROPERTY RENT',
      amount: -120_000,
    })),
    { date: addDays(today, -9), description: 'ONLINE TRF 5512', amount: -50_000 },
    { date: addDays(today, -15), description: 'PAYMENT TO SUPPLIER', amount: -7000 },
  ];
  const inOrder = rows.toSorted((a, b) => a.date.localeCompare(b.date));
  const { id } = await member.readStatement(statementCsv(inOrder));
  await member.commit(String(id));
  const second = await member.readStatement(
    statementCsv([
      { date: addDays(today, -14), description: 'PAYMENT FROM CLIENT', amount: 7000 },
      { date: addDays(today, -8), description: 'TRF RECEIVED', amount: 50_000 },
    ]),
    'savings',
  );
  await member.commit(String(second['id']));
  await member.until('/pairs?status=decided', ({ items }) => Array.isArray(items) && items.length === 1);
}

test('a correction becomes a rule, is applied to the past and taken back as one', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.offers('AMAZON').first()).toBeAttached();
  await lookAt(page, 'Transactions with offers', darkPhone);
  await list.acceptOffer('BEST BUY');
  await expect(toast(page, 'Transaction changed')).toContainText('BEST BUY');

  const edit = await list.edit('NORTHLIGHT STUDIO 1003');
  await choose(edit.category, 'Advertising and Marketing');
  await edit.save();
  const also = new AlsoTheseDialog(page, 4);
  await also.fromNowOn();
  await expect(also.textContains).toHaveValue('NORTHLIGHT STUDIO');
  await lookAt(page, 'Also these', darkPhone);
  await also.change();
  await expect(toast(page, '4 entries changed')).toBeVisible();

  await new AppFrame(page).goToPlace('Accounting');
  await new AccountingPage(page).openTab('Categories');
  const tab = new CategoriesTab(page);
  await expect(tab.rules).toContainText('contains “NORTHLIGHT STUDIO”');
  await expect(tab.worklist).toContainText('AMAZON');
  await expect(tab.worklist).not.toContainText('NORTHLIGHT');
  await expect(tab.missing).toBeVisible();
  await expect(tab.doubles).toHaveCount(0);
  await lookAt(page, 'Categories', darkPhone);
  await expectSound(page, 'Categories', brightDesk);
  const rule = await tab.beginRule();
  await rule.textContains.fill('fenwick');
  await choose(rule.category, 'Advertising and Marketing');
  await expect(rule.root).toContainText('4 earlier entries would change');
  await lookAt(page, 'New rule', darkPhone);
  await rule.discardTyped();
  await expect(rule.root).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(tab.rules).toContainText('No rules yet');
  await expect(tab.namesInWorklist('NORTHLIGHT STUDIO')).toHaveCount(1);
  await expect(tab.lineOfWorklist('NORTHLIGHT')).toContainText('4 entries');
});

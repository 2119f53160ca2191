import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { newPerson, signIn, webAddress } from './people.ts';
import { settled } from './settled.ts';

/** Books in use: a statement of four months, documents in every state, matches waiting and decided. */
export interface FilledBooks {
  /** What the browser keeps of a signed-in person, to be there without the form. */
  readonly session: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
}

const STATEMENT_ROWS = 130;

const today = todayIn('America/Toronto', new Date());
const cafePicture = new URL('../fixtures/documents/receipt-cafe.jpg', import.meta.url);
const lockedPdf = new URL('../fixtures/documents/invoice-locked.pdf', import.meta.url);

/** Where the books of this run are kept for all of its workers: each is started by the same process. */
const keptAt = () => join(process.env['MATCHBOOK_STATE'] ?? '', `filled-books-${process.ppid}.json`);

const WAIT_MS = 500;

/** The books of the run: the worker that wants them first fills them, which takes a minute, and the others wait for it. */
export async function booksOfTheRun(browser: Browser): Promise<FilledBooks> {
  const kept = keptAt();
  const begun = `${kept}.begun`;
  while (!existsSync(kept)) {
    if (!isFirst(begun)) await setTimeout(WAIT_MS);
    else
      try {
        writeFileSync(`${kept}.new`, JSON.stringify(await fillBooks(browser)));
        renameSync(`${kept}.new`, kept);
      } finally {
        // Where they could not be filled another worker tries.
        rmSync(begun);
      }
  }
  return JSON.parse(readFileSync(kept, 'utf8')) as FilledBooks;
}

/** Whether nobody has made this file before. */
function isFirst(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Fills new books through the product's own calls and signs their owner in once. */
async function fillBooks(browser: Browser): Promise<FilledBooks> {
  const page = await browser.newPage({ baseURL: webAddress() });
  const member = await signIn(page, newPerson());
  await Promise.all([bringStatement(member), bringReceipts(member)]);
  const { items } = await member.until('/matches?status=pending', ({ items: found }) => count(found) === 3);
  const [first] = items as { id: string }[];
  await member.ask('POST', `/matches/${String(first?.id)}/confirm`, {});
  await addByHand(member);
  // What a browser keeps of a first visit lets the next ones ask for more at once.
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.title).toBeVisible();
  await settled(page);
  const session = await page.context().storageState();
  await page.close();
  return { session };
}

const count = (items: unknown) => (Array.isArray(items) ? items.length : 0);

async function bringStatement(member: Member): Promise<void> {
  const names = [
    'HYDRO UTILITY PRE-AUTH',
    'PARKING LOT 12',
    'GAS STATION 4411',
    'MONTHLY ACCOUNT FEE',
    'E-TRANSFER ROSE & CO',
  ];
  const rows = Array.from({ length: STATEMENT_ROWS - 3 }, (_, index) => ({
    date: addDays(today, index - STATEMENT_ROWS),
    description: `${names[index % names.length]} ${1000 + index}`,
    amount: index % names.length === 4 ? 84_000 + index * 125 : -(450 + index * 37),
  }));
  const paid = [
    { date: '2026-03-16', description: 'MAPLE & RYE CAFE TORONTO', amount: -3560 },
    { date: addDays(today, -9), description: 'NORTHSIDE HARDWARE 0031', amount: -11_865 },
    { date: addDays(today, -6), description: 'LAKESHORE SOFTWARE INC', amount: -2260 },
  ];
  const all = [...rows, ...paid].toSorted((a, b) => a.date.localeCompare(b.date));
  const { id } = await member.readStatement(statementCsv(all, 250_000));
  await member.commit(String(id));
}

async function bringReceipts(member: Member): Promise<void> {
  const bring = (bytes: Uint8Array, name: string, type: string) =>
    member.upload(bytes, name, type, 'receipt');
  await Promise.all([
    bring(readFileSync(cafePicture), 'receipt-cafe.jpg', 'image/jpeg'),
    bring(readFileSync(lockedPdf), 'invoice-locked.pdf', 'application/pdf'),
    bring(
      await receiptPdf('Northside Hardware Ltd.', addDays(today, -10), '118.65'),
      'hardware.pdf',
      'application/pdf',
    ),
    bring(
      await receiptPdf('Lakeshore Software Inc.', addDays(today, -7), '22.60'),
      'software.pdf',
      'application/pdf',
    ),
  ]);
}

/** Two entries of today, so that this month's figures say something on any day, and one that the statement should have. */
async function addByHand(member: Member): Promise<void> {
  const invoice = { kind: 'income', description: 'Invoice 18, kitchen fitting', amount: 184_500 } as const;
  const pipe = { description: 'Copper pipe, 12 m', amount: 9640, category: 'office' };
  await member.ask('POST', '/transactions', entry({ ...invoice, category: 'sales', date: today }));
  await member.ask('POST', '/transactions', entry({ ...pipe, date: today }));
  const twice = { description: 'Paid twice', amount: 333, date: addDays(today, -20) };
  await member.ask('POST', '/transactions', entry(twice));
}

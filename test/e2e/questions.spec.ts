import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { addPapers, paper } from '../support/papers.ts';
import { dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { QuestionsPart } from './pages/questions-part.ts';
import { ReviewDialog } from './pages/review-dialog.ts';
import { newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';

test('a document has its questions beside what was read of it, and a mark in the lists', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const organizationId = await organizationIdOf(member);
  const one = paper(organizationId, { vendor: 'Alder Books', amount: 4310, currency: 'CAD' });
  await addPapers(booksOf({ stack: stackOfTheRun }), [one]);
  const row = entry({ description: 'HARBOUR SUPPLY 0042', amount: 4310 });
  await member.ask('POST', '/transactions', row);
  const text = 'Is this ours?';
  await member.ask('POST', '/questions', { id: crypto.randomUUID(), about: { receiptId: one.id }, text });
  await member.ask('POST', '/questions', { id: crypto.randomUUID(), about: { transactionId: row.id }, text });
  await page.goto(`/app/receipts?review=${one.id}`);
  const part = new QuestionsPart(new ReviewDialog(page).root);
  await expect(part.text(text)).toBeVisible();
  await part.root.scrollIntoViewIfNeeded();
  await expectSoundInAllLooks(page, 'A question about a document');
  for (const [path, name] of [
    ['/app/receipts', 'Receipts with a question'],
    ['/app/transactions', 'Transactions with a question'],
    ['/app/questions', 'No questions for me'],
  ] as const) {
    await page.goto(path);
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, name, look);
    }
  }
});

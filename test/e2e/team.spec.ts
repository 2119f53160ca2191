import { entryPath } from '../../shared/paths.ts';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { EntryPanel } from './pages/entry-panel.ts';
import { QuestionsPart } from './pages/questions-part.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { OtherBooksQuestion } from './pages/other-books-question.ts';
import { SignUpPage } from './pages/sign-up-page.ts';
import { JoinTeamPage, TeamPage } from './pages/team-page.ts';
import { codeFor, mailAbout, newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';
import { toast } from './toast.ts';

test('somebody is invited by email, signs up, joins, only looks, then works, answers a question, and is removed while a page is open', async ({
  page,
  browser,
}) => {
  const invited = { ...newPerson(), fullName: 'Ari Helper' };
  const master = await signIn(page, newPerson(), '/app/team');
  const row = entry({ description: 'Tile and grout', accountLabel: 'Chequing' });
  await master.ask('POST', '/transactions', row);
  const team = new TeamPage(page);
  const theirs = await (await browser.newContext()).newPage();
  const frame = new AppFrame(theirs);
  const frameOfMaster = new AppFrame(page);

  await test.step('the master creates the team and invites', async () => {
    await team.create();
    await expect(toast(page, 'Team created successfully!')).toBeVisible();
    await team.invite(invited.email, 'View-only');
    await expect(toast(page, `Invitation sent to ${invited.email}`)).toBeVisible();
    await expectSoundInAllLooks(page, 'a team with an invitation');
    await dress(page, brightDesk);
  });

  await test.step('the mail’s link leads to the code, over signing up and without setting up a business', async () => {
    const mail = await mailAbout(page, invited.email, 'invited');
    await theirs.goto(/http\S+join-team\S+/.exec(mail.text)?.[0] ?? '');
    const joining = new JoinTeamPage(theirs);
    await expect(joining.code).toHaveValue(/^\w{4}(?:-\w{4}){4}$/);
    await joining.createAccountLink.click();
    const form = new SignUpPage(theirs);
    await form.signUp(invited);
    await form.code.fill(await codeFor(theirs, invited.email));
    await joining.joinButton.click({ timeout: READ_MS });
    await expect(toast(theirs, 'Successfully joined')).toBeVisible();
    await expect(new DashboardPage(theirs).title).toBeVisible();
  });

  await test.step('they see the books, and nothing that they may not do', async () => {
    await frame.goToPlace('Transactions');
    await expect(frame.title('Transactions')).toBeVisible();
    await expect(new AddMenu(theirs).button).toHaveCount(0);
  });

  await test.step('raised to full access they add', async () => {
    await page.reload();
    await team.accessOf(invited.fullName).selectOption('Full access');
    await expect(toast(page, `Access of ${invited.fullName} changed`)).toBeVisible();
    await theirs.reload();
    await expect(new AddMenu(theirs).button).toBeVisible();
  });

  await test.step('asked a question they are mailed, come by the mail’s link, and answer, which closes it', async () => {
    await frameOfMaster.goWithin(entryPath(row.id));
    await new QuestionsPart(new EntryPanel(page).root).ask(invited.fullName, 'Which room was this for?');
    await expectSoundInAllLooks(page, 'A question about an entry');
    const mail = await mailAbout(page, invited.email, 'You were asked a question');
    const document = await uploadUnreadable(master);
    const about = { receiptId: document.id };
    await master.ask('POST', '/questions', { id: crypto.randomUUID(), about, text: 'Is this ours?' });
    for (const [path, name] of [
      ['/app/receipts', 'Receipts with a question'],
      [`/app/receipts?review=${document.id}`, 'A question about a document'],
      ['/app/transactions', 'Transactions with a question'],
    ] as const) {
      await frameOfMaster.goWithin(path);
      await expectSoundInAllLooks(page, name);
    }
    await dress(page, brightDesk);
    await theirs.goto(/http\S+entry=\S+/.exec(mail.text)?.[0] ?? '');
    const asked = new QuestionsPart(new EntryPanel(theirs).root);
    await expect(asked.text('Which room was this for?')).toBeVisible();
    await asked.answer('The bathroom');
    await expect(asked.answered).toBeVisible();
    await frameOfMaster.goWithin('/app/team');
    await expect(team.accessOf(invited.fullName)).toBeVisible();
  });

  await test.step('removed while the page is open they are told, and go on in their own books', async () => {
    await team.remove(invited.fullName);
    await expect(toast(page, 'Team member removed')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await frame.goToPlace('Reports');
    const question = new OtherBooksQuestion(theirs);
    await expect(question.root).toBeVisible();
    await question.goOn();
    await expect(question.root).toHaveCount(0);
  });
});

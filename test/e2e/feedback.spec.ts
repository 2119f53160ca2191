import { fieldSentence } from '../../shared/model/field-words.ts';
import { problemOf } from '../../shared/problems.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('somebody tells us about Matchbook, and what is typed stays when it is not taken', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  const toldOf = `The ${person.email} door squeaks.`;
  const dashboard = new DashboardPage(page);

  const dialog = await dashboard.giveFeedback();
  await dialog.message.fill(toldOf);
  await dialog.send();
  await expect(dashboard.text('Please select a feedback type and enter your message.')).toBeVisible();
  await expect(dialog.alert).toHaveText(fieldSentence({ code: 'required' }));
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Feedback with something missing', look);
  }
  await dress(page, brightDesk);
  await dialog.type.selectOption('Bug Report');
  const refusal = problemOf('feedback-limit-reached');
  const answer = { status: refusal.status, contentType: 'application/problem+json', json: refusal };
  await page.route('**/api/feedback', (route) => route.fulfill(answer), { times: 1 });
  await dialog.send();
  const refused = dashboard.text(/Feedback not sent/i);
  await expect(refused).toBeVisible();
  await expect(dialog.message).toHaveValue(toldOf);
  await dialog.send();
  await expect(dashboard.text("Thank you for your feedback! We'll review it soon.")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect(dialog.root).toHaveCount(0);
  await expect(async () => {
    const mails = await mailTo(page, 'support@matchbook.localhost');
    const ours = mails.filter(({ text }) => text.includes(toldOf));
    expect(ours).toHaveLength(1);
    expect(ours[0]?.text).toMatch(/“\/app” of the app “app-[\w-]+\.js”/);
  }).toPass({ timeout: 20_000 });
});

import { fieldSentence } from '../../shared/model/field-words.ts';
import { problemOf } from '../../shared/problems.ts';
import { brightDesk, dress, expectSound, unlikeLooks } from './looks.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('somebody tells us about Matchbook, and what is typed stays when it is not taken', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  const toldOf = `The ${person.email} door squeaks.`;
  const card = page.getByRole('region', { name: 'Feedback' });
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  const send = dialog.getByRole('button', { name: 'Send feedback' });

  await card.getByRole('button', { name: 'Give feedback' }).click();
  await dialog.getByLabel('Message').fill(toldOf);
  await send.click();
  await expect(page.getByText('Please select a feedback type and enter your message.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText(fieldSentence({ code: 'required' }));
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Feedback with something missing', look);
  }
  await dress(page, brightDesk);
  await dialog.getByLabel('Type').selectOption('Bug Report');
  const refusal = problemOf('feedback-limit-reached');
  const answer = { status: refusal.status, contentType: 'application/problem+json', json: refusal };
  await page.route('**/api/feedback', (route) => route.fulfill(answer), { times: 1 });
  await send.click();
  await expect(page.getByText('Feedback not sent')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue(toldOf);
  await send.click();
  await expect(page.getByText("Thank you for your feedback! We'll review it soon.")).toBeVisible();
  await expect(page.getByText('Feedback not sent')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(async () => {
    const mails = await mailTo(page, 'support@matchbook.localhost');
    const ours = mails.filter(({ text }) => text.includes(toldOf));
    expect(ours).toHaveLength(1);
    expect(ours[0]?.text).toMatch(/“\/app” of the app “app-[\w-]+\.js”/);
  }).toPass({ timeout: 20_000 });
});

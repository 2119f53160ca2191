import { entry } from '../support/entries.ts';
import { dress, expectSoundInAllLooks, leastRoom, expectSound } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const days = 'range=custom&from=2026-04-06&to=2027-04-05';
const year = `/app/reports?type=tax&${days}`;

test('the form tells what counts of each line, by which law, and the profit that this leaves', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  for (const [category, amount, change] of [
    ['Sales Revenue', 150_000, { kind: 'income' }],
    ['Client Entertainment', 7_200, {}],
    ['Marketing', 20_000, {}],
    ['Travel and Accommodation', 4_500, {}],
  ] as const)
    await member.ask('POST', '/transactions', entry({ category, amount, date: '2026-05-04', ...change }));
  await page.goto(year);
  const form = page.getByRole('region', { name: 'Tax form', exact: true });

  await test.step('what is disallowed stays on its line and is asked for beside it', async () => {
    const counted = form.getByRole('row').filter({ hasText: 'Client Entertainment: 0% counts' });
    await expect(counted).toContainText('£72.00, on SA103F box 39');
    await expect(counted).toContainText('tax year 2025–26');
    await expect(counted.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.gov\.uk\//);
    await expect(form.getByRole('row', { name: /^Profit on the form/ })).toContainText('£1,255.00');
    await expect(form.getByRole('row', { name: /^Net Profit/ })).toContainText('£1,183.00');
    await form.scrollIntoViewIfNeeded();
    await expectSoundInAllLooks(page, 'tax form');
    await dress(page, leastRoom);
    await expectSound(page, 'tax form', leastRoom);
  });
});

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Closings } from '../../functions/store/closings.ts';
import { Table } from '../../functions/store/table.ts';
import { dress, expectSound, looks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { DataSettings } from './pages/data-settings.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { mailAbout, newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';

/** Has the grace of everything of a person be over, without anybody's clock being turned. */
async function endGrace(id: string): Promise<void> {
  const { tableName, region, endpoints } = stackOfTheRun();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const table = new Table(
    tableName,
    new DynamoDBClient({ region, endpoint: endpoints.dynamodb, credentials }),
  );
  const closings = new Closings(table);
  for (const of of ['organization', 'person'] as const) {
    const closing = await closings.of(of, id);
    if (closing?.status === 'asked')
      await table.write([closings.changing(closing, { dueAt: '2020-01-01T00:00:00.000Z' })]);
  }
}

test('takes all data along, has the account deleted, keeps it by signing in, and has it deleted for good', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const person = newPerson();
  const member = await signIn(page, person);
  const { profile } = (await member.ask('GET', '/me')) as { profile: { id: string } };
  const [data, frame, door] = [new DataSettings(page), new AppFrame(page), new SignInPage(page)];

  await data.open();
  await data.exportButton.click();
  const { text } = await mailAbout(page, person.email, 'Data export initiated');
  await page.goto(/https?:\S+tab=data\S*/.exec(text)?.[0] ?? '');
  const saving = page.waitForEvent('download');
  await data.downloadButton.click();
  expect((await saving).suggestedFilename()).toMatch(/^matchbook-data-.*\.zip$/);

  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Data and privacy', look);
  }
  await data.deleteAccountButton.click();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Deletion of an account', look);
  }
  await page.keyboard.press('Escape');
  await data.request(person);
  await expect(data.requested).toBeVisible();
  await expect(data.band).toBeVisible();
  await expect(data.offer).toBeHidden();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'An account that will be deleted', look);
  }
  expect((await mailAbout(page, person.email, 'Account deletion requested')).text).toContain('tab=data');

  await dress(page, looks[0]);
  await frame.signOut();
  await door.open();
  await door.signIn(person);
  await expect(data.offer).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Offer to keep an account', look);
  }
  await data.keepByOffer();
  await expect(data.kept).toBeVisible();
  await expect(data.band).toBeHidden();

  await dress(page, looks[0]);
  await data.open();
  await data.request(person);
  await expect(data.band).toBeVisible();
  await endGrace(profile.id);
  await frame.signOut();
  await expect(async () => {
    await page.request.post('/_local/schedules/matchbook-local-ask-for-purges');
    const answer = await page.request.post('/_local/sign-in', { data: person });
    expect(answer.status()).not.toBe(200);
  }).toPass({ timeout: 240_000 });
  await door.open();
  await door.signIn(person);
  await expect(door.failure).toBeVisible();
});

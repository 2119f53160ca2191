import { v7 } from 'uuid';
import { beforeAll, expect, it, vi } from 'vitest';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { mailsTo } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const told = (message: string) => ({
  ...{ id: v7(), type: 'improvement', message, page: '/app/dashboard', appVersion: 'app-1.js' },
});

it('sendFeedback of any member reaches the support address of the stage once, and five are taken a day', async () => {
  const [master, assistant] = [await Member.join(cloud), await Member.join(cloud, 'Ass Istant')];
  await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(master), 'view-only');
  const first = told(`Larger print, please. ${v7()}`);
  for (const _ of ['sent', 'sent again'])
    expect(await assistant.call('POST', '/feedback', first)).toMatchObject({ status: 201 });
  const mails = await vi.waitFor(
    async () => {
      const all = await mailsTo(cloud, 'support@matchbook.localhost');
      const ours = all.filter(({ text }) => text.includes(first.message));
      expect(ours).toHaveLength(1);
      return ours;
    },
    { timeout: 120_000, interval: 250 },
  );
  expect(mails[0]).toMatchObject({ subject: 'Feedback: Improvement' });
  expect(mails[0]?.text).toContain(assistant.email);
  for (let count = 2; count <= 5; count += 1)
    expect(await assistant.call('POST', '/feedback', told('More.'))).toMatchObject({ status: 201 });
  const refused = await assistant.call('POST', '/feedback', told('Too much.'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'feedback-limit-reached' } });
  expect(refused.body['detail']).toContain('At most 5 messages a day');
  expect(await master.call('POST', '/feedback', told('Of somebody else.'))).toMatchObject({ status: 201 });
});

import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mailsTo } from '../support/inbox.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const SUPPORT = 'support@matchbook.localhost';
const written = (email: string, message: string) => ({
  ...{ firstName: 'Ann', lastName: 'Lee', email, inquiryType: 'enterprise' },
  ...{ subject: 'Twenty of us', message },
});
const newAddress = () => `ann-${v7()}@example.com`;
/** From a network of its own, so that tests beside each other are no one client. */
const ask =
  (client: string, prefix = '') =>
  (method: 'GET' | 'POST', path: string, body?: string | URLSearchParams) =>
    fetch(cloud.web + prefix + path, {
      ...{ method, body: body ?? null, redirect: 'manual' as const },
      headers: {
        'x-forwarded-for': client,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
    });

async function mailedOnce(to: string, text: string) {
  return vi.waitFor(
    async () => {
      const ours = (await mailsTo(cloud, to)).filter((mail) => mail.text.includes(text));
      expect(ours).toHaveLength(1);
      return ours[0];
    },
    { timeout: 120_000, interval: 250 },
  );
}

describe('sendContact', () => {
  it('mails support once with the sender to answer to, copies the sender, and is refused when it comes too often', async () => {
    const [email, text, request] = [newAddress(), `We are twenty. ${v7()}`, ask('198.51.100.1', '/api')];
    const send = (message: string) => request('POST', '/contact', JSON.stringify(written(email, message)));
    for (const _ of ['sent', 'sent again']) {
      const answer = await send(text);
      expect([answer.status, await answer.json()]).toEqual([202, { received: true }]);
    }
    expect(await mailedOnce(SUPPORT, text)).toMatchObject({ subject: 'Contact: Enterprise' });
    expect(await mailedOnce(email, text)).toMatchObject({ subject: 'We received your message' });
    expect((await send('Once more.')).status).toBe(202);
    const refused = await send('And again.');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({
      code: 'too-many-requests',
      detail: 'This was asked for too often. Try again in 60 minutes.',
    });
  });
});

describe('postContactForm', () => {
  it('takes the same from a form without scripts, and openContactForm shows it and what became of it', async () => {
    const [email, text, request] = [newAddress(), `Sans script. ${v7()}`, ask('198.51.100.2')];
    const form = await request('GET', '/forms/contact?language=fr');
    expect(await form.text()).toContain('Écrivez-nous');
    const fields = new URLSearchParams({ ...written(email, text), company: '', website: '', language: 'fr' });
    const faulty = await request('POST', '/forms/contact', new URLSearchParams({ language: 'fr' }));
    expect([faulty.status, (await faulty.text()).includes('Remplissez ce champ')]).toEqual([400, true]);
    const answer = await request('POST', '/forms/contact', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/forms/contact?language=fr&sent=yes',
    ]);
    const sent = await request('GET', '/forms/contact?language=fr&sent=yes');
    expect(await sent.text()).toContain('Message envoyé');
    expect(await mailedOnce(email, text)).toMatchObject({ subject: 'Nous avons reçu votre message' });
    await mailedOnce(SUPPORT, text);
  });
});

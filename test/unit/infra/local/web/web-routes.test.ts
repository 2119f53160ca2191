import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { answerHeaders } from '../../../../../shared/answer-headers.ts';
import { webRoutes } from '../../../../../infra/local/web/web-routes.ts';

/** The routes with nobody behind them who answers, and who was asked. */
function routes() {
  const gateway = vi.fn(async () => {});
  const site = vi.fn(async () => {});
  const control = vi.fn(async () => {});
  const inbox = vi.fn(async () => true);
  const all = { gateway, site, control, inbox };
  const served = [
    { prefix: '/api/', headers: { ...answerHeaders } },
    { prefix: '/shared/', headers: { 'referrer-policy': 'no-referrer' } },
  ];
  return { answer: webRoutes({ ...all, served, siteConfig: () => ({}) }), all };
}

/** Who answers a request for the path. */
async function answererOf(url: string, host = 'localhost:3000'): Promise<string[]> {
  const { answer, all } = routes();
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { host } });
  await answer(request, new ServerResponse(request));
  return Object.entries(all).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []));
}

async function responseTo(url: string): Promise<ServerResponse> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { host: 'localhost' } });
  const response = new ServerResponse(request);
  await routes().answer(request, response);
  return response;
}

describe('webRoutes', () => {
  it.each([
    ['/api/transactions?limit=5', 'gateway'],
    ['/shared/0aZ-_?q=tea', 'gateway'],
    ['/shared', 'site'],
    ['/api/call.ts', 'site'],
    ['/api/documents.ts?t=1', 'site'],
    ['/_local/mail', 'control'],
    ['/_inbox', 'inbox'],
    ['/app/receipts', 'site'],
  ])('leaves %s to the %s', async (url, name) => expect(await answererOf(url)).toEqual([name]));

  it.each(['/api/transactions', '/_inbox', '/config.json', '/', '/_local/clock'])(
    'has every answer taken for what it is, and shared with no other site: %s',
    async (url) => {
      const response = await responseTo(url);
      expect(response.getHeaders()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it('leaves it to the template what answers of the gateway carry', async () => {
    const headers = (await responseTo('/shared/0aZ-_')).getHeaders();
    expect(headers).toEqual({ 'referrer-policy': 'no-referrer' });
  });

  it.each(['/_inbox', '/_inbox/messages.json', '/_local/clock', '/_local/sign-in'])(
    'lets nobody to %s who does not ask for this machine by its name',
    async (url) => {
      for (const host of ['rebound.example', 'rebound.example:3000', 'localhost.example', ''])
        expect(await answererOf(url, host)).toEqual([]);
      for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000'])
        expect(await answererOf(url, host)).toHaveLength(1);
    },
  );
});

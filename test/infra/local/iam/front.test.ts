import { request, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../../../infra/local/http/listen.ts';
import { startFront } from '../../../../infra/local/iam/front.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A front that lets everybody through to a part that answers so. */
async function frontBefore(part: RequestListener): Promise<string> {
  const { url, stop } = await listen(part);
  const front = await startFront({
    target: () => url,
    access: { refusal: () => undefined },
    callsOf: () => [],
    refuse: (words) => ({ status: 403, type: 'text/plain', body: words }),
  });
  stops.push(front.stop, stop);
  return front.url;
}

it('tells in the answer to a HEAD how long the object is', async () => {
  const url = await frontBefore((_, response) => response.writeHead(200, { 'content-length': 1234 }).end());
  const { headers } = await fetch(url, { method: 'HEAD' });
  expect(headers.get('content-length')).toBe('1234');
});

it('hands on what comes before the rest of it is there', async () => {
  const rest = Promise.withResolvers<undefined>();
  const url = await frontBefore((_, response) => {
    response.writeHead(200, { 'content-length': 8 }).write('half');
    void rest.promise.then(() => response.end('rest'));
  });
  const { body, headers } = await fetch(url);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect([headers.get('content-length'), (await reader?.read())?.value]).toEqual(['8', 'half']);
  rest.resolve(undefined);
  expect((await reader?.read())?.value).toBe('rest');
});

it('breaks an answer off that breaks off behind it, and never ends it with words of its own', async () => {
  const url = await frontBefore((_, response) => {
    response.writeHead(200, { 'content-length': 800 }).write('half');
    setImmediate(() => response.destroy());
  });
  const got = await fetch(url);
  await expect(got.text()).rejects.toThrow('terminated');
});

it('gives a request up when its caller hangs up', async () => {
  const reached = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  const url = await frontBefore((_, response) => {
    response.on('close', () => ended.resolve(undefined));
    reached.resolve(undefined);
  });
  const caller = request(url).on('error', () => undefined);
  caller.end();
  await reached.promise;
  caller.destroy();
  await ended.promise;
});

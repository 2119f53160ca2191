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

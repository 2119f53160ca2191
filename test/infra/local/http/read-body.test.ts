import { afterEach, expect, it } from 'vitest';
import { listen, type Listener } from '../../../../infra/local/http/listen.ts';
import { readBody } from '../../../../infra/local/http/read-body.ts';

const BYTES_MAX = 100_000;
let door: Listener;
afterEach(() => door.stop());

async function doorWithLimit(): Promise<string> {
  door = await listen((request, response) => {
    void readBody(request, BYTES_MAX).then((body) =>
      response.writeHead(body ? 200 : 413).end(String(body?.length)),
    );
  });
  return door.url;
}

const post = async (url: string, bytes: number) => {
  const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) });
  return [answer.status, await answer.text()];
};

it('gives a body of the limit’s size whole', async () => {
  expect(await post(await doorWithLimit(), BYTES_MAX)).toEqual([200, '100000']);
});

it('lets the sender of a larger one read the refusal', async () => {
  expect(await post(await doorWithLimit(), 20 * BYTES_MAX)).toEqual([413, 'undefined']);
});

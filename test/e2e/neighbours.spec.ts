import { startProduct } from '../support/start-product.ts';
import { memberFor, newPerson, stackOfTheRun, webAddress } from './people.ts';
import { expect, test } from './product.ts';

test('a second copy beside the first shares nothing with it, and its end leaves the first alone', async ({
  request,
}) => {
  const person = newPerson();
  const member = await memberFor(person);
  const second = await startProduct();
  try {
    const here = stackOfTheRun();
    expect(second.web).not.toBe(webAddress());
    expect(second.stateDir).not.toBe(process.env['MATCHBOOK_STATE']);
    const stranger = await request.post(`${second.web}/_local/sign-in`, { data: person });
    expect(stranger.status(), 'somebody of the first is unknown to the second').toBe(400);
    const config = await (await request.get(`${second.web}/config.json`)).text();
    expect(config).not.toContain(here.endpoints.cognito);
    await memberFor(person, second.web);
  } finally {
    await second.end();
  }
  const answers = () =>
    request.get(second.web).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(false);
  expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 0 });
});

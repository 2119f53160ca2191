import { expect, it } from 'vitest';
import { templatesFor } from '../support/local-cloud.ts';
import { local } from './synthesised.ts';

it('templates that were built once are those that are synthesised for a site', async () => {
  expect(await templatesFor('http://localhost:3000')).toEqual(local);
});

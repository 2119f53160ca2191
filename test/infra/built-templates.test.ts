import { expect, it } from 'vitest';
import { synthesisedTemplates } from '../../infra/local/template/synthesised-templates.ts';
import { templatesFor } from '../support/local-cloud.ts';

it('templates that were built once are those that are synthesised for a site', async () => {
  const siteUrl = 'http://localhost:3000';
  const synthesised: unknown = JSON.parse(JSON.stringify(await synthesisedTemplates(siteUrl)));
  expect(await templatesFor(siteUrl)).toEqual(synthesised);
});

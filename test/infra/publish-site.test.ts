import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contentTypeOf, siteObjects } from '../../infra/build/publish-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'matchbook-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
for (const file of ['index.html', 'app.html', 'assets/app-1a2b.js', 'config.json'])
  writeFileSync(join(folder, file), 'built');

const config = { region: 'ca-central-1', userPoolId: 'ca-central-1_pool', userPoolClientId: 'client' };

describe('publishing the site', () => {
  it('stores pages last, so that none names a part that is not there yet', async () => {
    const keys = (await siteObjects({ folder, config })).map(({ key }) => key);
    expect(keys).toEqual(['assets/app-1a2b.js', 'config.json', 'app.html', 'index.html']);
  });

  it('lets browsers keep parts that never change, and asks anew for all others', async () => {
    const cached = (await siteObjects({ folder, config })).filter(({ cacheControl }) =>
      cacheControl.includes('immutable'),
    );
    expect(cached.map(({ key }) => key)).toEqual(['assets/app-1a2b.js']);
  });

  it('tells browsers this deployment’s user pool, whatever the build left there', async () => {
    const told = (await siteObjects({ folder, config })).find(({ key }) => key === 'config.json');
    expect(JSON.parse(String(told?.body))).toEqual(config);
  });

  it('refuses a file whose type it does not know', () => {
    expect(() => contentTypeOf('assets/setup.exe')).toThrow(/setup\.exe has no known content type/);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

describe('savePreferences, of what the books follow', () => {
  it('keeps all of it, what is named alone, and tells what is none at its field', async () => {
    const master = await memory.join();
    const preferences = {
      name: 'Hopper Plumbing',
      address: '12 Pipe Lane\nHalifax NS',
      currency: 'EUR',
      dateFormat: 'DD/MM/YYYY',
      timeZone: 'America/Halifax',
      fiscalYearStart: '10-01',
      autoTrackSubscriptions: false,
    };
    expect(await master.ask('PUT', '/preferences', preferences)).toMatchObject(preferences);
    expect(await master.ask('PUT', '/preferences', { dateFormat: 'YYYY-MM-DD' })).toMatchObject({
      ...preferences,
      dateFormat: 'YYYY-MM-DD',
    });
    for (const [name, wrong] of [
      ['name', ''],
      ['name', 'Win at https://prize.example'],
      ['currency', 'JPY'],
      ['timeZone', 'Mars/Olympus'],
      ['timeZone', '+05:00'],
      ['fiscalYearStart', '02-29'],
      ['fiscalYearStart', '13-01'],
    ] as const)
      expect(await master.call('PUT', '/preferences', { [name]: wrong }), `${name} ${wrong}`).toMatchObject({
        status: 400,
        body: { fields: { [name]: expect.any(String) as string } },
      });
  });

  it('lets accounts without entries follow the currency; what was entered keeps its own and is told apart', async () => {
    const master = await memory.join();
    await master.ask('POST', '/transactions', entry({ accountLabel: 'Checking', date: '2026-03-02' }));
    await master.ask('PUT', '/preferences', { currency: 'GBP' });
    const { organization } = contract.getMe.reply.parse(await master.ask('GET', '/me'));
    const currencies = organization.accounts.map(({ id, currency }) => [id, currency] as const);
    expect(Object.fromEntries(currencies)).toMatchObject({ checking: 'USD', savings: 'GBP', cash: 'GBP' });
    const summary = await master.ask('GET', '/summary?from=2026-03-01&to=2026-03-31');
    expect(summary).toMatchObject({
      currency: 'GBP',
      expenses: 0,
      apart: [{ currency: 'USD', expenses: -1250 }],
    });
  });

  it('is not undone by another profession, only by another country', async () => {
    const master = await memory.join();
    await master.ask('PUT', '/profile', { country: 'Canada', region: 'QC', profession: 'realtor' });
    await master.ask('PUT', '/preferences', { dateFormat: 'DD/MM/YYYY', fiscalYearStart: '10-01' });
    await master.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'plumber' });
    expect(await master.ask('GET', '/me')).toMatchObject({
      organization: { region: 'ON', dateFormat: 'DD/MM/YYYY', fiscalYearStart: '10-01' },
    });
    await master.ask('PUT', '/profile', { country: 'UK', profession: 'plumber' });
    expect(await master.ask('GET', '/me')).toMatchObject({
      organization: { region: null, currency: 'GBP', fiscalYearStart: '04-06' },
    });
  });
});

describe('saveOwnPreferences and saveName', () => {
  it('belong to the person, whatever their role, and are nobody else’s', async () => {
    const [master, helper] = [await memory.join(), await memory.join()];
    await makeAssistant(memory.cloud, helper, await organizationIdOf(master), 'view-only');
    expect(await helper.ask('PUT', '/own-preferences', { theme: 'dark', density: 'compact' })).toMatchObject({
      theme: 'dark',
      density: 'compact',
    });
    await helper.ask('PUT', '/own-preferences', { autoSave: true });
    await helper.ask('PUT', '/name', { fullName: '  Ada Lovelace ' });
    expect(await helper.ask('GET', '/me')).toMatchObject({
      profile: { theme: 'dark', density: 'compact', autoSave: true, fullName: 'Ada Lovelace' },
    });
    const { profile } = contract.getMe.reply.parse(await master.ask('GET', '/me'));
    expect(profile).not.toHaveProperty('theme');
    expect(profile.fullName).toBe('Ada Byron');
  });
});

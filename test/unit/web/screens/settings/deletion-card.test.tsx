// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  requestAccountDeletion,
  requestOrganizationDeletion,
  withdrawAccountDeletion,
  withdrawOrganizationDeletion,
} from '../../../../../shared/contract/closings.ts';
import { listDataExports } from '../../../../../shared/contract/data-exports.ts';
import { getTeam } from '../../../../../shared/contract/team.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import { wasOffered } from '../../../../../web/features/deletion/asked-to-keep.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { assistant, reader } from '../../../../support/screen.tsx';
import { owner, team } from '../../../../support/team-shown.ts';

const api = fakeApi();
const alone = { ...team, members: [owner] };
const { profile, organization } = reader;
const ON = '2026-04-15';
const closing = { on: ON, askedAt: '2026-04-01T12:00:00.000Z' };
const goes: Partial<Me> = { profile: { ...profile, closing } };
const ends: Partial<Me> = {
  organizations: 2,
  organization: { ...organization, closing: { ...closing, withAccount: false } },
};

afterEach(async () => {
  await closeApp();
  sessionStorage.clear();
});
beforeEach(() => {
  api.on(getTeam, alone);
  api.on(listDataExports, { items: [] });
});

const openTab = (me: Partial<Me> = {}) => openApp('/app/settings?tab=data', api, { me });
const pressed = async (name: string) => screen.findByRole('button', { name });

describe('the dialog by which an account is deleted', () => {
  it('asks for the address and the password, says at the field what is wrong, and tells what was asked', async () => {
    api.on(requestAccountDeletion, wrongAt({ password: 'This is not your password.' }));
    const { person } = await openTab();
    await person.click(await pressed('Delete account'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await person.type(dialog.getByLabelText(/^Type your email address/), profile.email);
    await person.type(dialog.getByLabelText('Your password'), 'Wrong-horse-7');
    await person.click(dialog.getByRole('button', { name: 'Delete account' }));
    await dialog.findByText('This is not your password.');
    const asked = api.on(requestAccountDeletion, { on: ON });
    await person.click(dialog.getByRole('button', { name: 'Delete account' }));
    await screen.findByText('Account deletion requested');
    await screen.findByText('Check your email for confirmation.');
    expect(asked.mock.lastCall?.[0]).toEqual({ confirmation: profile.email, password: 'Wrong-horse-7' });
  });

  it('asks whoever has members whether their team ends', async () => {
    api.on(getTeam, team);
    const asked = api.on(requestAccountDeletion, { on: ON });
    const { person } = await openTab();
    await person.click(await pressed('Delete account'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByLabelText(/^End the team/));
    await person.type(dialog.getByLabelText(/^Type your email address/), profile.email);
    await person.type(dialog.getByLabelText('Your password'), 'Correct-horse-7');
    await person.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ endTeam: true }));
  });
});

describe('the card', () => {
  it('offers one organization to whoever has several, and an assistant their account alone', async () => {
    const asked = api.on(requestOrganizationDeletion, { on: ON });
    const { person } = await openTab({ organizations: 2 });
    await person.click(await pressed('Delete this organization'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText(/^Type the organization’s name/), organization.name);
    await person.type(dialog.getByLabelText('Your password'), 'Correct-horse-7');
    await person.click(dialog.getByRole('button', { name: 'Delete this organization' }));
    await screen.findByText('Organization deletion requested');
    expect(asked).toHaveBeenCalled();
    await closeApp();
    await openTab({ ...assistant, organizations: 2 });
    await pressed('Delete account');
    expect(screen.queryByRole('button', { name: 'Delete this organization' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export all data' })).toBeNull();
  });
});

describe('what will be deleted', () => {
  it('is said above every screen, and kept by the question at signing in', async () => {
    const kept = api.on(withdrawAccountDeletion, { takenBack: true });
    const { person } = await openApp('/app/notifications', api, { me: goes });
    await screen.findByRole('region', { name: /^Your account will be deleted on/ });
    const offer = within(await screen.findByRole('dialog', { name: 'Keep your account?' }));
    await person.click(offer.getByRole('button', { name: 'Keep my account' }));
    await screen.findByText('Your account is kept');
    expect(kept).toHaveBeenCalledTimes(1);
  });

  it('is asked about once a signing-in', async () => {
    const { person } = await openApp('/app/notifications', api, { me: ends });
    const offer = within(await screen.findByRole('dialog'));
    await person.click(offer.getByRole('button', { name: 'Not now' }));
    expect(wasOffered(closing.askedAt, undefined)).toBe(true);
    expect(wasOffered(closing.askedAt, '2026-04-02T12:00:00.000Z')).toBe(false);
  });

  it('is kept from the band, by whoever asked for it since they signed in too', async () => {
    const kept = api.on(withdrawOrganizationDeletion, { takenBack: true });
    const session = { since: '2026-03-02T00:00:00.000Z' };
    const { person } = await openApp('/app/notifications', api, { me: { ...ends, session } });
    const band = within(await screen.findByRole('region', { name: /will be deleted on/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(band.getByRole('button', { name: 'Keep this organization' }));
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
  });

  it('is said to members, who can’t keep it', async () => {
    await openApp('/app/notifications', api, { me: { ...ends, ...assistant } });
    const band = within(await screen.findByRole('region', { name: /will be deleted on/ }));
    expect(band.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

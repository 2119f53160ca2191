import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript } from '../../../infra/constructs/boot-script.ts';

/** Opens a page; gives where it leads at once, and whether anything of it is hidden. */
function opened(address: string, kept: Readonly<Record<string, string>> = {}) {
  const { pathname, search } = new URL(address, 'https://matchbook.example');
  const root = { classList: new Set<string>(), dataset: {} as Record<string, string>, hidden: false };
  let to: string | undefined;
  runInNewContext(bootScript(), {
    document: { documentElement: root, currentScript: null },
    location: { pathname, search, replace: (next: string) => (to = next) },
    localStorage: { ...kept, getItem: (name: string) => kept[name] ?? null },
    matchMedia: () => ({ matches: false }),
    navigator: { language: 'en-CA' },
  });
  return { to, isHidden: root.hidden, isSignedIn: root.dataset['signedIn'] };
}

const SIGNED_IN = { 'CognitoIdentityServiceProvider.client.LastAuthUser': 'grace' };

it.each([
  ['/success?books=b1', '/app/success?books=b1'],
  ['/cancel/', '/app/cancel'],
  ['/fr/success', '/app/success'],
])('leads whoever is signed in from %s to %s, and shows nothing before', (address, wanted) => {
  expect(opened(address, SIGNED_IN)).toEqual({ to: wanted, isHidden: true, isSignedIn: 'true' });
});

it.each(['/success?books=b1', '/cancel'])('leaves whoever is signed out at %s', (address) => {
  expect(opened(address)).toEqual({ to: undefined, isHidden: false, isSignedIn: 'false' });
});

it.each(['/', '/app/success', '/blog/success', '/pricing'])('leads nobody on from %s', (address) => {
  expect(opened(address, SIGNED_IN)).toMatchObject({ to: undefined, isHidden: false });
});

import type { Words } from '../words.ts';

/** What is told of the way in. */
export const security: Words['security'] = {
  device: ({ browser, system }) =>
    browser !== null && system !== null
      ? `${browser} sur ${system}`
      : (browser ?? system ?? 'Appareil inconnu'),
};

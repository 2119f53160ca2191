/*
 * What is done to an organization's data, by the kind under which the audit log lists it. Entries keep an act by its name for as long as the
 * books: an act may be added here, never renamed.
 */

/** Acts by kind. */
export const actsOfKinds = {
  sharing: ['link-created', 'link-end-changed', 'link-revoked'],
} as const;

export type ActKind = keyof typeof actsOfKinds;
export type Act = (typeof actsOfKinds)[ActKind][number];

/** All acts. */
export const acts: readonly Act[] = Object.values(actsOfKinds).flat();

/** The single capabilities a member can hold; screens and routes ask for these, never for roles. */
export const abilities = [
  'canManageUsers',
  'canManageBilling',
  'canExport',
  'canDelete',
  'canEdit',
  'canImport',
  'canMatch',
  /** Taking reports, packages and parts of the archive as files. */
  'canDownload',
  /** Closing a period, and what counts in a closed one: with what accounts began. */
  'canCloseBooks',
] as const;
export type Ability = (typeof abilities)[number];

/** What somebody is in an organization: its one owner, a member who works in it, or its accountant, whose seat is free. */
export const roles = ['master', 'assistant', 'accountant'] as const;
export type Role = (typeof roles)[number];
export const accessLevels = ['full', 'view-only'] as const;
export type AccessLevel = (typeof accessLevels)[number];

const BY_ROLE: Readonly<Record<'master' | 'accountant' | AccessLevel, readonly Ability[]>> = {
  master: abilities,
  full: ['canEdit', 'canImport', 'canMatch', 'canDownload'],
  'view-only': [],
  accountant: ['canDownload'],
};

/**
 * The abilities that an Enterprise plan may give to a member, or take from one, by themselves. Managing users and billing stays with the
 * master: whoever held it could give themselves the rest.
 */
export const overridable = [
  'canExport',
  'canDelete',
  'canEdit',
  'canImport',
  'canMatch',
  'canDownload',
  'canCloseBooks',
] as const satisfies readonly Ability[];

/** Single abilities of a member that differ from what their role gives: held, or not. */
export type AbilityOverrides = Readonly<Partial<Record<(typeof overridable)[number], boolean | undefined>>>;

/** Who would take something away: what they may do, who they are, and since when they are signed in. */
interface Remover {
  readonly abilities: readonly Ability[];
  readonly userId: string;
  readonly session?: { readonly since: string } | undefined;
}

/** Whether somebody may delete or archive a thing: with `canDelete` any, else, as an undo, what they brought themselves since signing in. */
export function mayRemove(
  { abilities: held, userId, session }: Remover,
  thing: { readonly userId: string; readonly createdAt: string },
): boolean {
  if (held.includes('canDelete')) return true;
  return session !== undefined && thing.userId === userId && thing.createdAt >= session.since;
}

/** A member, as far as it decides what they may do. */
export interface Standing {
  readonly role: Role;
  readonly accessLevel: AccessLevel;
  /** Undefined: none differ. */
  readonly overrides?: AbilityOverrides | undefined;
}

/**
 * What a member may do: a master everything, an assistant what the access level grants, an accountant downloads; with single abilities
 * given or taken where an Enterprise plan has it so. The only place where this is decided.
 */
export function abilitiesOf({ role, accessLevel, overrides = {} }: Standing): readonly Ability[] {
  if (role === 'master') return BY_ROLE.master;
  const usual = role === 'accountant' ? BY_ROLE.accountant : BY_ROLE[accessLevel];
  return overridable.filter((ability) => overrides[ability] ?? usual.includes(ability));
}

/** The single capabilities a member can hold; screens and routes ask for these, never for roles. */
export const abilities = [
  'canManageUsers',
  'canManageBilling',
  'canExport',
  'canDelete',
  'canEdit',
  'canImport',
  'canMatch',
  /** Closing a period, and what counts in a closed one: with what accounts began. */
  'canCloseBooks',
] as const;
export type Ability = (typeof abilities)[number];

export type Role = 'master' | 'assistant';
export type AccessLevel = 'full' | 'view-only';

const BY_ROLE: Readonly<Record<'master' | AccessLevel, readonly Ability[]>> = {
  master: abilities,
  full: ['canEdit', 'canImport', 'canMatch'],
  'view-only': [],
};

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

/** What a member may do: a master everything, an assistant what the access level grants. The only place where this is decided. */
export function abilitiesOf(member: { role: Role; accessLevel: AccessLevel }): readonly Ability[] {
  return member.role === 'master' ? BY_ROLE.master : BY_ROLE[member.accessLevel];
}

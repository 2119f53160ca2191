/** The single capabilities a member can hold; screens and routes ask for these, never for roles. */
export const abilities = [
  'canManageUsers',
  'canManageBilling',
  'canExport',
  'canDelete',
  'canEdit',
  'canImport',
  'canMatch',
] as const;
export type Ability = (typeof abilities)[number];

export type Role = 'master' | 'assistant';
export type AccessLevel = 'full' | 'view-only';

const BY_ROLE: Readonly<Record<'master' | AccessLevel, readonly Ability[]>> = {
  master: abilities,
  full: ['canEdit', 'canImport', 'canMatch'],
  'view-only': [],
};

/** What a member may do: a master everything, an assistant what the access level grants. The only place where this is decided. */
export function abilitiesOf(member: { role: Role; accessLevel: AccessLevel }): readonly Ability[] {
  return member.role === 'master' ? BY_ROLE.master : BY_ROLE[member.accessLevel];
}

import type { World } from './world.ts';

/** What people of one team did at once, and were answered. */
export interface Team {
  readonly organizationId: string;
  readonly seats: number;
  readonly assistants: readonly string[];
  readonly invited: readonly { readonly userId: string; readonly code: string }[];
  /** Who was let in, once for each answer that said so. */
  readonly joined: string[];
  /** How the entries stood when somebody's removal was answered. */
  readonly atRemoval: Map<string, readonly string[]>;
}

/** Each entry in its version, in the order of their ids. */
export const standingEntries = ({ table }: World, organizationId: string): readonly string[] =>
  table
    .itemsUnder(`ORG#${organizationId}`)
    .filter(({ entity }) => entity === 'transaction')
    .map(({ id, version }) => `${String(id)} ${String(version)}`)
    .toSorted();

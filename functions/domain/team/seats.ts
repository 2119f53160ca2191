import type { Role } from '../../../shared/abilities.ts';

/** A member, as far as it decides who has a seat. */
interface Seated {
  readonly userId: string;
  readonly role: Role;
  /** When they joined. */
  readonly joinedAt: string;
}

/** Whether a member takes one of the seats that a plan counts: an accountant's is free. */
export const takesSeat = ({ role }: Pick<Seated, 'role'>): boolean => role !== 'accountant';

/**
 * Whether a member has one of so many seats: the master has, then whoever joined first. Whoever has none goes on reading, so that a plan
 * that falls below its members locks nobody out.
 */
export function hasSeat(userId: string, members: readonly Seated[], seats: number): boolean {
  const inOrder = members.filter(takesSeat).toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
  return inOrder.slice(0, seats).some((member) => member.userId === userId);
}

const rankOf = ({ role, joinedAt, userId }: Seated): string =>
  [role === 'master' ? 0 : 1, joinedAt, userId].join();

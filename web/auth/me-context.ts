import { createContext, use } from 'react';
import { mayRemove } from '../../shared/abilities.ts';
import type { Ability } from '../../shared/abilities.ts';
import type { Me } from '../../shared/model/organization.ts';

export const MeContext = createContext<Me | undefined>(undefined);

/** The signed-in person behind the access guard: profile, organisation, abilities, plan. */
export function useSignedIn(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('useSignedIn stands outside of AccessGuard.');
  return me;
}

/** Whether the signed-in person may do something; the server decides again. */
export function useCan(ability: Ability): boolean {
  return useSignedIn().abilities.includes(ability);
}

/** Whether the signed-in person prefers lists whose rows stand close. */
export function useIsCompact(): boolean {
  return useSignedIn().profile.density === 'compact';
}

/** Tells of each thing whether the signed-in person may delete or archive it; the server decides again. */
export function useMayRemove(): (thing: Parameters<typeof mayRemove>[1]) => boolean {
  const { profile, abilities, session } = useSignedIn();
  return (thing) => mayRemove({ abilities, userId: profile.id, session }, thing);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Me } from '../../shared/model/organization.ts';
import { queryKeys } from '../api/query-keys.ts';
import { ABILITIES_CHANGED } from '../api/shown-books.ts';
import { useSignedIn } from '../auth/me-context.ts';
import { useNotify } from '../kit/notify.ts';
import { useText } from '../text/use-text.ts';

type Standing = Pick<Me, 'membership' | 'abilities'>;

/** Says when the signed-in person's role, access level or abilities change while the page is open, and looks once something is refused. */
export function useAccessChanges(): void {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { membership, abilities } = useSignedIn();
  const told = useRef<Standing>({ membership, abilities });
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: queryKeys.me });
    window.addEventListener(ABILITIES_CHANGED, look);
    return () => window.removeEventListener(ABILITIES_CHANGED, look);
  }, [queries]);
  useEffect(() => {
    const change = changeOf(told.current, { membership, abilities });
    told.current = { membership, abilities };
    if (change === undefined) return;
    // A toast draws itself at once, which it can't while this is being drawn.
    queueMicrotask(() =>
      notify.goesOn(t(`organizations.changedTo.${change}`), t('organizations.changedHelp')),
    );
    // What was shown was asked for by what the person could do before.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] });
  }, [abilities, membership, notify, queries, t]);
}

/** What somebody has become; undefined where nothing changed. */
function changeOf(before: Standing, after: Standing) {
  const { role, accessLevel } = after.membership;
  const isSame = before.abilities.toSorted().join() === after.abilities.toSorted().join();
  if (role !== before.membership.role) return role === 'assistant' ? accessLevel : role;
  if (accessLevel !== before.membership.accessLevel && role === 'assistant') return accessLevel;
  return isSame ? undefined : 'other';
}

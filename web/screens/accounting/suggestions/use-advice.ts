import { usualMatching } from '../../../../shared/model/match.ts';
import { useMatches, useSaveMatching } from '../../../api/matching.ts';
import { usePayouts } from '../../../api/ledger.ts';
import { useCan, useSignedIn } from '../../../auth/me-context.ts';
import type { LoadableQuery } from '../../../kit/loaded.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { namedLikeEarlier, trustEarned } from './noticed.ts';
import { useProvenPayouts } from '../payouts/use-proven-payouts.ts';
import { useRunActions } from '../use-run-actions.ts';

/** One thing worth doing: what, why, and doing it, which answers whether it was done. */
export interface Advice {
  readonly title: string;
  readonly why: string;
  readonly apply: () => Promise<boolean>;
}

/** What the books suggest to do next. */
export function useAdvice(): LoadableQuery<Advice[]> {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { matching = usualMatching } = useSignedIn().organization;
  const pending = useMatches('pending');
  const recent = useMatches('recent');
  const { run } = useRunActions();
  const goAuto = useGoAuto();
  const payouts = usePayouts('open');
  const bookAll = useProvenPayouts();
  const queries = [pending, recent, payouts];
  const isHere = queries.every(({ data }) => data !== undefined);
  const named = namedLikeEarlier(pending.data?.items ?? []);
  const trust = matching.auto === 'suggest' ? trustEarned(recent.data?.items ?? []) : undefined;
  const proven = canEdit
    ? (payouts.data?.items ?? []).filter(({ evidence }) => evidence?.kind === 'report')
    : [];
  const advice: (Advice | undefined)[] = [
    named.length > 0
      ? {
          title: t('matching.namesKnown', { count: named.length }),
          why: t('matching.namesKnownHelp'),
          apply: () => run(named.map(({ id }) => id)),
        }
      : undefined,
    trust !== undefined
      ? { title: t('matching.goAuto'), why: t('matching.goAutoHelp', { count: trust }), apply: goAuto }
      : undefined,
    proven.length > 0
      ? {
          title: t('payouts.proven', { count: proven.length }),
          why: t('payouts.provenHelp'),
          apply: () => bookAll(proven),
        }
      : undefined,
  ];
  return {
    data: isHere ? advice.filter((one) => one !== undefined) : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

function useGoAuto() {
  const t = useText();
  const notify = useNotify();
  const { matching = usualMatching } = useSignedIn().organization;
  const { mutateAsync: save } = useSaveMatching();
  return async (): Promise<boolean> => {
    try {
      await save({ ...matching, auto: 'auto' });
      notify.done({
        title: t('matching.matchingSaved'),
        undo: () => save(matching),
        settles: [t('matching.matchingFailed')],
      });
      return true;
    } catch (error) {
      notify.failed(t('matching.matchingFailed'), messageOf(error, t('common.unexpected')));
      return false;
    }
  };
}

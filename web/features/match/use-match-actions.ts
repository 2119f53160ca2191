import { useQueryClient } from '@tanstack/react-query';
import type { Match } from '../../../shared/model/match.ts';
import { useDecideMatch } from '../../api/matching.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';

export interface MatchActions {
  readonly confirm: (match: Match) => Promise<void>;
  readonly reject: (match: Match) => Promise<void>;
  readonly undo: (match: Match) => Promise<void>;
}

/** Decisions on suggestions, each told with an undo. */
export function useMatchActions(): MatchActions {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutateAsync: decide } = useDecideMatch();

  const failed = (error: unknown) => {
    notify.failed(t('accounting.decisionFailed'), messageOf(error, t('common.unexpected')));
    void client.invalidateQueries({ queryKey: queryKeys.matches });
  };
  const takeBack = (id: string) => decide({ id, decision: 'undo' });
  const decideOne = async ({ id }: Match, decision: 'confirm' | 'reject', title: string) => {
    try {
      await decide({ id, decision });
      notify.done({ title, undo: () => takeBack(id), settles: [t('accounting.decisionFailed')] });
    } catch (error) {
      failed(error);
    }
  };
  return {
    confirm: (match) => decideOne(match, 'confirm', t('accounting.confirmed')),
    reject: (match) => decideOne(match, 'reject', t('accounting.rejected')),
    undo: async ({ id }) => {
      await takeBack(id).catch(failed);
    },
  };
}

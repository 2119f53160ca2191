import { useState } from 'react';
import type { MemberChange, TeamMember } from '../../../shared/model/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { useTeamChanges } from '../../api/team.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Changes a member's role or access level, and says so. */
export function useChangeMember({ id, fullName: name }: TeamMember) {
  const t = useText();
  const notify = useNotify();
  const { change } = useTeamChanges();
  const [isBusy, setBusy] = useState(false);
  const to = async (body: MemberChange) => {
    setBusy(true);
    try {
      await change({ id, body });
      notify.done({ title: t('team.changed', { name }), settles: [t('team.changeFailed')] });
    } catch (error) {
      notify.failed(t('team.changeFailed'), messageOf(error, t('common.unexpected')));
    }
    setBusy(false);
  };
  return { isBusy, to };
}

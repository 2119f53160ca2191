import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptInvitation,
  changeMember,
  createTeam,
  getTeam,
  inviteTeamMember,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '../../shared/contract/team.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { MemberChange, NewTeam } from '../../shared/model/team.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The team with its members, and for its master the invitations that wait; others change it, so it is asked for on every visit. */
export function useTeam() {
  return useQuery({
    queryKey: queryKeys.team,
    queryFn: () => call(getTeam, {}),
    refetchOnMount: 'always',
  });
}

/** What changes the team; each answers once the page's team is asked for again. */
export function useTeamChanges() {
  const create = useTeamChange((body: NewTeam) => call(createTeam, { body }));
  const invite = useTeamChange((body: RouteRequest<typeof inviteTeamMember>['body']) =>
    call(inviteTeamMember, { body }),
  );
  const resend = useTeamChange((id: string) => call(resendInvitation, { params: { id } }));
  const revoke = useTeamChange((id: string) => call(revokeInvitation, { params: { id } }));
  const change = useTeamChange(({ id, body }: { id: string; body: MemberChange }) =>
    call(changeMember, { params: { id }, body }),
  );
  const remove = useTeamChange((id: string) => call(removeMember, { params: { id } }));
  return { create, invite, resend, revoke, change, remove };
}

function useTeamChange<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    // Also after a refusal: what was refused is often no longer what the page shows.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.team }),
  }).mutateAsync;
}

/** Ends the signed-in person's own membership. */
export const leaveTeam = (userId: string) => call(removeMember, { params: { id: userId } });

/** Joins the team whose invitation has this code. */
export const joinTeam = (code: string) => call(acceptInvitation, { body: { invitation_code: code } });

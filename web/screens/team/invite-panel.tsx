import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { WantedInvitation } from '../../../shared/model/team.ts';
import type { TeamView } from '../../../shared/model/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useTeamChanges } from '../../api/team.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';

interface InvitePanelProps extends Pick<TeamView, 'seats'> {
  readonly teamId: string;
}

/** The master invites somebody by their address; a plan of one seat has room for accountants alone. */
export function InvitePanel({ teamId, seats: { used, limit } }: InvitePanelProps) {
  const t = useText();
  const hasMembers = limit !== 1;
  const isFull = hasMembers && limit !== null && used >= limit;
  return (
    <Panel title={t('team.inviteTitle')}>
      <Stack gap="4">
        {!hasMembers && <Text color="fg.muted">{t('team.starter')}</Text>}
        {isFull && <Text color="fg.muted">{t('team.seatsFull')}</Text>}
        <InviteForm key={String(hasMembers)} teamId={teamId} hasMembers={hasMembers} />
      </Stack>
    </Panel>
  );
}

function InviteForm({ teamId, hasMembers }: { teamId: string; hasMembers: boolean }) {
  const t = useText();
  const notify = useNotify();
  const { invite } = useTeamChanges();
  const form = useRouteForm({
    body: WantedInvitation,
    defaultValues: { email: '', role: hasMembers ? 'assistant' : 'accountant', access: 'full' },
    bodyOf: ({ email, role, access }) => ({
      ...{ team_id: teamId, invited_email: email },
      role: role === 'accountant' ? ('accountant' as const) : ('assistant' as const),
      access_level:
        access === 'view-only' && role !== 'accountant' ? ('view-only' as const) : ('full' as const),
    }),
    fieldOf: (name) => (name === 'invited_email' ? 'email' : name),
    send: async (wanted) => {
      const { invited_email: email } = await invite(wanted);
      notify.done({ title: t('team.invited', { email }), settles: [t('team.inviteFailed')] });
      form.reset();
      form.setFocus('email');
    },
    onFailed: (error) => notify.failed(t('team.inviteFailed'), messageOf(error, t('common.unexpected'))),
  });
  const { control, formState, register } = form;
  const [email, role, access] = useWatch({ control, name: ['email', 'role', 'access'] });
  const isAccountant = role === 'accountant';
  const errors: Partial<Record<string, { message?: string }>> = formState.errors;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        <Flex gap="4" wrap="wrap" align="flex-start">
          <Box flex="1 1 16rem" minW="0">
            <FormField
              label={t('team.inviteEmail')}
              error={errors['email']?.message ?? errors['invited_email']?.message}
            >
              <Input type="email" autoComplete="off" {...register('email')} />
            </FormField>
          </Box>
          <Box flex="0 1 12rem">
            <FormField label={t('team.inviteRole')}>
              <Choice {...register('role')}>
                {hasMembers && <option value="assistant">{t('dashboard.roles.assistant')}</option>}
                <option value="accountant">{t('dashboard.roles.accountant')}</option>
              </Choice>
            </FormField>
          </Box>
          {!isAccountant && (
            <Box flex="0 1 12rem">
              <FormField label={t('team.inviteAccess')}>
                <Choice {...register('access')}>
                  <option value="full">{t('team.access.full')}</option>
                  <option value="view-only">{t('team.access.view-only')}</option>
                </Choice>
              </FormField>
            </Box>
          )}
        </Flex>
        <Text textStyle="sm" color="fg.muted" aria-live="polite">
          {isAccountant
            ? t('team.roleHelp.accountant')
            : `${t('team.roleHelp.assistant')} ${t(access === 'view-only' ? 'team.accessHelp.view-only' : 'team.accessHelp.full')}`}
        </Text>
        <FormProblem problem={form.problem} />
        <SubmitButton
          alignSelf="flex-start"
          disabled={email.trim() === ''}
          loading={form.isBusy}
          loadingText={t('team.inviting')}
        >
          {t('team.invite')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

import { Badge, Box, Button, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCopy } from 'react-icons/lu';
import type { Invitation } from '../../../shared/model/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { useTeamChanges } from '../../api/team.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { RowTool } from '../../kit/row-tool.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { daysUntil } from '../../format/days-until.ts';
import { useText } from '../../text/use-text.ts';

/** The invitations that wait for an answer. */
export function InvitationsPanel({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const t = useText();
  return (
    <Panel title={t('team.invitations')}>
      {invitations.length === 0 ? (
        <Text color="fg.muted">{t('team.noInvitations')}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" aria-label={t('team.invitations')}>
          {invitations.map((invitation) => (
            <Box
              as="li"
              key={invitation.id}
              py="4"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
              _last={{ pb: '0' }}
            >
              <InvitationRow invitation={invitation} />
            </Box>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

const mailMeanings = { waiting: 'waiting', sent: 'good', failed: 'broken', unknown: 'waiting' } as const;

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const notify = useNotify();
  const { resend, revoke } = useTeamChanges();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, invitedEmail: email, invitationCode: code, role, accessLevel, expiresAt, mail } = invitation;
  const days = daysUntil(expiresAt);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify.done({ title: t('team.copied'), settles: [t('team.copyFailed')] });
    } catch {
      notify.failed(t('team.copyFailed'), t('team.copyFailedHelp'));
    }
  };
  const act = async (work: () => Promise<unknown>, title: string, failed: string) => {
    setBusy(true);
    try {
      await work();
      notify.done({ title, settles: [failed] });
    } catch (error) {
      notify.failed(failed, messageOf(error, t('common.unexpected')));
    }
    setBusy(false);
  };
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <Box flex="1 1 18rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="550" overflowWrap="anywhere">
            {email}
          </Text>
          <Badge variant="outline">{t(`dashboard.roles.${role}`)}</Badge>
          {role === 'assistant' && <Badge variant="outline">{t(`team.access.${accessLevel}`)}</Badge>}
        </Flex>
        <Flex gap="1" align="center" mt="1">
          <Code size="sm" aria-label={t('team.code')} overflowWrap="anywhere">
            {code}
          </Code>
          <RowTool label={t('team.copy', { email })} onTake={() => void copy()}>
            <LuCopy />
          </RowTool>
        </Flex>
        <Flex gap="2" align="center" wrap="wrap" mt="1" textStyle="xs" color="fg.muted">
          {days <= 1 ? t('team.lastDay') : t('team.daysLeft', { count: days })}
          <StatusBadge meaning={mailMeanings[mail]}>{t(`team.mail.${mail}`)}</StatusBadge>
        </Flex>
      </Box>
      <Flex gap="2">
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          aria-label={t('team.resendTo', { email })}
          onClick={() => void act(() => resend(id), t('team.invited', { email }), t('team.resendFailed'))}
        >
          {t('team.resend')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          aria-label={t('team.revokeOf', { email })}
          onClick={() => setAsking(true)}
        >
          {t('team.revoke')}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('team.revokeTitle', { email })}
        description={t('team.revokeHelp')}
        confirmLabel={t('team.revoke')}
        onConfirm={() =>
          act(() => revoke(id), t('team.revoked'), t('team.revokeFailed')).finally(() => setAsking(false))
        }
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}

import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { TeamMember } from '../../../shared/model/team.ts';
import { useTeamChanges } from '../../api/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { MenuButton } from '../../kit/menu-button.tsx';
import { useNotify } from '../../kit/notify.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { PermissionsDialog } from './permissions-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useChangeMember } from './use-change-member.ts';

interface MemberProps {
  readonly member: TeamMember;
}

/** Somebody of the team, and what its master can do with them. */
export function MemberRow({ member }: MemberProps) {
  const t = useText();
  const { profile } = useSignedIn();
  const isMaster = useCan('canManageUsers');
  const { fullName, email, role, hasSeat, userId } = member;
  const isChangeable = isMaster && role !== 'master';
  return (
    <Flex gap="4" wrap="wrap" align="flex-start" justify="space-between">
      <Box flex="1 1 16rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="550" overflowWrap="anywhere">
            {fullName}
          </Text>
          {userId === profile.id && <Badge variant="subtle">{t('team.you')}</Badge>}
          {!isChangeable && <Standing member={member} />}
          {!hasSeat && <StatusBadge meaning="waiting">{t('team.onlyReads')}</StatusBadge>}
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere">
          {email}
        </Text>
        <Text textStyle="xs" color="fg.muted" mt="1">
          <Times member={member} />
        </Text>
      </Box>
      {isChangeable && <Changes member={member} />}
    </Flex>
  );
}

function Standing({ member: { role, accessLevel } }: MemberProps) {
  const t = useText();
  return (
    <>
      <Badge variant="outline">{t(`dashboard.roles.${role}`)}</Badge>
      {role === 'assistant' && <Badge variant="outline">{t(`team.access.${accessLevel}`)}</Badge>}
    </>
  );
}

function Times({ member: { joinedAt, lastActivity } }: MemberProps) {
  const t = useText();
  return (
    <>
      {joinedAt === null ? (
        t('team.founder')
      ) : (
        <>
          {t('team.joined')} <DateText day={joinedAt.slice(0, 10)} />
        </>
      )}
      {' · '}
      {t('team.lastActive')} {lastActivity === null ? t('team.never') : <TimeAgo at={lastActivity} />}
    </>
  );
}

/** What the master alone does with a member. */
function Changes({ member }: MemberProps) {
  const t = useText();
  const { plan } = useSignedIn();
  const [opened, setOpened] = useState<'transfer' | 'permissions' | 'remove'>();
  const change = useChangeMember(member);
  const { fullName: name, role, accessLevel } = member;
  const close = () => setOpened(undefined);
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Box w="9.5rem">
        <Choice
          size="sm"
          aria-label={t('team.roleOf', { name })}
          value={role}
          disabled={change.isBusy}
          onChange={({ target }) =>
            void change.to({ role: target.value === 'accountant' ? 'accountant' : 'assistant' })
          }
        >
          <option value="assistant">{t('dashboard.roles.assistant')}</option>
          <option value="accountant">{t('dashboard.roles.accountant')}</option>
        </Choice>
      </Box>
      {role === 'assistant' && (
        <Box w="9.5rem">
          <Choice
            size="sm"
            aria-label={t('team.accessOf', { name })}
            value={accessLevel}
            disabled={change.isBusy}
            onChange={({ target }) =>
              void change.to({ accessLevel: target.value === 'view-only' ? 'view-only' : 'full' })
            }
          >
            <option value="full">{t('team.access.full')}</option>
            <option value="view-only">{t('team.access.view-only')}</option>
          </Choice>
        </Box>
      )}
      <MenuButton
        size="sm"
        aria-label={t('team.more', { name })}
        choices={[
          ...(role === 'assistant' ? [{ value: 'transfer' as const, label: t('team.transfer') }] : []),
          ...(plan.name === 'enterprise'
            ? [{ value: 'permissions' as const, label: t('team.permissions') }]
            : []),
        ]}
        onTake={setOpened}
      >
        <span aria-hidden="true">···</span>
      </MenuButton>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        aria-label={`${t('team.remove')} ${name}`}
        onClick={() => setOpened('remove')}
      >
        {t('team.remove')}
      </Button>
      <RemoveMember member={member} isOpen={opened === 'remove'} onClose={close} />
      {opened === 'transfer' && <TransferDialog member={member} onClose={close} />}
      {opened === 'permissions' && <PermissionsDialog member={member} onClose={close} />}
    </Flex>
  );
}

interface RemoveMemberProps extends MemberProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function RemoveMember({ member: { id, fullName }, isOpen, onClose }: RemoveMemberProps) {
  const t = useText();
  const notify = useNotify();
  const { remove } = useTeamChanges();
  const confirm = async () => {
    try {
      await remove(id);
      notify.done({ title: t('team.removed'), settles: [t('team.removeFailed')] });
    } catch (error) {
      notify.failed(t('team.removeFailed'), messageOf(error, t('common.unexpected')));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('team.removeTitle')}
      description={t('team.removeHelp', { name: fullName })}
      confirmLabel={t('team.remove')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

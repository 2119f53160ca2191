import { Input, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { MemberChange } from '../../../shared/model/team.ts';
import type { TeamMember } from '../../../shared/model/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useTeamChanges } from '../../api/team.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { useText } from '../../text/use-text.ts';

interface TransferDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Hands the organization over to a member, by the master's password. */
export function TransferDialog({ member: { id, fullName: name }, onClose }: TransferDialogProps) {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { email } = useSignedIn().profile;
  const { change } = useTeamChanges();
  const form = useRouteForm({
    body: MemberChange.options[2],
    defaultValues: { password: '' },
    bodyOf: ({ password }) => ({ role: 'master' as const, password }),
    send: async (body) => {
      await change({ id, body });
      notify.done({ title: t('team.transferred', { name }), settles: [t('team.transferFailed')] });
      onClose();
      await queries.invalidateQueries({ queryKey: queryKeys.me });
    },
    onFailed: (error) => notify.failed(t('team.transferFailed'), messageOf(error, t('common.unexpected'))),
  });
  return (
    <FormDialog
      title={t('team.transferTitle', { name })}
      form={form}
      submitLabel={t('team.transfer')}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text color="fg.muted">{t('team.transferHelp')}</Text>
        {/* Tells a keeper of passwords whose it is. */}
        <Input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField label={t('team.password')} error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

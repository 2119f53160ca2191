import { Input, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { GRACE_DAYS, WantedDeletion } from '../../../shared/model/closing.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { requestDeletion } from '../../api/closings.ts';
import type { Ending } from '../../api/closings.ts';
import { messageOf } from '../../api/message-of.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useTeam } from '../../api/team.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';

interface DeletionDialogProps {
  readonly ending: Ending;
  readonly onClose: () => void;
}

/** Asks for the deletion: what goes and when, typed once more, by the password; where others work in it too, whether their team ends. */
export function DeletionDialog({ ending, onClose }: DeletionDialogProps) {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { profile, organization, membership } = useSignedIn();
  const others = (useTeam().data?.members.length ?? 1) > 1 && membership.role === 'master';
  const [isTeamMet, setTeamMet] = useState(false);
  const [endsTeam, setEndsTeam] = useState(false);
  const isAccount = ending === 'account';
  const name = isAccount ? profile.email : organization.name;
  const today = todayIn(organization.timeZone, new Date());
  const day = formatDay(addDays(today, GRACE_DAYS), useDateFormat());
  const failed = t(isAccount ? 'deletion.accountFailed' : 'deletion.organizationFailed');
  const form = useRouteForm({
    body: WantedDeletion,
    defaultValues: { confirmation: '', password: '' },
    bodyOf: ({ confirmation, password }) => ({
      ...{ confirmation, password },
      ...(endsTeam ? { endTeam: true } : {}),
    }),
    send: async (body) => {
      await requestDeletion(ending, body);
      notify.done({
        title: t(isAccount ? 'deletion.accountRequested' : 'deletion.organizationRequested'),
        description: t('deletion.requestedHelp'),
        settles: [failed],
      });
      onClose();
      await queries.invalidateQueries({ queryKey: queryKeys.me });
    },
    onFailed: (error) => {
      // Of another of their organizations only the server knows that others work in it.
      if (error instanceof ApiProblem && error.code === 'wrong-state') setTeamMet(true);
      notify.failed(failed, messageOf(error, t('common.unexpected')));
    },
  });
  const { errors } = form.formState;
  const label = t(isAccount ? 'deletion.account' : 'deletion.organization');
  return (
    <FormDialog
      title={isAccount ? t('deletion.accountDialog') : t('deletion.organizationDialog', { name })}
      form={form}
      submitLabel={label}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>
          {isAccount ? t('deletion.whatAccount', { day }) : t('deletion.whatOrganization', { name, day })}
        </Text>
        <Text color="fg.muted">{t('deletion.untilThen')}</Text>
        {(others || isTeamMet) && (
          <Stack gap="1.5">
            <Tick label={t('deletion.team')} isOn={endsTeam} onChange={setEndsTeam} />
            <Text textStyle="sm" color="fg.muted">
              {t('deletion.teamHelp')}
            </Text>
          </Stack>
        )}
        <FormField
          label={isAccount ? t('deletion.typeAddress', { name }) : t('deletion.typeName', { name })}
          error={errors.confirmation?.message}
        >
          <Input autoComplete="off" {...form.register('confirmation')} />
        </FormField>
        {/* Tells a keeper of passwords whose it is. */}
        <Input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        <FormField label={t('deletion.password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

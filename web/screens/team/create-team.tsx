import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { NewTeam } from '../../../shared/model/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useTeamChanges } from '../../api/team.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';

/** A master without a team makes one; sample books have none. */
export function CreateTeam() {
  const t = useText();
  const { organization } = useSignedIn();
  return (
    <Panel title={t('team.createTitle')}>
      {organization.sample ? <Text color="fg.muted">{t('team.sample')}</Text> : <TeamForm />}
    </Panel>
  );
}

function TeamForm() {
  const t = useText();
  const notify = useNotify();
  const { profile } = useSignedIn();
  const { create } = useTeamChanges();
  // Sent again after no answer came, it is the same team.
  const [id] = useState(newId);
  const form = useRouteForm({
    body: NewTeam,
    defaultValues: { name: t('team.defaultName', { name: profile.fullName || profile.email }) },
    bodyOf: ({ name }) => ({ id, name }),
    send: async (team) => {
      await create(team);
      notify.done({ title: t('team.created'), settles: [t('team.createFailed')] });
    },
    onFailed: (error) => notify.failed(t('team.createFailed'), messageOf(error, t('common.unexpected'))),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="5" maxW="28rem">
        <Text color="fg.muted">{t('team.createHelp')}</Text>
        <FormField label={t('team.name')} error={form.formState.errors.name?.message}>
          <Input autoComplete="off" {...form.register('name')} />
        </FormField>
        <FormProblem problem={form.problem} />
        <SubmitButton alignSelf="flex-start" loading={form.isBusy} loadingText={t('team.creating')}>
          {t('team.create')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

import { Stack, Text } from '@chakra-ui/react';
import { PasswordChange } from '../../../shared/model/password.ts';
import { useChangePassword } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';

const empty = { currentPassword: '', newPassword: '' };

/** Changes the password of whoever knows the one that holds, and signs in here again with the new one. */
export function ChangePassword() {
  const t = useText();
  const notify = useNotify();
  const { email } = useSignedIn().profile;
  const { endAll } = useAuth();
  const { mutateAsync: change } = useChangePassword();
  const form = useRouteForm({
    body: PasswordChange,
    defaultValues: empty,
    bodyOf: (typed: typeof empty) => typed,
    send: async (passwords) => {
      await endAll(() => change(passwords), { email, password: passwords.newPassword });
      form.reset(empty);
      notify.done({ title: t('settings.passwordChanged'), settles: [t('settings.passwordFailed')] });
    },
    onFailed: (error) =>
      notify.failed(t('settings.passwordFailed'), messageOf(error, t('common.unexpected'))),
  });
  const { errors } = form.formState;
  return (
    <Panel title={t('settings.password')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="5">
          <Text color="fg.muted">{t('settings.passwordHelp')}</Text>
          {/* Tells a keeper of passwords whose it is. */}
          <input type="email" autoComplete="username" readOnly hidden value={email} />
          <FormField label={t('settings.currentPassword')} error={errors.currentPassword?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </FormField>
          <FormField
            label={t('settings.newPassword')}
            help={t('auth.passwordHelp')}
            error={errors.newPassword?.message}
          >
            <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
          </FormField>
          <FormProblem problem={form.problem} />
          <SubmitButton alignSelf="start" loading={form.isBusy} loadingText={t('settings.changingPassword')}>
            {t('settings.changePassword')}
          </SubmitButton>
        </Stack>
      </form>
    </Panel>
  );
}

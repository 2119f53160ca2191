import { Input, Stack, Text } from '@chakra-ui/react';
import { EndingAll } from '../../../shared/model/session.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useEndSessions } from '../../api/sessions.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { useText } from '../../text/use-text.ts';

/** Signs out every place by the password, with which this one is signed in again. */
export function EndOtherSessions({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const auth = useAuth();
  const { email } = useSignedIn().profile;
  const { endAll } = useEndSessions();
  const form = useRouteForm({
    body: EndingAll.options[1],
    defaultValues: { password: '' },
    bodyOf: ({ password }) => ({ keepThis: true as const, password }),
    send: async (body) => {
      await auth.endAll(() => endAll(body), { email, password: body.password });
      notify.done({ title: t('sessions.othersDone'), settles: [t('sessions.allFailed')] });
      onClose();
    },
    onFailed: (error) => notify.failed(t('sessions.allFailed'), messageOf(error, t('common.unexpected'))),
  });
  return (
    <FormDialog
      title={t('sessions.othersTitle')}
      form={form}
      submitLabel={t('sessions.others')}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text color="fg.muted">{t('sessions.othersHelp')}</Text>
        {/* Tells a keeper of passwords whose it is. */}
        <Input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField label={t('auth.password')} error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

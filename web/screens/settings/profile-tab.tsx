import { Input, Stack } from '@chakra-ui/react';
import * as z from 'zod';
import { FullName } from '../../../shared/model/common.ts';
import { useSaveName } from '../../api/books.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { OrganizationList } from '../../features/organizations/organization-list.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { BooksForm } from './books-form.tsx';
import { SaveButton } from './save-button.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Who one is, and for which country and work the books are kept. */
export function ProfileTab() {
  const t = useText();
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Person />
      <BooksForm />
      <Panel title={t('organizations.title')}>
        <OrganizationList />
      </Panel>
    </Stack>
  );
}

const body = z.strictObject({ fullName: FullName });

function Person() {
  const t = useText();
  const { fullName, email, role } = useSignedIn().profile;
  const { mutateAsync: save } = useSaveName();
  const form = useSettingsForm({
    body,
    kept: { fullName },
    bodyOf: (typed: { fullName: string }) => typed,
    save,
  });
  return (
    <Panel title={t('settings.you')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="5">
          <FormField label={t('settings.fullName')} error={form.formState.errors.fullName?.message}>
            <Input
              autoComplete="name"
              {...form.register('fullName', { onBlur: () => form.leave('fullName') })}
            />
          </FormField>
          <FormField label={t('settings.email')} help={t('settings.emailHelp')}>
            <Input type="email" readOnly bg="bg.muted" value={email} />
          </FormField>
          <FormField label={t('settings.role')}>
            <Input readOnly bg="bg.muted" value={t(`settings.roles.${role}`)} />
          </FormField>
          <SaveButton {...form} />
        </Stack>
      </form>
    </Panel>
  );
}

import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { inBooks, paths } from '../../../shared/paths.ts';
import { NewOrganization } from '../../../shared/model/team.ts';
import { newId } from '../../api/new-id.ts';
import { activateOrganization, createOrganization } from '../../api/organizations.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { useBeginAnew } from './use-begin-anew.ts';

/** Adds a further business of the person's and opens it, where its books are set up. */
export function AddBusiness({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  // Sent again after no answer came, it is the same business.
  const [id] = useState(newId);
  const { begin } = useBeginAnew(
    async (wanted: NewOrganization) => {
      await createOrganization(wanted);
      return activateOrganization(wanted.id);
    },
    t('organizations.addFailed'),
    () => inBooks(paths.dashboard, id),
  );
  const form = useRouteForm({
    body: NewOrganization,
    defaultValues: { name: '' },
    bodyOf: ({ name }) => ({ id, name }),
    send: begin,
  });
  return (
    <FormDialog
      title={t('organizations.addTitle')}
      form={form}
      submitLabel={t('organizations.addButton')}
      busyLabel={t('organizations.adding')}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text color="fg.muted">{t('organizations.addHelp')}</Text>
        <FormField label={t('organizations.name')} error={form.formState.errors.name?.message}>
          <Input autoComplete="organization" {...form.register('name')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

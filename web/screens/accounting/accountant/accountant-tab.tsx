import { Grid, Input, Stack, Text } from '@chakra-ui/react';
import { Accountant } from '../../../../shared/model/organization.ts';
import { useSaveAccountant } from '../../../api/books.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import type { RouteForm } from '../../../api/route-form.ts';
import { useCan, useSignedIn } from '../../../auth/me-context.ts';
import { AccessDenied } from '../../../kit/access-denied.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import { AccountantPackage } from '../../../features/package/accountant-package.tsx';
import { Reports } from './reports.tsx';

const empty = { name: '', email: '', company: '', phone: '' };

/** The accountant's details, and the reports that can be sent to them. */
export function AccountantTab() {
  const canExport = useCan('canExport');
  const form = useDetails();
  if (!canExport) return <AccessDenied />;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '6' }}
      alignItems="start"
    >
      <Details form={form} />
      <Stack gap={{ base: '4', md: '6' }}>
        <Reports />
        <AccountantPackage />
      </Stack>
    </Grid>
  );
}

function useDetails() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: save } = useSaveAccountant();
  return useRouteForm({
    body: Accountant,
    defaultValues: useSignedIn().organization.accountant ?? empty,
    bodyOf: (details: Accountant) => ({ ...details, email: details.email.trim() }),
    send: async (details) => {
      await save(details);
      notify.done({
        title: t('accounting.accountantSaved'),
        settles: [t('accounting.saveFailed')],
      });
    },
    onFailed: (error) => notify.failed(t('accounting.saveFailed'), messageOf(error, t('common.unexpected'))),
  });
}

function Details({ form }: { form: RouteForm<Accountant, Accountant> }) {
  const t = useText();
  const { register, formState } = form;
  const field = (name: keyof Accountant, type: string, autoComplete: string) => (
    <FormField
      label={t(`accounting.${name}`)}
      isOptional={name !== 'email'}
      error={formState.errors[name]?.message}
    >
      <Input type={type} autoComplete={autoComplete} {...register(name)} />
    </FormField>
  );
  return (
    <Panel title={t('accounting.detailsTitle')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t('accounting.detailsHelp')}</Text>
          {field('email', 'email', 'email')}
          {field('name', 'text', 'name')}
          {field('company', 'text', 'organization')}
          {field('phone', 'tel', 'tel')}
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isBusy} loadingText={t('common.saving')}>
            {t('accounting.saveDetails')}
          </SubmitButton>
        </Stack>
      </form>
    </Panel>
  );
}

import { Box, Button, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSaveAccountant } from '../../../api/books.ts';
import { useSendAccountingReport } from '../../../api/exports.ts';
import { useCan, useSignedIn } from '../../../auth/me-context.ts';
import { AccessDenied } from '../../../kit/access-denied.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

const reports = [
  { type: 'Monthly CSV', label: 'accounting.monthlyCsv', help: 'accounting.monthlyHelp' },
  { type: 'Yearly CSV', label: 'accounting.yearlyCsv', help: 'accounting.yearlyHelp' },
  { type: 'Matched Transactions', label: 'accounting.matchedTransactions', help: 'accounting.matchedHelp' },
] as const;
type ReportType = (typeof reports)[number]['type'];

const empty = { name: '', email: '', company: '', phone: '' };
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The accountant's details, and the reports that can be sent to them. */
export function AccountantTab() {
  const canExport = useCan('canExport');
  const saved = useSignedIn().organization.accountant;
  const [details, setDetails] = useState(saved ?? empty);
  if (!canExport) return <AccessDenied />;
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '4', md: '6' }} alignItems="start">
      <Details details={details} onChange={setDetails} />
      <Reports email={details.email.trim()} name={details.name.trim()} />
    </Grid>
  );
}

type DetailsValue = typeof empty;

interface DetailsProps {
  readonly details: DetailsValue;
  readonly onChange: (details: DetailsValue) => void;
}

function Details({ details, onChange }: DetailsProps) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync, isPending } = useSaveAccountant();
  const [isTried, setIsTried] = useState(false);
  const isWrong = details.email.trim() !== '' && !looksLikeEmail(details.email.trim());
  const save = async () => {
    setIsTried(true);
    if (isWrong) return;
    try {
      await mutateAsync({ ...details, email: details.email.trim() });
      notify.done({ title: t('accounting.accountantSaved') });
    } catch (error) {
      notify.failed(t('accounting.saveFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  const field = (name: keyof DetailsValue, type: string, autoComplete: string) => (
    <FormField
      label={t(`accounting.${name}`)}
      isOptional={name !== 'email'}
      error={name === 'email' && isTried && isWrong ? t('accounting.emailInvalid') : undefined}
    >
      <Input
        type={type}
        autoComplete={autoComplete}
        value={details[name]}
        onChange={(event) => onChange({ ...details, [name]: event.target.value })}
      />
    </FormField>
  );
  return (
    <Panel title={t('accounting.detailsTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
          <Text color="fg.muted">{t('accounting.detailsHelp')}</Text>
          {field('email', 'email', 'email')}
          {field('name', 'text', 'name')}
          {field('company', 'text', 'organization')}
          {field('phone', 'tel', 'tel')}
          <Button type="submit" colorPalette="ember" loading={isPending} loadingText={t('common.saving')}>
            {t('accounting.saveDetails')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function Reports({ email, name }: { email: string; name: string }) {
  const t = useText();
  const notify = useNotify();
  const { organization } = useSignedIn();
  const { mutateAsync } = useSendAccountingReport();
  const [sending, setSending] = useState<ReportType>();
  const send = async (reportType: ReportType) => {
    if (email === '') {
      notify.failed(t('accounting.accountantRequired'), t('accounting.accountantRequiredHelp'));
      return;
    }
    setSending(reportType);
    const accountantName = name === '' ? {} : { accountantName: name };
    try {
      const body = { reportType, accountantEmail: email, organizationName: organization.name };
      await mutateAsync({ ...body, ...accountantName });
      const description = t('accounting.reportSentHelp', { report: reportType, recipient: email });
      notify.done({ title: t('accounting.reportSent'), description });
    } catch (error) {
      notify.failed(t('accounting.exportFailed'), messageOf(error, t('accounting.reportFailedHelp')));
    }
    setSending(undefined);
  };
  return (
    <Panel title={t('accounting.reportsTitle')}>
      <Stack gap="4">
        <Text color="fg.muted">
          {email === '' ? t('accounting.accountantRequiredHelp') : t('accounting.reportsHelp')}
        </Text>
        {reports.map(({ type, label, help }) => (
          <Flex key={type} justify="space-between" align="center" gap="3" borderTopWidth="1px" pt="4">
            <Box>
              <Text fontWeight="550">{t(label)}</Text>
              <Text textStyle="xs" color="fg.muted">
                {t(help)}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              disabled={email === '' || sending !== undefined}
              loading={sending === type}
              loadingText={t('accounting.sending')}
              onClick={() => void send(type)}
            >
              {t('accounting.sendReport', { report: t(label) })}
            </Button>
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}

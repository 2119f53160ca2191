import { Badge, Button, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { templateFor } from '../../../shared/countries/index.ts';
import { defaultExportFields } from '../../../shared/model/export.ts';
import type { DateRange, ExportField } from '../../../shared/model/export.ts';
import { useSendCustomExport } from '../../api/exports.ts';
import { useTransactionCount } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useToday } from '../../auth/today.ts';
import { daysOf, periodBody, thisMonth } from './export-period.ts';
import { FieldChoices } from './field-choices.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriodWords } from './use-period-words.ts';

interface CustomExportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses period, recipient and fields of a CSV and mails it (specification sections 2, 5 and 8). */
export function CustomExportDialog({ isOpen, onClose }: CustomExportDialogProps) {
  return isOpen ? <CustomExportForm onClose={onClose} /> : null;
}

function CustomExportForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useCustomExport(onClose);
  const { period, setPeriod, email, setEmail, name, setName, fields, setFields } = form;
  return (
    <DialogFrame
      isOpen
      size="lg"
      title={t('exporting.customTitle')}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            colorPalette="ember"
            loading={form.isSending}
            loadingText={t('exporting.sending')}
          >
            {t('exporting.send')}
          </Button>
        </>
      }
    >
      <Stack gap="6">
        <Stack gap="2">
          <PeriodChoice value={period} onChange={setPeriod} />
          <LiveCount range={form.range} />
        </Stack>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <FormField
            label={t('exporting.accountantEmail')}
            error={form.isTried && email.trim() === '' ? t('common.required') : undefined}
          >
            <Input
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </FormField>
          <FormField label={t('exporting.accountantName')} isOptional>
            <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
          </FormField>
        </Grid>
        <FieldChoices selected={fields} onChange={setFields} />
        <TemplateBadge />
      </Stack>
    </DialogFrame>
  );
}

function useCustomExport(onClose: () => void) {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const wordsFor = usePeriodWords();
  const { profile, organization } = useSignedIn();
  const { mutateAsync, isPending } = useSendCustomExport();
  const [period, setPeriod] = useState(thisMonth);
  const [email, setEmail] = useState(organization.accountant?.email ?? '');
  const [name, setName] = useState(organization.accountant?.name ?? '');
  const [fields, setFields] = useState<readonly ExportField[]>(defaultExportFields);
  const [isTried, setIsTried] = useState(false);
  const range = daysOf(period, today);

  const send = async () => {
    const { templateData, taxAuthorityInfo } = templateFor(profile.country, profile.profession);
    const accountantName = name.trim() === '' ? {} : { accountantName: name.trim() };
    const accountantEmail = email.trim();
    const selectedFields = [...fields];
    const body = { ...periodBody(period), selectedFields, accountantEmail, ...accountantName };
    await mutateAsync({ ...body, templateData, taxAuthorityInfo });
    notify.done({
      title: t('dashboard.exportSuccessful'),
      description: t('exporting.sentTo', { period: wordsFor(period), recipient: accountantEmail }),
    });
    onClose();
  };
  const submit = async () => {
    setIsTried(true);
    if (isPending) return;
    if (email.trim() === '' || fields.length === 0) {
      notify.failed(t('dashboard.exportMissing'), t('dashboard.exportMissingHelp'));
      return;
    }
    if (!range) {
      notify.failed(t('dashboard.exportFailed'), t('exporting.chooseRange'));
      return;
    }
    await send().catch((error: unknown) =>
      notify.failed(t('dashboard.exportFailed'), messageOf(error, t('dashboard.customExportFailedHelp'))),
    );
  };
  return {
    ...{ period, setPeriod, email, setEmail, name, setName, fields, setFields },
    ...{ range, isTried, isSending: isPending, submit },
  };
}

/** How many transactions the chosen period holds. */
function LiveCount({ range }: { range: DateRange | undefined }) {
  const t = useText();
  return (
    <Text color="fg.muted" aria-live="polite" minH="5">
      {range ? <CountOf range={range} /> : t('exporting.chooseRange')}
    </Text>
  );
}

function CountOf({ range }: { range: DateRange }) {
  const t = useText();
  const { data, isError } = useTransactionCount(range);
  if (data) return t('exporting.counted', { count: data.count });
  return isError ? t('exporting.notCounted') : t('exporting.counting');
}

/** Country, profession, currency and tax authority of the books. */
function TemplateBadge() {
  const t = useText();
  const { profile, organization } = useSignedIn();
  const { country, profession, taxAuthorityInfo } = templateFor(profile.country, profile.profession);
  return (
    <Flex gap="2" wrap="wrap" align="center" borderTopWidth="1px" pt="4">
      <Text textStyle="xs" color="fg.muted">
        {t('exporting.template')}
      </Text>
      <Badge variant="subtle">
        {country} · {t(`onboarding.professions.${profession}`)}
      </Badge>
      <Badge variant="subtle">{organization.currency}</Badge>
      <Badge variant="subtle" colorPalette="green">
        {t('exporting.compliant', { authority: taxAuthorityInfo.authority })}
      </Badge>
    </Flex>
  );
}

import { formatsOf } from '../../../shared/report-formats.ts';
import { Badge, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { templateFor } from '../../../shared/countries/index.ts';
import { CustomExport, defaultExportFields } from '../../../shared/model/export.ts';
import type { DateRange, ExportField, ReportFormat } from '../../../shared/model/export.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { sayFact } from '../../../shared/text/form-words.ts';
import { orderCustomExport } from '../../api/exports.ts';
import { useTransactionCount } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Tick } from '../../kit/tick.tsx';
import { useToday } from '../../auth/today.ts';
import { typedText } from '../../format/typed.ts';
import { HandOverChecklist } from '../hand-over/hand-over-checklist.tsx';
import { daysOf, periodOfDays } from './export-period.ts';
import type { ExportPeriod, ExportType } from './export-period.ts';
import { BouncedNote } from './bounced-note.tsx';
import { FieldChoices } from './field-choices.tsx';
import { formatBody } from './format-body.ts';
import { FormatChoice } from './format-choice.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriodWords } from './use-period-words.ts';
import { useSendingForm } from './use-sending-form.ts';

/** What a list shows, and how that reads: "Checking, without receipt, March 2026". */
export interface ShownList {
  readonly filter: TransactionFilter;
  readonly words: string;
}

interface CustomExportDialogProps {
  readonly isOpen: boolean;
  /** The days that the screen shows, to begin with; this month unless told. */
  readonly days?: DateRange | undefined;
  /** What the screen's list is narrowed to: unless the person wants otherwise, just that is sent. */
  readonly shown?: ShownList | undefined;
  readonly onClose: () => void;
}

/** Chooses period, recipient, kind and fields of a file and mails it (specification sections 2, 5 and 8). */
export function CustomExportDialog({ isOpen, ...rest }: CustomExportDialogProps) {
  return isOpen ? <CustomExportForm {...rest} /> : null;
}

function CustomExportForm({ days: first, shown, onClose }: Omit<CustomExportDialogProps, 'isOpen'>) {
  const t = useText();
  const form = useCustomExport(onClose, first, shown);
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [exportType, days, isShown, format] = useWatch({
    control,
    name: ['exportType', 'dateRange', 'isShown', 'format'],
  });
  const period = { exportType, ...days };
  const setPeriod = ({ exportType: chosen, from, to }: ExportPeriod) => {
    setValue('exportType', chosen);
    setValue('dateRange', { from, to }, { shouldValidate: formState.isSubmitted });
  };
  const dayErrors = { from: errors.dateRange?.from?.message, to: errors.dateRange?.to?.message };
  const range = daysOf(period, useToday());
  return (
    <FormDialog
      size="lg"
      title={t('exporting.customTitle')}
      form={form}
      submitLabel={form.submitLabel}
      busyLabel={t('exporting.sending')}
      onClose={onClose}
    >
      <Stack gap="6">
        <Stack gap="2">
          {shown && (
            <Controller
              control={control}
              name="isShown"
              render={({ field }) => (
                <Tick label={t('exporting.onlyShown')} isOn={field.value} onChange={field.onChange} />
              )}
            />
          )}
          {!isShown && <PeriodChoice value={period} onChange={setPeriod} errors={dayErrors} />}
          <LiveCount filter={isShown ? shown?.filter : range} words={isShown ? shown?.words : undefined} />
        </Stack>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <FormField label={t('exporting.accountantEmail')} error={errors.accountantEmail?.message}>
            <Input type="email" autoComplete="email" {...register('accountantEmail')} />
          </FormField>
          <FormField label={t('exporting.accountantName')} isOptional error={errors.accountantName?.message}>
            <Input maxLength={120} {...register('accountantName')} />
          </FormField>
        </Grid>
        <BouncedNote bounced={form.bounced} />
        <FormatChoice formats={formatsOf('custom')} {...register('format')} value={format} />
        <Controller
          control={control}
          name="selectedFields"
          render={({ field }) => <FieldChoices selected={field.value} onChange={field.onChange} />}
        />
        <HandOverChecklist of={t('exporting.customTitle')} days={isShown ? undefined : range} />
        <TemplateBadge />
      </Stack>
    </FormDialog>
  );
}

/** What stands in the dialog's fields. */
interface ExportValues {
  readonly exportType: ExportType;
  readonly dateRange: DateRange;
  readonly isShown: boolean;
  readonly accountantEmail: string;
  readonly accountantName: string;
  readonly selectedFields: readonly ExportField[];
  readonly format: ReportFormat;
}

const allDays = { exportType: 'custom', dateRange: null } as const;
const chosenDays = ({ exportType, dateRange }: ExportValues) => ({
  exportType,
  dateRange: exportType === 'custom' ? typedDays(dateRange) : null,
});
const typedDays = ({ from, to }: DateRange) => ({ from: typedText(from), to: typedText(to) });

function useCustomExport(onClose: () => void, days: DateRange | undefined, shown: ShownList | undefined) {
  const t = useText();
  const notify = useNotify();
  const wordsFor = usePeriodWords();
  const { profile, organization } = useSignedIn();
  const { exportType, ...dateRange } = periodOfDays(days, useToday());
  const { email = '', name = '' } = organization.accountant ?? {};
  const { templateData, taxAuthorityInfo } = templateFor(profile.country, profile.profession);
  return useSendingForm({
    body: CustomExport,
    defaultValues: {
      ...{ exportType, dateRange, selectedFields: defaultExportFields, isShown: shown !== undefined },
      format: 'csv',
      ...{ accountantEmail: email, accountantName: name },
    },
    addressField: 'accountantEmail',
    bodyOf: (values: ExportValues, sendAnyway) => ({
      ...(values.isShown ? { ...allDays, filter: shown?.filter } : chosenDays(values)),
      selectedFields: [...values.selectedFields],
      accountantEmail: typedText(values.accountantEmail),
      accountantName: typedText(values.accountantName),
      ...{ templateData, taxAuthorityInfo, ...formatBody(values.format) },
      sendAnyway,
    }),
    order: orderCustomExport,
    done: (body) => {
      const period = wordsFor({ exportType: body.exportType, ...(body.dateRange ?? dateRange) });
      const sent = body.filter && shown ? shown.words : period;
      return {
        title: t('dashboard.exportSuccessful'),
        description: t('exporting.sentTo', { period: sent, recipient: body.accountantEmail }),
      };
    },
    failure: { failedHelp: t('dashboard.customExportFailedHelp') },
    onSent: onClose,
    submitLabel: t('exporting.send'),
    onInvalid: ({ selectedFields, dateRange: days }, isAddressMissing) => {
      if (isAddressMissing || selectedFields)
        notify.failed(t('dashboard.exportMissing'), t('dashboard.exportMissingHelp'));
      else if (days) notify.failed(t('dashboard.exportFailed'), t('exporting.chooseRange'));
    },
  });
}

interface LiveCountProps {
  readonly filter: TransactionFilter | undefined;
  readonly words: string | undefined;
}

/** How many transactions the chosen period, or what is shown, holds, and what that is. */
function LiveCount({ filter, words }: LiveCountProps) {
  const t = useText();
  return (
    <Text color="fg.muted" aria-live="polite" minH="5">
      {filter ? <CountOf filter={filter} words={words} /> : t('exporting.chooseRange')}
    </Text>
  );
}

function CountOf({ filter, words }: LiveCountProps & { filter: TransactionFilter }) {
  const t = useText();
  const format = useDateFormat();
  const { data, isError } = useTransactionCount(filter);
  if (!data) return isError ? t('exporting.notCounted') : t('exporting.counting');
  const { count, from } = data;
  const counted =
    words === undefined ? t('exporting.counted', { count }) : t('exporting.countedOf', { count, words });
  return from === undefined
    ? counted
    : `${counted} ${t('exporting.countedSince', { day: formatDay(from, format) })}`;
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
        {t('exporting.compliant', { authority: sayFact(taxAuthorityInfo.authority) })}
      </Badge>
    </Flex>
  );
}

import { Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { newSchedulePath } from '../../../shared/paths.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';
import { HandOverChecklist } from '../hand-over/hand-over-checklist.tsx';
import { BouncedNote } from './bounced-note.tsx';
import { DayOrderChoice } from './day-order-choice.tsx';
import { daysOf } from './export-period.ts';
import type { ExportPeriod, Sending } from './export-period.ts';
import { FormatChoice } from './format-choice.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { useSendToAccountant } from './use-send-to-accountant.ts';

interface SendDialogProps {
  /** Undefined while it is closed. */
  readonly sending: Sending | undefined;
  readonly onClose: () => void;
}

/** The one way in which every screen sends a period's entries to the accountant. */
export function SendDialog({ sending, onClose }: SendDialogProps) {
  const { sample } = useSignedIn().organization;
  if (sending === undefined) return null;
  return sample ? <NothingSent onClose={onClose} /> : <SendForm sending={sending} onClose={onClose} />;
}

const nothingToFill = { submit: () => undefined, isBusy: false };

function NothingSent({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <FormDialog
      title={t('exporting.sendTitle')}
      form={nothingToFill}
      submitLabel={undefined}
      cancelLabel={t('common.close')}
      onClose={onClose}
    >
      <Text>{t('exporting.sampleSendsNothing')}</Text>
    </FormDialog>
  );
}

function SendForm({ sending, onClose }: { sending: Sending; onClose: () => void }) {
  const t = useText();
  const today = useToday();
  const { accountant } = useSignedIn().organization;
  const [isKept, setKept] = useState(!accountant?.email);
  const [isMatched, setMatched] = useState(sending.isMatched ?? false);
  const form = useSendToAccountant(sending, { isMatched, isKept, onSent: onClose });
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [exportType, days] = useWatch({ control, name: ['exportType', 'dateRange'] });
  const period = { exportType, ...days };
  const setPeriod = ({ exportType: chosen, from, to }: ExportPeriod) => {
    setValue('exportType', chosen, { shouldDirty: true });
    setValue('dateRange', { from, to }, { shouldValidate: formState.isSubmitted, shouldDirty: true });
  };
  return (
    <FormDialog
      size="lg"
      title={t('exporting.sendTitle')}
      form={form}
      submitLabel={form.submitLabel}
      busyLabel={t('exporting.sending')}
      aside={
        <TextLink to={newSchedulePath} fontSize="sm" onClick={onClose}>
          {t('exporting.automatically')}
        </TextLink>
      }
      onClose={onClose}
    >
      <Stack gap="5" pb="2">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <FormField label={t('reports.send.email')} error={errors.recipientEmail?.message}>
            <Input
              type="email"
              autoComplete="email"
              data-autofocus={accountant?.email ? undefined : ''}
              {...register('recipientEmail')}
            />
          </FormField>
          <FormField label={t('schedules.of.name')} isOptional error={errors.recipientName?.message}>
            <Input maxLength={120} autoComplete="off" {...register('recipientName')} />
          </FormField>
        </Grid>
        {!accountant?.email && (
          <Tick label={t('exporting.keepAccountant')} isOn={isKept} onChange={setKept} />
        )}
        <BouncedNote bounced={form.bounced} />
        <PeriodChoice
          value={period}
          onChange={setPeriod}
          errors={{ from: errors.dateRange?.from?.message, to: errors.dateRange?.to?.message }}
        />
        <FormField label={t('exporting.entries')}>
          <Choice
            value={isMatched ? 'matched' : 'all'}
            onChange={({ target }) => setMatched(target.value === 'matched')}
          >
            <option value="all">{t('exporting.allEntries')}</option>
            <option value="matched">{t('exporting.matchedEntries')}</option>
          </Choice>
        </FormField>
        <FormatChoice formats={form.formats} {...register('format')} value={form.format} />
        <DayOrderChoice format={form.format} {...register('dayOrder')} />
        <HandOverChecklist of={t('exporting.sendTitle')} days={daysOf(period, today)} />
      </Stack>
    </FormDialog>
  );
}

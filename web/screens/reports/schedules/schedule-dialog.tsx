import { formatsOf, usualDayOrder } from '../../../../shared/report-formats.ts';
import { Grid, GridItem, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { fieldSentence } from '../../../../shared/model/field-words.ts';
import {
  NewReportSchedule,
  scheduleDays,
  scheduleFrequencies,
} from '../../../../shared/model/report-schedule.ts';
import type { ReportSchedule, ReportScheduleChange } from '../../../../shared/model/report-schedule.ts';
import { hasPackages, planInForce } from '../../../../shared/plans.ts';
import { languages } from '../../../../shared/text/language.ts';
import { messageOf } from '../../../api/message-of.ts';
import { newId } from '../../../api/new-id.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import type { RouteForm } from '../../../api/route-form.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { DayOrderChoice } from '../../../features/export/day-order-choice.tsx';
import { formatFor } from '../../../features/export/format-body.ts';
import { FormatChoice } from '../../../features/export/format-choice.tsx';
import { formatDayOfYear, formatHour } from '../../../format/format.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { Tick } from '../../../kit/tick.tsx';
import { TimeZoneChoice } from '../../../kit/time-zone-choice.tsx';
import { currentLanguage } from '../../../text/speak.ts';
import { useText } from '../../../text/use-text.ts';
import { useTypeWords } from '../sending/use-type-words.ts';
import { scheduledTypes, scheduleValues, typedTerms, WholeScheduleChange } from './schedule-form.ts';
import type { ScheduleValues } from './schedule-form.ts';
import { useScheduleActions } from './use-schedule-actions.ts';

/** What the dialog is open for: a new one, as far as something is said of it already, or an existing one. */
export type ScheduleSubject = { readonly begun: Partial<ScheduleValues> } | ReportSchedule;

interface ScheduleDialogProps {
  /** Undefined while it is closed. */
  readonly subject: ScheduleSubject | undefined;
  readonly onClose: () => void;
}

/** Sets up and changes what is mailed by itself. */
export function ScheduleDialog({ subject, onClose }: ScheduleDialogProps) {
  return subject === undefined ? null : <OpenDialog subject={subject} onClose={onClose} />;
}

function OpenDialog({ subject, onClose }: { subject: ScheduleSubject; onClose: () => void }) {
  const t = useText();
  const schedule = 'id' in subject ? subject : undefined;
  const form = useScheduleForm(subject, onClose);
  return (
    <FormDialog
      title={t(schedule ? 'schedules.editTitle' : 'schedules.createTitle')}
      size="lg"
      form={form}
      submitLabel={t(schedule ? 'common.save' : 'schedules.submit')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <Fields form={form} isNew={!schedule} />
    </FormDialog>
  );
}

type ScheduleBody = NewReportSchedule | ReportScheduleChange;
type ScheduleForm = RouteForm<ScheduleValues, ScheduleBody>;

function useScheduleForm(subject: ScheduleSubject, onClose: () => void): ScheduleForm {
  const t = useText();
  const notify = useNotify();
  const { organization } = useSignedIn();
  const actions = useScheduleActions();
  const [id] = useState(newId);
  const schedule = 'id' in subject ? subject : undefined;
  const body: z.ZodType<ScheduleBody, z.input<typeof NewReportSchedule> | ReportScheduleChange> = schedule
    ? WholeScheduleChange
    : NewReportSchedule;
  return useRouteForm({
    body,
    defaultValues:
      'id' in subject
        ? scheduleValues(subject, usualDayOrder(organization.country))
        : { ...usualValues(organization), ...subject.begun },
    bodyOf: (values: ScheduleValues) => {
      const terms = typedTerms(values, t(`schedules.usualLabels.${values.frequency}`));
      return schedule ? { ...terms, version: schedule.version } : { ...terms, id };
    },
    send: async (sent) => {
      if ('id' in sent) await actions.add(sent);
      else if (schedule) await actions.save(schedule, sent);
      onClose();
    },
    onFailed: (error) =>
      notify.failed(
        t(schedule ? 'schedules.failed' : 'schedules.addFailed'),
        messageOf(error, t('common.unexpected')),
      ),
    onInvalid: ({ recipientEmail }) => {
      if (recipientEmail?.message === fieldSentence({ code: 'required' }))
        notify.failed(t('reports.send.emailRequired'), t('reports.send.emailRequiredHelp'));
    },
  });
}

type Settings = ReturnType<typeof useSignedIn>['organization'];

/** What a new one begins with: each month's transactions on the day after its end, to the accountant. */
const usualValues = ({ accountant, country, timeZone }: Settings): ScheduleValues => ({
  ...{ type: 'transactions', format: 'csv', frequency: 'monthly', day: '1', hour: '8', timeZone },
  dayOrder: usualDayOrder(country),
  recipientEmail: accountant?.email ?? '',
  recipientName: accountant?.name ?? '',
  language: currentLanguage(),
  ...{ label: '', skipUnchanged: false },
});

interface FieldsProps {
  readonly form: ScheduleForm;
  readonly isNew: boolean;
}

function Fields({ form, isNew }: FieldsProps) {
  const t = useText();
  const { control, register, formState } = form;
  const { errors } = formState;
  const frequency = useWatch({ control, name: 'frequency' });
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <ContentFields form={form} />
      <TimeFields form={form} isNew={isNew} />
      <FormField label={t('schedules.of.email')} error={errors.recipientEmail?.message}>
        <Input type="email" autoComplete="email" {...register('recipientEmail')} />
      </FormField>
      <FormField label={t('schedules.of.name')} isOptional error={errors.recipientName?.message}>
        <Input maxLength={120} autoComplete="off" {...register('recipientName')} />
      </FormField>
      <FormField label={t('schedules.of.language')}>
        <Choice {...register('language')}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`schedules.languages.${language}`)}
            </option>
          ))}
        </Choice>
      </FormField>
      <FormField label={t('schedules.of.label')} isOptional error={errors.label?.message}>
        <Input
          maxLength={80}
          autoComplete="off"
          placeholder={t(`schedules.usualLabels.${frequency}`)}
          {...register('label')}
        />
      </FormField>
      <GridItem colSpan={{ sm: 2 }}>
        <Controller
          control={control}
          name="skipUnchanged"
          render={({ field: { value, onChange } }) => (
            <Tick label={t('schedules.skipUnchanged')} isOn={value} onChange={onChange} />
          )}
        />
        <Text textStyle="xs" color="fg.muted" mt="1">
          {t('schedules.skipHelp')}
        </Text>
      </GridItem>
    </Grid>
  );
}

/** What is sent: a report, and as which of the files that there are of it. */
function ContentFields({ form: { control, register } }: Pick<FieldsProps, 'form'>) {
  const t = useText();
  const typeWords = useTypeWords();
  const { plan } = useSignedIn();
  const [type, format] = useWatch({ control, name: ['type', 'format'] });
  const inForce = planInForce(plan, new Date());
  return (
    <>
      <FormField
        label={t('schedules.of.type')}
        help={type === 'package' ? t('schedules.packageHelp') : undefined}
      >
        <Choice {...register('type')}>
          {scheduledTypes.map((one) => (
            <option key={one} value={one} disabled={one === 'package' && !hasPackages(inForce)}>
              {typeWords(one)}
            </option>
          ))}
        </Choice>
      </FormField>
      {type !== 'package' && (
        <>
          <FormatChoice
            formats={formatsOf(type)}
            {...register('format')}
            value={formatFor({ type, format })}
          />
          <DayOrderChoice format={formatFor({ type, format })} {...register('dayOrder')} />
        </>
      )}
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function TimeFields({ form: { control, register, formState }, isNew }: FieldsProps) {
  const t = useText();
  const { fiscalYearStart } = useSignedIn().organization;
  const frequency = useWatch({ control, name: 'frequency' });
  const start = formatDayOfYear(fiscalYearStart);
  return (
    <>
      <GridItem colSpan={{ sm: 2 }}>
        <FormField
          label={t('schedules.of.frequency')}
          help={t(`schedules.frequencyHelp.${frequency}`, { start })}
        >
          <Choice {...register('frequency')}>
            {scheduleFrequencies.map((one) => (
              <option key={one} value={one}>
                {t(`schedules.frequencies.${one}`)}
              </option>
            ))}
          </Choice>
        </FormField>
      </GridItem>
      <FormField label={t('schedules.of.day')}>
        <Choice {...register('day')}>
          {scheduleDays.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
          <option value="last">{t('schedules.lastDay')}</option>
        </Choice>
      </FormField>
      <FormField label={t('schedules.of.hour')}>
        <Choice {...register('hour')}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {formatHour(hour)}
            </option>
          ))}
        </Choice>
      </FormField>
      <GridItem colSpan={{ sm: 2 }}>
        <Text textStyle="xs" color="fg.muted" mt="-2">
          {t('schedules.dayHelp')} {!isNew && t('schedules.earlierHelp')}
        </Text>
      </GridItem>
      <GridItem colSpan={{ sm: 2 }}>
        <FormField
          label={t('schedules.of.timeZone')}
          help={t('schedules.hourHelp')}
          error={formState.errors.timeZone?.message}
        >
          <Controller
            control={control}
            name="timeZone"
            render={({ field: { ref, name, value, onChange, onBlur } }) => (
              <TimeZoneChoice {...{ ref, name, value, onChange, onBlur }} />
            )}
          />
        </FormField>
      </GridItem>
    </>
  );
}

import { formatsOf, usualDayOrder } from '../../../../shared/report-formats.ts';
import type { DayOrder } from '../../../../shared/report-formats.ts';
import { Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { WantedReport } from '../../../../shared/model/export.ts';
import type { DateRange, MadeReportType } from '../../../../shared/model/export.ts';
import { AskedReport } from '../../../../shared/model/report.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { DayOrderChoice } from '../../../features/export/day-order-choice.tsx';
import { dayOrderBody, formatFor } from '../../../features/export/format-body.ts';
import { FormatChoice } from '../../../features/export/format-choice.tsx';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import { useMakeReport } from './use-make-report.ts';

/** Makes a file of the days that are on the screen; it then stands in the list beside. */
export function MakeReport({ days }: { days: DateRange }) {
  const t = useText();
  const wordsOf = useRangeWords();
  const form = useMakingForm(days);
  const [type, format] = useWatch({ control: form.control, name: ['type', 'format'] });
  return (
    <Panel title={t('reports.make.title')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t('reports.make.help', { days: wordsOf(days) ?? '' })}</Text>
          <FormField label={t('reports.type')} error={form.formState.errors.type?.message}>
            <Choice {...form.register('type')}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {type === 'transactions' ? t('reports.make.transactions') : t(`reports.types.${type}`)}
                </option>
              ))}
            </Choice>
          </FormField>
          <FormatChoice
            formats={formatsOf(type)}
            {...form.register('format')}
            value={formatFor({ type, format })}
          />
          <DayOrderChoice format={formatFor({ type, format })} {...form.register('dayOrder')} />
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isBusy} loadingText={t('reports.make.submitting')}>
            {t('reports.make.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Panel>
  );
}

/** What can be made, the figures first. */
const types: readonly MadeReportType[] = [...AskedReport.options, 'transactions', 'receipts'];

/** What stands in the fields. */
type Wish = Pick<WantedReport, 'type' | 'format'> & { readonly dayOrder: DayOrder };

function useMakingForm(days: DateRange) {
  const t = useText();
  const notify = useNotify();
  const { idOf, make } = useMakeReport();
  const dayOrder = usualDayOrder(useSignedIn().organization.country);
  const defaultValues: Wish = { type: 'profit-loss', format: 'csv', dayOrder };
  return useRouteForm({
    body: WantedReport,
    defaultValues,
    bodyOf: ({ type, format: chosen, dayOrder: order }: Wish) => {
      const format = formatFor({ type, format: chosen });
      const wish = { type, format, ...dayOrderBody(format, order), ...days };
      return { id: idOf(wish), ...wish };
    },
    send: make,
    onFailed: (error) => notify.failed(t('reports.make.failed'), messageOf(error, t('common.unexpected'))),
  });
}

import { Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { WantedReport } from '../../../../shared/model/export.ts';
import type { DateRange, MadeReportType, ReportFormat } from '../../../../shared/model/export.ts';
import { ReportType } from '../../../../shared/model/report.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { FormatChoice } from '../../../features/export/format-choice.tsx';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import { formatFor } from '../schedules/schedule-form.ts';
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
              {ReportType.options.map((type) => (
                <option key={type} value={type}>
                  {t(`reports.types.${type}`)}
                </option>
              ))}
              <option value="transactions">{t('reports.make.transactions')}</option>
            </Choice>
          </FormField>
          <FormatChoice {...form.register('format')} type={type} format={formatFor({ type, format })} />
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isBusy} loadingText={t('reports.make.submitting')}>
            {t('reports.make.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Panel>
  );
}

/** What stands in the form's fields. */
interface MakingValues {
  readonly type: MadeReportType;
  readonly format: ReportFormat;
}

function useMakingForm(days: DateRange) {
  const t = useText();
  const notify = useNotify();
  const { idOf, make } = useMakeReport();
  const defaultValues: MakingValues = { type: 'profit-loss', format: 'csv' };
  return useRouteForm({
    body: WantedReport,
    defaultValues,
    bodyOf: (values: MakingValues) => {
      const wish = { type: values.type, format: formatFor(values), ...days };
      return { id: idOf(wish), ...wish };
    },
    send: make,
    onFailed: (error) => notify.failed(t('reports.make.failed'), messageOf(error, t('common.unexpected'))),
  });
}

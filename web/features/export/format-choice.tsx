import { isLedgerFormat, isOneFile } from '../../../shared/report-formats.ts';
import type { ComponentProps } from 'react';
import type { ReportFormat } from '../../../shared/model/export.ts';
import { hasReportFormat, planInForce } from '../../../shared/plans.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { useFormatWords } from './use-format-words.ts';

interface FormatChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children' | 'value'> {
  readonly formats: readonly ReportFormat[];
  /** The one that is chosen. */
  readonly value: ReportFormat;
}

/** As which file something is made or sent: those of the plan, and a word why others are not to be had. */
export function FormatChoice({ formats, value, ...rest }: FormatChoiceProps) {
  const t = useText();
  const { plan } = useSignedIn();
  const inForce = planInForce(plan, new Date());
  const [programs, documents] = [
    formats.filter(isLedgerFormat),
    formats.filter((one) => !isLedgerFormat(one)),
  ];
  const isWhole = formats.every((format) => hasReportFormat(inForce, format));
  const help = helpOf(value) ?? (isWhole ? undefined : 'exporting.formatsOfPlan');
  return (
    <FormField label={t('exporting.format')} help={help && t(help)}>
      <Choice {...rest} value={value}>
        <FormatOptions formats={documents} />
        {programs.length > 0 && (
          <optgroup label={t('exporting.forPrograms')}>
            <FormatOptions formats={programs} />
          </optgroup>
        )}
      </Choice>
    </FormField>
  );
}

/** What a file for another program holds, and what it does there that nobody expects. */
function helpOf(format: ReportFormat) {
  if (!isLedgerFormat(format)) return undefined;
  if (format === 'xero-precoded') return 'exporting.xeroHelp';
  return isOneFile(format) ? 'exporting.programBooks' : 'exporting.programFiles';
}

function FormatOptions({ formats }: Pick<FormatChoiceProps, 'formats'>) {
  const formatWords = useFormatWords();
  const { plan } = useSignedIn();
  const inForce = planInForce(plan, new Date());
  return formats.map((format) => (
    <option key={format} value={format} disabled={!hasReportFormat(inForce, format)}>
      {formatWords(format)}
    </option>
  ));
}

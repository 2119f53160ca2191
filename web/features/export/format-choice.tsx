import { Stack, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { formatsOf } from '../../../shared/model/export.ts';
import type { GeneratedReport, ReportFormat } from '../../../shared/model/export.ts';
import { isLedgerFormat, isOneFile } from '../../../shared/model/ledger-format.ts';
import { hasReportFormat, planInForce } from '../../../shared/plans.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { formatName } from '../../format/format-names.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { currentLanguage } from '../../text/speak.ts';
import { useText } from '../../text/use-text.ts';

interface FormatChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children' | 'value'> {
  /** What is reported. */
  readonly type: GeneratedReport['type'];
  readonly format: ReportFormat;
}

/**
 * As which file a report is had: for people, or for the accountant's program, and what has to be known of it before it is made. What the plan
 * lacks is shown, and can't be chosen.
 */
export function FormatChoice({ type, format, ...field }: FormatChoiceProps) {
  const t = useText();
  const formats = formatsOf(type);
  const forPrograms = formats.filter(isLedgerFormat);
  return (
    <Stack gap="2">
      <FormField label={t('exporting.format')}>
        <Choice {...field} value={format}>
          <FormatOptions formats={formats.filter((each) => !isLedgerFormat(each))} />
          {forPrograms.length > 0 && (
            <optgroup label={t('exporting.forPrograms')}>
              <FormatOptions formats={forPrograms} />
            </optgroup>
          )}
        </Choice>
      </FormField>
      <FormatNotice format={format} />
    </Stack>
  );
}

function FormatOptions({ formats }: { formats: readonly ReportFormat[] }) {
  const t = useText();
  const { plan } = useSignedIn();
  const inForce = planInForce(plan, new Date());
  return formats.map((format) => {
    const isHad = hasReportFormat(inForce, format);
    const name = formatName(format);
    return (
      <option key={format} value={format} disabled={!isHad}>
        {isHad ? name : t('exporting.notInPlan', { format: name })}
      </option>
    );
  });
}

/** What a file for another program holds, and what it does there that nobody expects. */
function FormatNotice({ format }: { format: ReportFormat }) {
  const t = useText();
  if (!isLedgerFormat(format)) return null;
  return (
    <Stack gap="1" textStyle="xs" aria-live="polite">
      <Text color="fg.muted">
        {t(isOneFile(format) ? 'exporting.programBooks' : 'exporting.programFiles')}
      </Text>
      {format === 'xero-precoded' && (
        <Text color="amber.fg">{wordsFor(currentLanguage()).ledgers.xeroWarning}</Text>
      )}
    </Stack>
  );
}

import { Text } from '@chakra-ui/react';
import { templateFor } from '../../../../shared/countries/index.ts';
import { formNotes } from '../../../../shared/form-note.ts';
import type { Report } from '../../../../shared/model/report.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';

/** What the country's form asks beyond its lines about what stands on them, and what of it may be personal. */
export function FormNotes({ report }: { report: Report }) {
  const t = useText();
  const money = useMoney();
  const { country, profession } = useSignedIn().profile;
  return formNotes(report, templateFor(country, profession)).map(({ about, amount }) => (
    <Text key={about} textStyle="sm" color="fg.muted" maxW="75ch">
      {t(`reports.taxForm.${about}`, { amount: money(amount, report.currency) })}
    </Text>
  ));
}

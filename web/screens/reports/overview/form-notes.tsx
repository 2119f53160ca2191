import { Text } from '@chakra-ui/react';
import { templateFor } from '../../../../shared/countries/index.ts';
import { formNote } from '../../../../shared/form-note.ts';
import type { Report } from '../../../../shared/model/report.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';

/** What the country's form asks beyond its lines about what stands on them. */
export function FormNotes({ report }: { report: Report }) {
  const t = useText();
  const money = useMoney();
  const { country, profession } = useSignedIn().profile;
  const note = formNote(report, templateFor(country, profession));
  return (
    note && (
      <Text textStyle="sm" color="fg.muted" maxW="75ch">
        {t(`reports.taxForm.${note.about}`, { amount: money(note.amount, report.currency) })}
      </Text>
    )
  );
}

import { Text } from '@chakra-ui/react';
import { entryCategories, templateFor } from '../../../../shared/countries/index.ts';
import { capitalRuleOf } from '../../../../shared/countries/capital-purchases.ts';
import type { Report } from '../../../../shared/model/report.ts';
import type { Country } from '../../../../shared/model/template.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';
import { asShown, subjectOf } from '../figures.ts';

interface FormNotesProps {
  readonly country: Country;
  readonly report: Report;
}

/** What a country's form asks beyond its lines about what stands on them. */
export function FormNotes({ country, report }: FormNotesProps) {
  const t = useText();
  const money = useMoney();
  const wages = useWages(report);
  const { formLine } = capitalRuleOf(country);
  const equipment = report.rows.find(({ key }) => key === formLine)?.amount ?? 0;
  const said = (amount: number) => ({ amount: money(asShown(amount, 'expense'), report.currency) });
  const note =
    country === 'Australia' && wages !== 0
      ? t('reports.taxForm.wages', said(wages))
      : country === 'Ireland' && equipment !== 0
        ? t('reports.taxForm.addedBack', said(equipment))
        : undefined;
  return (
    note !== undefined && (
      <Text textStyle="sm" color="fg.muted" maxW="75ch">
        {note}
      </Text>
    )
  );
}

/** What was paid in wages, whichever line that is on. */
function useWages({ rows }: Report): number {
  const { country, profession } = useSignedIn().profile;
  const ids = entryCategories(templateFor(country, profession), 'expense').flatMap(({ id, purpose }) =>
    purpose === 'wages' ? [id] : [],
  );
  return rows
    .flatMap(({ parts = [] }) => parts)
    .filter(({ key }) => ids.includes(subjectOf(key).category))
    .reduce((sum, { amount }) => sum + amount, 0);
}

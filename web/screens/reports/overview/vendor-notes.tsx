import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { contractorForms, contractorPurposes } from '../../../../shared/countries/contractor-forms.ts';
import { formLinesOf, linesOnlyFor, templateFor } from '../../../../shared/countries/index.ts';
import type { VendorTotals } from '../../../../shared/model/vendor-totals.ts';
import { paths } from '../../../../shared/paths.ts';
import { sayFormLine } from '../../../../shared/text/form-words.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';

const useCountry = () => {
  const { country, profession } = useSignedIn().organization;
  return templateFor(country, profession).country;
};

/** What is counted, and what the country's slips ask about: no more than is known of them. */
export function VendorNotes({ totals: { from, to, currency, categories, forms } }: { totals: VendorTotals }) {
  const t = useText();
  const money = useMoney();
  const country = useCountry();
  const isOfSeveralYears = from.slice(0, 4) !== to.slice(0, 4);
  const untaxed = contractorForms(country, { from, to }).filter(({ without }) => without.length > 0);
  const slips = forms.flatMap(({ form, from: amount }) => [
    t('reports.vendors.slip', { form, amount: money(amount, currency) }),
    ...(untaxed.some((one) => one.form === form) ? [t('reports.vendors.slipUntaxed', { form })] : []),
  ]);
  const notes = [
    t('reports.vendors.counted', { categories: categories.join(', ') }),
    ...(slips.length > 0 ? [[...slips, t('reports.vendors.askOfSlips')].join(' ')] : []),
    ...(slips.length > 0 && country === 'USA' ? [t('reports.vendors.cards')] : []),
    ...(isOfSeveralYears && contractorForms(country, { from: to, to }).length > 0
      ? [t('reports.vendors.severalYears')]
      : []),
  ];
  return (
    <Stack gap="2" textStyle="xs" color="fg.muted" maxW="75ch">
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </Stack>
  );
}

/** Where no category is for such work: on which line of the form one would be. */
export function NoVendors() {
  const t = useText();
  const country = useCountry();
  const ofBuilding = linesOnlyFor(country, ['construction-subcontractors']);
  const codes = linesOnlyFor(country, contractorPurposes).filter((code) => !ofBuilding.includes(code));
  const line = formLinesOf(country).find(({ code }) => codes.includes(code));
  if (!line) return <Text color="fg.muted">{t('reports.vendors.noLine')}</Text>;
  return (
    <Stack gap="3" align="start">
      <Text color="fg.muted" maxW="75ch">
        {t('reports.vendors.noCategory', sayFormLine(line))}
      </Text>
      <Box _print={{ display: 'none' }}>
        <Button asChild variant="outline" size="sm">
          <Link to={`${paths.accounting}?tab=categories`}>{t('reports.vendors.toCategories')}</Link>
        </Button>
      </Box>
    </Stack>
  );
}

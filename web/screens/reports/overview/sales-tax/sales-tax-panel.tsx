import { Stack, Text } from '@chakra-ui/react';
import { salesTaxRules } from '../../../../../shared/countries/sales-tax-rules.ts';
import { templateFor } from '../../../../../shared/countries/index.ts';
import type { DateRange } from '../../../../../shared/model/export.ts';
import type { SalesTaxReport } from '../../../../../shared/model/sales-tax.ts';
import { salesTaxPath } from '../../../../../shared/paths.ts';
import { useSalesTax } from '../../../../api/reports.ts';
import { useSignedIn } from '../../../../auth/me-context.ts';
import { Loaded } from '../../../../kit/loaded.tsx';
import { Panel } from '../../../../kit/panel.tsx';
import { TextLink } from '../../../../kit/text-link.tsx';
import { useText } from '../../../../text/use-text.ts';
import { FiledPeriods } from './filed-periods.tsx';
import { AssumedClaims, UnprovenClaims } from './unproven-claims.tsx';

/** The sales tax of the filing periods in some days: each return, what is owed by when, and which claims lack evidence. */
export function SalesTaxPanel({ days }: { days: DateRange }) {
  const t = useText();
  return (
    <Panel title={t('reports.types.sales-tax')}>
      <Loaded
        query={useSalesTax(days)}
        errorTitle={t('reports.loadFailed')}
        isEmpty={({ periods }) => periods.length === 0}
        empty={<NothingFiled days={days} />}
      >
        {(report) => <Returns report={report} />}
      </Loaded>
    </Panel>
  );
}

function Returns({ report }: { report: SalesTaxReport }) {
  const t = useText();
  const { country } = useBooksCountry();
  return (
    <Stack gap="6">
      <FiledPeriods report={report} />
      <UnprovenClaims report={report} />
      <AssumedClaims report={report} />
      <Stack gap="2" textStyle="xs" color="fg.muted" maxW="75ch">
        <Text>{t('reports.salesTax.note')}</Text>
        {country === 'UK' && <Text>{t('reports.salesTax.noteUk')}</Text>}
        {country === 'Ireland' && <Text>{t('reports.salesTax.noteIreland')}</Text>}
        {country === 'Canada' && <Text>{t('reports.salesTax.noteCanada')}</Text>}
      </Stack>
    </Stack>
  );
}

/** Why there is no return: no such tax, no registration, another method, or days before it. */
function NothingFiled({ days }: { days: DateRange }) {
  const t = useText();
  const { country, registration } = useBooksCountry();
  if (!salesTaxRules(country)) return <Told text={t('reports.salesTax.noneThere')} />;
  if (!registration)
    return (
      <Told text={t('reports.salesTax.notRegistered')}>
        <TextLink to={salesTaxPath}>{t('reports.salesTax.register')}</TextLink>
      </Told>
    );
  if (registration.method !== 'normal') return <Told text={t('reports.salesTax.simplified')} />;
  return (
    <Told text={t(days.to < registration.since ? 'reports.salesTax.before' : 'reports.salesTax.none')} />
  );
}

const Told = ({ text, children }: { text: string; children?: React.ReactNode }) => (
  <Stack gap="2" color="fg.muted" maxW="70ch">
    <Text>{text}</Text>
    {children}
  </Stack>
);

function useBooksCountry() {
  const { country, profession, salesTax: registration = null } = useSignedIn().organization;
  return { country: templateFor(country, profession).country, registration };
}

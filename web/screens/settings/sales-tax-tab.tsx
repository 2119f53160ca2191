import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { Link, useSearchParams } from 'react-router-dom';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { ENTER_REGISTRATION, paths } from '../../../shared/paths.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { RegistrationForm } from './registration-form.tsx';

/** Whether the business is registered for its country's sales tax, and how it files; its master changes it. */
export function SalesTaxTab() {
  const t = useText();
  const { country, profession } = useSignedIn().organization;
  const books = templateFor(country, profession);
  const rules = salesTaxRules(books.country);
  return (
    <Panel title={t('registration.title')}>
      {books.country === 'USA' || !rules ? (
        <Text color="fg.muted">{t('registration.unitedStates')}</Text>
      ) : (
        <Stack gap="5">
          <Registration country={books.country} rules={rules} />
          <Text textStyle="sm" color="fg.muted">
            {t('registration.transfers')}
          </Text>
        </Stack>
      )}
    </Panel>
  );
}

type RegistrationProps = Omit<Parameters<typeof RegistrationForm>[0], 'kept' | 'onLeave'>;

function Registration(props: RegistrationProps) {
  const t = useText();
  const { organization, membership } = useSignedIn();
  const [search] = useSearchParams();
  const [isEntering, setIsEntering] = useState(search.has(ENTER_REGISTRATION));
  const opener = useRef<HTMLButtonElement>(null);
  const { salesTax: kept = null } = organization;
  const isMaster = membership.role === 'master';
  if (kept || (isEntering && isMaster))
    return (
      <Stack gap="5" align="flex-start">
        <Box w="full">
          <RegistrationForm
            {...props}
            key={JSON.stringify(kept)}
            kept={kept}
            onLeave={() => {
              setIsEntering(false);
              requestAnimationFrame(() => opener.current?.focus());
            }}
          />
        </Box>
        {kept && <WayOn />}
      </Stack>
    );
  return (
    <Stack gap="3" align="flex-start">
      <Text>{t('registration.none')}</Text>
      <Text color="fg.muted">{t(isMaster ? 'registration.noneHelp' : 'registration.masterOnly')}</Text>
      {isMaster && (
        <Button ref={opener} variant="outline" onClick={() => setIsEntering(true)}>
          {t('registration.enter')}
        </Button>
      )}
      <WayOn />
    </Stack>
  );
}

/** Where it goes on for whoever came to enter a registration while setting up their books. */
function WayOn() {
  const t = useText();
  const [search] = useSearchParams();
  const { accountant } = useSignedIn().organization;
  if (!search.has(ENTER_REGISTRATION)) return null;
  return (
    <Button asChild variant="outline" colorPalette="ember">
      <Link to={paths.dashboard}>
        {t(accountant?.email ? 'shell.toDashboard' : 'registration.toSteps')}
        <LuArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

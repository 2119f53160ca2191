import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCheck, LuFileUp } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { enterSalesTaxPath, paths, salesTaxPath } from '../../../shared/paths.ts';
import { useSavePreferences } from '../../api/books.ts';
import { useReceipts } from '../../api/receipts.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useTaxName } from '../../features/sales-tax/use-tax-name.ts';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';

interface FirstStepsProps {
  readonly onImport: () => void;
  /** Whether a statement, or any entry, is in the books. */
  readonly hasEntries?: boolean;
}

/** What to do first in empty books: a statement, receipts, the accountant, the sales tax where there is one. A step that was taken stays, ticked. */
export function FirstSteps({ onImport, hasEntries = false }: FirstStepsProps) {
  const t = useText();
  const canImport = useCan('canImport');
  const canExport = useCan('canExport');
  const { accountant } = useSignedIn().organization;
  const tax = useTaxName();
  const receipts = useReceipts({ limit: 1 });
  const hasReceipts = receipts.data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <Panel title={t(tax === undefined ? 'dashboard.firstSteps.three' : 'dashboard.firstSteps.four')}>
      <Text color="fg.muted" mt="-2" mb="5">
        {t(hasEntries ? 'dashboard.firstStepsLeft' : 'dashboard.firstStepsHelp')}
      </Text>
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{
          base: '1fr',
          md: `repeat(${tax === undefined ? 3 : 2}, minmax(0, 1fr))`,
          '2xl': `repeat(${tax === undefined ? 3 : 4}, minmax(0, 1fr))`,
        }}
        gap={{ base: '5', md: '8' }}
      >
        <Step
          number={1}
          isDone={hasEntries}
          title={t('dashboard.stepStatement')}
          help={t('dashboard.stepStatementHelp')}
        >
          {canImport && !hasEntries && (
            <Button colorPalette="ember" onClick={onImport}>
              <LuFileUp aria-hidden="true" /> {t('transactions.importStatement')}
            </Button>
          )}
        </Step>
        <Step
          number={2}
          isDone={hasReceipts}
          title={t('dashboard.stepReceipts')}
          help={t('dashboard.stepReceiptsHelp')}
        >
          {canImport && <StepLink to={paths.receipts}>{t('entry.addReceipts')}</StepLink>}
        </Step>
        <Step
          number={3}
          isDone={Boolean(accountant?.email)}
          title={t('dashboard.stepAccountant')}
          help={t('dashboard.stepAccountantHelp')}
        >
          {canExport && !accountant?.email && (
            <StepLink to={`${paths.accounting}?tab=accountant`}>{t('dashboard.nameAccountant')}</StepLink>
          )}
        </Step>
        {tax !== undefined && <SalesTaxStep tax={tax} />}
      </Grid>
    </Panel>
  );
}

/** Whether the business is registered for its country's tax: it says so in the settings, or that it isn't right here. */
function SalesTaxStep({ tax }: { tax: string }) {
  const t = useText();
  const { organization, membership } = useSignedIn();
  const { mutate: save, isPending } = useSavePreferences();
  const { salesTax } = organization;
  const isAnswered = salesTax !== undefined;
  const answer = salesTax === null ? 'dashboard.stepSalesTaxNo' : 'dashboard.stepSalesTaxYes';
  return (
    <Step
      number={4}
      isDone={isAnswered}
      title={t(isAnswered ? answer : 'dashboard.stepSalesTax', { tax })}
      help={t(salesTax === null ? 'dashboard.stepSalesTaxNoHelp' : 'dashboard.stepSalesTaxHelp')}
    >
      {membership.role === 'master' && (
        <Flex gap="2" wrap="wrap">
          <StepLink to={salesTax ? salesTaxPath : enterSalesTaxPath}>
            {t(isAnswered ? 'dashboard.changeRegistration' : 'dashboard.enterRegistration')}
          </StepLink>
          {!isAnswered && (
            <Button variant="ghost" loading={isPending} onClick={() => save({ salesTax: null })}>
              {t('dashboard.notRegistered')}
            </Button>
          )}
        </Flex>
      )}
    </Step>
  );
}

interface StepProps {
  readonly number: number;
  readonly isDone?: boolean;
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Step({ number, isDone = false, title, help, children }: StepProps) {
  const t = useText();
  return (
    <Flex as="li" gap="3.5" align="flex-start" minW="0">
      <Flex
        flexShrink="0"
        align="center"
        justify="center"
        boxSize="8"
        borderRadius="full"
        fontWeight="620"
        fontVariantNumeric="tabular-nums"
        {...(isDone ? { bg: 'green.subtle', color: 'green.fg' } : { bg: 'ember.subtle', color: 'ember.fg' })}
      >
        {isDone ? <LuCheck aria-label={t('dashboard.stepDone')} /> : number}
      </Flex>
      <Box minW="0">
        <Heading as="h3" fontSize="sm" lineHeight="2rem" letterSpacing="-0.01em">
          {title}
        </Heading>
        <Text color="fg.muted" mb="3.5">
          {help}
        </Text>
        {children}
      </Box>
    </Flex>
  );
}

function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild variant="outline">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

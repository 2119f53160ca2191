import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Template } from '../../../shared/model/template.ts';
import { sayFact } from '../../../shared/text/form-words.ts';
import { sayCategory } from '../../../shared/text/listed-names.ts';
import { formatDayOfYear } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';

const CATEGORIES_MAX = 6;

/** The books that a choice leads to: categories, income types, currency, dates, authority, sales tax, fiscal year. */
export function TemplatePreview({ template, region }: { template: Template; region: string }) {
  const t = useText();
  const { templateData, taxAuthorityInfo, salesTaxes, fiscalYearStart } = template;
  const taxes = salesTaxes
    .filter(({ regions }) => regions.length === 0 || region === '' || regions.includes(region))
    .map(({ name }) => sayFact(name));
  return (
    <Box as="section" aria-label={t('onboarding.preview')} bg="bg.muted" borderRadius="l2" p="5">
      <Heading as="h2" fontSize="sm">
        {t('onboarding.preview')}
      </Heading>
      <Names
        label={t('onboarding.categories')}
        names={templateData.categories.map(({ name }) => sayCategory(name))}
      />
      <Names
        label={t('onboarding.incomeTypes')}
        names={templateData.incomeTypes.map(({ name }) => sayCategory(name))}
      />
      <Grid
        as="dl"
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="3"
        mt="4"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.emphasized"
      >
        <Fact term={t('onboarding.authority')}>
          {sayFact(taxAuthorityInfo.authority)} · {taxAuthorityInfo.form}
        </Fact>
        <Fact term={t('onboarding.currency')}>{templateData.currency}</Fact>
        <Fact term={t('onboarding.dateFormat')}>{templateData.dateFormat}</Fact>
        <Fact term={t('onboarding.fiscalYear')}>{formatDayOfYear(fiscalYearStart)}</Fact>
        <Fact term={t('onboarding.salesTax')}>
          {taxes.length === 0 ? t('onboarding.noSalesTax') : [...new Set(taxes)].join(', ')}
        </Fact>
      </Grid>
    </Box>
  );
}

/** At most six names, then how many more there are. */
function Names({ label, names }: { label: string; names: readonly string[] }) {
  const t = useText();
  const more = names.length - CATEGORIES_MAX;
  return (
    <Box mt="4">
      <Text textStyle="xs" color="fg.muted" mb="1.5">
        {label}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {names.slice(0, CATEGORIES_MAX).map((name) => (
          <Badge
            whiteSpace="normal"
            overflowWrap="anywhere"
            key={name}
            bg="bg.panel"
            color="fg"
            borderWidth="1px"
            borderColor="border.emphasized"
            size="md"
            fontWeight="500"
          >
            {name}
          </Badge>
        ))}
        {more > 0 && (
          <Badge colorPalette="ember" size="md">
            {t('onboarding.more', { count: more })}
          </Badge>
        )}
      </Flex>
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" textStyle="xs" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" fontWeight="550">
        {children}
      </Text>
    </Box>
  );
}

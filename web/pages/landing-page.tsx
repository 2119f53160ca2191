import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuFileCheck, LuFiles, LuLink2, LuScanLine } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';
import { CallToAction } from './call-to-action.tsx';
import { MatchExample } from './match-example.tsx';
import { serif, sheet } from './page-looks.ts';
import { Page } from './page-parts.tsx';
import { ProductShot } from './product-shot.tsx';

const features = [
  { key: 'upload', Icon: LuScanLine },
  { key: 'documents', Icon: LuFiles },
  { key: 'matching', Icon: LuLink2 },
  { key: 'export', Icon: LuFileCheck },
] as const;

/** The first page: what the product does in one line, shown on an example and in pictures of its screens, with its four features. */
export function LandingPage() {
  return (
    <Page>
      <Hero />
      <Features />
      <Steps />
      <Comparison />
      <Closing />
      <Farewell />
    </Page>
  );
}

function Hero() {
  const t = useText();
  return (
    <Grid
      {...sheet}
      pt={{ base: '12', md: '20', lg: '24' }}
      pb={{ base: '16', md: '28' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.28fr) minmax(0, 1fr)' }}
      gap={{ base: '14', lg: '16' }}
      alignItems="center"
    >
      <Box>
        <Heading
          as="h1"
          {...serif}
          fontSize={{ base: '2.75rem', md: '4rem', lg: '4.25rem' }}
          lineHeight="1.02"
          letterSpacing="-0.035em"
        >
          {t('landing.headline')}
        </Heading>
        <Text
          mt="6"
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="1.6"
          color="fg.muted"
          maxW="50ch"
          textWrap="pretty"
        >
          {t('landing.line')}
        </Text>
        <Flex mt="8" gap="3" wrap="wrap">
          <CallToAction size="lg" withSignIn />
        </Flex>
        <Text mt="4" color="fg.muted">
          {t('landing.noCard')}
        </Text>
      </Box>
      <MatchExample />
    </Grid>
  );
}

function Features() {
  const t = useText();
  return (
    <Box id="features" bg="bg.panel" borderBlockWidth="1px" scrollMarginTop="4">
      <Box {...sheet} py={{ base: '16', md: '24' }}>
        <SectionTitle>{t('landing.featuresTitle')}</SectionTitle>
        <Cells as="ul">
          {features.map(({ key, Icon }) => (
            <Cell
              key={key}
              sign={<Icon />}
              title={t(`landing.features.${key}.title`)}
              text={t(`landing.features.${key}.text`)}
            />
          ))}
        </Cells>
        <ProductShot of="dashboard" />
      </Box>
    </Box>
  );
}

/** Four things side by side where there is room. */
function Cells({ as, children }: { as: 'ul' | 'ol'; children: ReactNode }) {
  return (
    <Grid
      as={as}
      listStyleType="none"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      mt={{ base: '8', md: '14' }}
      columnGap="8"
      rowGap="10"
    >
      {children}
    </Grid>
  );
}

function Cell({ sign, title, text }: { sign: ReactNode; title: string; text: string }) {
  return (
    <Box as="li" borderTopWidth="1px" borderColor="fg" pt="5">
      <Box color="ember.fg" fontSize="1.375rem" lineHeight="1" aria-hidden="true">
        {sign}
      </Box>
      <Heading as="h3" fontSize="md" mt="3" letterSpacing="-0.012em">
        {title}
      </Heading>
      <Text mt="1.5" color="fg.muted" lineHeight="1.6" textWrap="pretty">
        {text}
      </Text>
    </Box>
  );
}

function SectionTitle({ children }: { children: string }) {
  return (
    <Heading
      as="h2"
      {...serif}
      letterSpacing="-0.025em"
      fontSize={{ base: '2xl', md: '4xl' }}
      lineHeight="1.15"
      maxW="22ch"
    >
      {children}
    </Heading>
  );
}

const steps = ['upload', 'extract', 'match', 'export'] as const;

/** How it works: four steps in their order. */
function Steps() {
  const t = useText();
  return (
    <Box {...sheet} py={{ base: '16', md: '24' }}>
      <SectionTitle>{t('landing.stepsTitle')}</SectionTitle>
      <Cells as="ol">
        {steps.map((step, index) => (
          <Cell
            key={step}
            sign={
              <Text as="span" {...serif} fontSize="3xl">
                {index + 1}
              </Text>
            }
            title={t(`landing.steps.${step}.title`)}
            text={t(`landing.steps.${step}.text`)}
          />
        ))}
      </Cells>
      <ProductShot of="matching" />
    </Box>
  );
}

const compared = ['rows', 'receipts', 'twice', 'tax', 'accountant'] as const;

/** The same work in a spreadsheet and here. */
function Comparison() {
  const t = useText();
  const rowProps = {
    templateColumns: { base: '1fr 1fr', md: '1fr 1.2fr 1.4fr' },
    columnGap: '6',
    rowGap: '1',
    py: '4',
    borderBottomWidth: '1px',
  } as const;
  const wide = { gridColumn: { base: '1 / -1', md: 'auto' } } as const;
  return (
    <Box bg="bg.panel" borderBlockWidth="1px">
      <Box {...sheet} py={{ base: '16', md: '24' }}>
        <SectionTitle>{t('landing.comparisonTitle')}</SectionTitle>
        <Box role="table" aria-label={t('landing.comparisonTitle')} mt={{ base: '8', md: '12' }}>
          <Grid role="row" {...rowProps} borderColor="fg" fontWeight="600">
            <Box role="columnheader" {...wide} hideBelow="md">
              {t('landing.comparisonWhat')}
            </Box>
            <Box role="columnheader">{t('landing.comparisonSpreadsheet')}</Box>
            <Box role="columnheader">{t('landing.comparisonMatchbook')}</Box>
          </Grid>
          {compared.map((row) => (
            <Grid role="row" key={row} {...rowProps}>
              <Box role="rowheader" fontWeight="550" {...wide}>
                {t(`landing.comparison.${row}.what`)}
              </Box>
              <Box role="cell" color="fg.muted">
                {t(`landing.comparison.${row}.spreadsheet`)}
              </Box>
              <Box role="cell">{t(`landing.comparison.${row}.matchbook`)}</Box>
            </Grid>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Closing() {
  const t = useText();
  return (
    <Flex direction="column" align="center" textAlign="center" px="5" py={{ base: '20', md: '28' }}>
      <Heading as="h2" {...serif} fontSize={{ base: '3xl', md: '5xl' }} lineHeight="1.1">
        {t('landing.closing')}
      </Heading>
      <Flex mt="8" gap="3" wrap="wrap" justify="center">
        <CallToAction size="lg" />
      </Flex>
    </Flex>
  );
}

/** Where the last words of a session are shown. */
function Farewell() {
  return (
    <Box
      data-farewell
      hidden
      role="status"
      position="fixed"
      bottom="5"
      insetEnd="5"
      maxW="calc(100vw - 40px)"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      px="4"
      py="3"
    />
  );
}

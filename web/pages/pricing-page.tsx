import { Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { trialDays } from '../../shared/plans.ts';
import {
  billingCurrencies,
  billingIntervals,
  paidPlans,
  planNames,
  priceOf,
  refundDays,
  yearlySaving,
} from '../../shared/price-book.ts';
import type { BillingInterval, PaidPlan } from '../../shared/price-book.ts';
import { PlanFeatures } from '../kit/plan-features.tsx';
import { subscribePath } from '../../shared/wanted-plan.ts';
import { formatPrice } from '../format/format-price.ts';
import { useText } from '../text/use-text.ts';
import { serif, sheet } from './page-looks.ts';
import { Page } from './page-parts.tsx';
import { usePagePlace } from './page-place.ts';

/** Shown while the other interval is chosen: not. The choice is two radio buttons, so that it needs no script. */
const onlyFor = (interval: BillingInterval) => ({
  [`main:not(:has(#per-${interval}:checked)) &`]: { display: 'none' },
});

/** Shown in one currency: Canadian dollars until a script knows the visitor's region. */
const onlyIn = (currency: string) =>
  currency === 'cad'
    ? { 'html[data-currency]:not([data-currency=cad]) &': { display: 'none' } }
    : { [`html:not([data-currency=${currency}]) &`]: { display: 'none' } };

/** `/pricing`: the plans with what they cost by month and by year, and the questions that people ask about them. */
export function PricingPage() {
  const t = useText();
  return (
    <Page>
      <Box {...sheet} pt={{ base: '10', md: '16' }} textAlign="center">
        <Heading as="h1" {...serif} fontSize={{ base: '2.5rem', md: '3.75rem' }} lineHeight="1.05">
          {t('pricing.headline')}
        </Heading>
        <Text
          mt="5"
          mx="auto"
          maxW="54ch"
          fontSize={{ base: 'md', md: 'lg' }}
          color="fg.muted"
          textWrap="pretty"
        >
          {t('pricing.lead', { days: trialDays })}
        </Text>
        <Cycle />
      </Box>
      <Plans />
      <Enterprise />
      <Questions />
    </Page>
  );
}

const Radio = chakra('input');

function Cycle() {
  const t = useText();
  const { percent, monthsFree: count } = yearlySaving('cad');
  return (
    <Stack as="fieldset" align="center" gap="3" mt="9">
      <chakra.legend srOnly>{t('plans.cycle')}</chakra.legend>
      <Flex p="1" gap="1" bg="bg.muted" borderRadius="full">
        {billingIntervals.map((interval) => (
          <Box key={interval} position="relative">
            <Radio
              type="radio"
              name="interval"
              id={`per-${interval}`}
              defaultChecked={interval === 'month'}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
              className="peer"
            />
            <chakra.label
              htmlFor={`per-${interval}`}
              display="block"
              px="5"
              py="2"
              borderRadius="full"
              fontWeight="550"
              cursor="pointer"
              _peerChecked={{ bg: 'bg.panel', boxShadow: 'xs' }}
              _peerFocusVisible={{ outline: '2px solid', outlineColor: 'ember.solid', outlineOffset: '2px' }}
            >
              {t(`plans.${interval}`)}
            </chakra.label>
          </Box>
        ))}
      </Flex>
      <Text color="green.fg" fontWeight="550">
        {t('plans.saving', { percent, count })}
      </Text>
    </Stack>
  );
}

function Plans() {
  const t = useText();
  return (
    <Box {...sheet} pt={{ base: '8', md: '12' }}>
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap={{ base: '4', lg: '6' }}>
        <PlanCard plan="starter" price={<Price>{t('plans.free')}</Price>}>
          <Button asChild variant="outline" size="lg" w="full">
            <a href={paths.signUp}>{t('pricing.start')}</a>
          </Button>
        </PlanCard>
        {paidPlans.map((plan) => (
          <PlanCard key={plan} plan={plan} price={<Prices plan={plan} />} isMarked={plan === 'professional'}>
            {billingIntervals.map((interval) => (
              <Button
                key={interval}
                asChild
                size="lg"
                w="full"
                css={onlyFor(interval)}
                {...(plan === 'professional' ? { colorPalette: 'ember' } : { variant: 'outline' as const })}
              >
                <a href={subscribePath({ plan, interval })}>
                  {t('pricing.choose', { plan: planNames[plan] })}
                </a>
              </Button>
            ))}
          </PlanCard>
        ))}
      </Grid>
      {billingCurrencies.map((currency) => (
        <Text key={currency} mt="5" textAlign="center" color="fg.muted" css={onlyIn(currency)}>
          {t('pricing.note', { currency: currency.toUpperCase() })}
        </Text>
      ))}
    </Box>
  );
}

interface PlanCardProps {
  readonly plan: 'starter' | PaidPlan;
  readonly price: ReactNode;
  readonly isMarked?: boolean;
  readonly children: ReactNode;
}

function PlanCard({ plan, price, isMarked = false, children }: PlanCardProps) {
  const t = useText();
  return (
    <Flex
      as="section"
      aria-label={planNames[plan]}
      direction="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow={isMarked ? 'lg' : 'xs'}
      {...(isMarked ? { borderColor: 'ember.border' } : {})}
      p={{ base: '6', md: '8' }}
    >
      <Heading as="h2" fontSize="lg" letterSpacing="-0.012em">
        {planNames[plan]}
      </Heading>
      <Text mt="1.5" color="fg.muted" minH={{ lg: '3em' }} textWrap="pretty">
        {t(`plans.whoFor.${plan}`)}
      </Text>
      <Box mt="6" minH="3.25rem">
        {price}
      </Box>
      <Box mt="6">{children}</Box>
      <Box mt="7">
        <PlanFeatures plan={plan} />
      </Box>
    </Flex>
  );
}

function Price({ children }: { children: string }) {
  return (
    <Text as="span" {...serif} fontSize="4xl" lineHeight="1.1" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  );
}

/** Every price of a plan, of which the styles show the one that is asked for. */
function Prices({ plan }: { plan: PaidPlan }) {
  const t = useText();
  return billingIntervals.flatMap((interval) =>
    billingCurrencies.map((currency) => (
      <Box key={`${interval} ${currency}`} css={{ ...onlyFor(interval), ...onlyIn(currency) }}>
        <Price>{formatPrice(priceOf({ plan, interval, currency }), currency)}</Price>{' '}
        <Text as="span" color="fg.muted" ms="1">
          {t(`plans.per.${interval}`)}
        </Text>
      </Box>
    )),
  );
}

function Enterprise() {
  const t = useText();
  const { inLanguage } = usePagePlace();
  return (
    <Box {...sheet} pt={{ base: '10', md: '14' }}>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        gap="5"
        bg="bg.muted"
        borderRadius="l3"
        p={{ base: '6', md: '8' }}
      >
        <Box>
          <Heading as="h2" fontSize="lg">
            {t('pricing.enterpriseTitle')}
          </Heading>
          <Text mt="1.5" color="fg.muted" maxW="64ch" textWrap="pretty">
            {t('pricing.enterprise')}
          </Text>
        </Box>
        <Button
          asChild
          variant="outline"
          bg="bg.panel"
          size="lg"
          flexShrink="0"
          alignSelf={{ base: 'start', md: 'auto' }}
        >
          <a href={inLanguage(paths.contact)}>{t('pricing.contact')}</a>
        </Button>
      </Flex>
    </Box>
  );
}

const questions = ['trial', 'cancel', 'refund', 'documents', 'accountant', 'card'] as const;

function Questions() {
  const t = useText();
  return (
    <Box maxW="760px" mx="auto" px={{ base: '5', md: '8' }} py={{ base: '16', md: '24' }}>
      <Heading as="h2" {...serif} fontSize={{ base: '2xl', md: '4xl' }} lineHeight="1.15">
        {t('pricing.faqTitle')}
      </Heading>
      <Stack as="dl" gap="8" mt="8">
        {questions.map((one) => (
          <Box key={one}>
            <Text as="dt" fontWeight="600" fontSize="md">
              {t(`pricing.faq.${one}.question`)}
            </Text>
            <Text as="dd" mt="1.5" color="fg.muted" lineHeight="1.65" fontSize="md">
              {t(`pricing.faq.${one}.answer`, { days: refundDays })}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

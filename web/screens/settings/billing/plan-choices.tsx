import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../../../shared/model/organization.ts';
import type { Subscription } from '../../../../shared/model/subscription.ts';
import {
  billingCurrencyIn,
  billingIntervals,
  paidPlans,
  planNames,
  priceOf,
  yearlySaving,
} from '../../../../shared/price-book.ts';
import type { BillingCurrency, BillingInterval, PaidPlan } from '../../../../shared/price-book.ts';
import { checkoutPage } from '../../../api/subscription.ts';
import { PlanFeatures } from '../../../kit/plan-features.tsx';
import { paths } from '../../../../shared/paths.ts';
import { pageIn } from '../../../../shared/site-pages.ts';
import { wantedPlanIn } from '../../../../shared/wanted-plan.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { RadioChoice } from '../../../kit/radio-choice.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useLanguage, useText } from '../../../text/use-text.ts';
import { BlockedPage } from './blocked-page.tsx';
import { useHostedPage } from './use-hosted-page.ts';
import { useOrders } from './use-orders.ts';

/** The region of the browser's locale: by it prices are shown and charged (specification section 9). */
const regionOfBrowser = (): string | undefined => new Intl.Locale(navigator.language).region;

/** What each plan costs and has. One is begun on a page of Stripe's; who pays already changes theirs here. */
export function PlanChoices({ subscription }: { subscription: Subscription }) {
  const t = useText();
  const [search] = useSearchParams();
  const wanted = wantedPlanIn(search.toString());
  const [interval, setInterval] = useState<BillingInterval>(
    wanted?.interval ?? subscription.interval ?? 'month',
  );
  const currency = subscription.currency ?? billingCurrencyIn(regionOfBrowser());
  const { percent, monthsFree: count } = yearlySaving(currency);
  const checkout = useHostedPage();
  return (
    <Panel title={t('billing.plans')}>
      <Flex gap="4" rowGap="2" wrap="wrap" align="end" justify="space-between" mb="2">
        <RadioChoice
          label={t('plans.cycle')}
          value={interval}
          options={billingIntervals.map((one) => [one, t(`plans.${one}`)] as const)}
          onChange={setInterval}
        />
        <StatusBadge meaning="good">{t('plans.saving', { percent, count })}</StatusBadge>
      </Flex>
      <Free plan="starter" subscription={subscription} />
      {paidPlans.map((plan) => (
        <Paid
          key={plan}
          choice={{ plan, interval, currency }}
          subscription={subscription}
          isWanted={wanted?.plan === plan}
          checkout={checkout}
        />
      ))}
      <Free plan="enterprise" subscription={subscription} />
      <Stack gap="2" mt="4">
        <BlockedPage address={checkout.blocked} />
        <Text textStyle="sm" color="fg.muted">
          {t('billing.prices', { currency: currency.toUpperCase() })}
        </Text>
      </Stack>
    </Panel>
  );
}

interface PaidProps {
  readonly choice: {
    readonly plan: PaidPlan;
    readonly interval: BillingInterval;
    readonly currency: BillingCurrency;
  };
  readonly subscription: Subscription;
  /** Chosen on the pricing page: its button has the focus. */
  readonly isWanted: boolean;
  readonly checkout: ReturnType<typeof useHostedPage>;
}

function Paid({ choice, subscription, isWanted, checkout }: PaidProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { order, isBusy, changes } = useOrders();
  const { plan, interval } = choice;
  const { subscribedPlan, pending } = subscription;
  const isTheirs = subscribedPlan === plan;
  const isJustSo = isTheirs && subscription.interval === interval;
  const price = t(`plans.a.${interval}`, { price: formatPrice(priceOf(choice), choice.currency) });
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  const begin = () => void checkout.open(() => checkoutPage(choice), t('billing.notStarted'));
  return (
    <PlanRow
      plan={plan}
      price={formatPrice(priceOf(choice), choice.currency)}
      per={t(`plans.per.${interval}`)}
      isCurrent={isJustSo}
    >
      {!isJustSo && canChoose(subscription) && (
        <Button
          ref={button}
          w="full"
          {...(subscribedPlan === null ? { colorPalette: 'ember' } : { variant: 'outline' as const })}
          loading={checkout.isBusy || isBusy}
          disabled={pending !== null}
          aria-label={subscribedPlan === null ? `${t('billing.subscribe')}: ${planNames[plan]}` : undefined}
          onClick={() => (subscribedPlan === null ? begin() : setAsked(true))}
        >
          {subscribedPlan === null
            ? t('billing.subscribe')
            : isTheirs
              ? t(`billing.changeInterval.${interval}`)
              : t('billing.change', { plan: planNames[plan] })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('billing.changeTitle', { plan: planNames[plan] })}
        description={t('billing.changeHelp', { price })}
        confirmLabel={t('billing.changeYes')}
        isGentle
        onConfirm={() =>
          order('change', () => changes.change({ plan, interval })).finally(() => setAsked(false))
        }
        onClose={() => setAsked(false)}
      />
    </PlanRow>
  );
}

/** Whether a plan can be begun or changed to now: what is overdue or canceled is set right first, and Enterprise is agreed on with people. */
const canChoose = ({ plan, subscribedPlan, status, cancelAtPeriodEnd }: Subscription): boolean =>
  plan !== 'enterprise' && (subscribedPlan === null || !(status === 'past_due' || cancelAtPeriodEnd));

/** A plan that is not subscribed to: one has it, or it is agreed on with people. */
function Free({ plan, subscription }: { plan: 'starter' | 'enterprise'; subscription: Subscription }) {
  const t = useText();
  const language = useLanguage();
  const isCurrent = subscription.plan === plan;
  return (
    <PlanRow
      plan={plan}
      price={t(plan === 'starter' ? 'plans.free' : 'plans.custom')}
      per={t(plan === 'starter' ? 'plans.per.forever' : 'plans.per.agreed')}
      isCurrent={isCurrent}
    >
      {plan === 'enterprise' && !isCurrent && (
        <Button asChild variant="outline" w="full">
          <a href={pageIn(language, paths.contact)}>{t('billing.contact')}</a>
        </Button>
      )}
    </PlanRow>
  );
}

interface PlanRowProps {
  readonly plan: Plan;
  readonly price: string;
  /** How often, in small. */
  readonly per: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function PlanRow({ plan, price, per, isCurrent, children }: PlanRowProps) {
  const t = useText();
  return (
    <Grid
      as="section"
      aria-label={planNames[plan]}
      templateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 11rem' }}
      gap={{ base: '3', sm: '6' }}
      py="5"
      borderTopWidth="1px"
    >
      <Box>
        <Flex gap="2" align="center" wrap="wrap">
          <Heading as="h3" fontSize="md">
            {planNames[plan]}
          </Heading>
          {isCurrent && <StatusBadge meaning="plain">{t('billing.current')}</StatusBadge>}
        </Flex>
        <Box mt="2.5">
          <PlanFeatures plan={plan} />
        </Box>
      </Box>
      <Stack gap="3" align={{ base: 'stretch', sm: 'flex-start' }}>
        <Box>
          <Text as="span" fontSize="xl" fontWeight="620" fontVariantNumeric="tabular-nums">
            {price}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            {per}
          </Text>
        </Box>
        {children}
      </Stack>
    </Grid>
  );
}

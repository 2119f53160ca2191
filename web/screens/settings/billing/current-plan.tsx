import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { BoxProps } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { LuExternalLink } from 'react-icons/lu';
import { planNames } from '../../../../shared/price-book.ts';
import type { FailedOrder, Subscription } from '../../../../shared/model/subscription.ts';
import { portalPage } from '../../../api/subscription.ts';
import { daysUntil } from '../../../format/days-until.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';
import { BlockedPage } from './blocked-page.tsx';
import { useDayOf } from './use-day-of.ts';
import { useHostedPage } from './use-hosted-page.ts';
import { useOrders } from './use-orders.ts';

interface PlanProps {
  readonly subscription: Subscription;
}

/** The plan in force, what it costs and until when, and what can be done about it. */
export function CurrentPlan({ subscription }: PlanProps) {
  const t = useText();
  const { plan, pending, problem } = subscription;
  return (
    <Panel title={t('billing.plan')} aside={<State subscription={subscription} />}>
      <Heading as="h3" fontFamily="serif" fontWeight="560" fontSize="3xl" letterSpacing="-0.02em">
        {planNames[plan]}
      </Heading>
      <Text color="fg.muted" mt="1" maxW="60ch">
        <Terms subscription={subscription} />
      </Text>
      {pending && (
        <Told role="status" fontWeight="550">
          {t(`billing.pending.${pending.kind}`)}
        </Told>
      )}
      {problem && !pending && <FailedOrderNote problem={problem} />}
      <Acts subscription={subscription} />
    </Panel>
  );
}

/** Why what was asked for did not come about, and what can be done about it. */
function FailedOrderNote({ problem: { kind, code, confirmOn } }: { problem: FailedOrder }) {
  const t = useText();
  const isToConfirm = code === 'to-confirm';
  return (
    <Told
      role="alert"
      borderInlineStartWidth="3px"
      borderColor={isToConfirm ? 'ember.solid' : 'red.solid'}
      ps="3"
    >
      <Text fontWeight="550">{t(isToConfirm ? 'billing.toConfirm' : `billing.failedTitles.${kind}`)}</Text>
      <Text color="fg.muted" maxW="60ch">
        {t(`billing.problems.${code}`)}
      </Text>
      {confirmOn !== undefined && (
        <Button asChild colorPalette="ember" mt="3">
          <a href={confirmOn} target="_blank" rel="noopener noreferrer">
            {t('billing.confirm')} <LuExternalLink aria-hidden="true" />
          </a>
        </Button>
      )}
    </Told>
  );
}

/** Comes into view: most orders are given in the list of plans, further down. */
function Told(props: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Box ref={box} mt="4" scrollMarginTop="32" {...props} />;
}

/** The state in a word; a plan that costs nothing has none. */
function State({ subscription }: PlanProps) {
  const t = useText();
  const dayOf = useDayOf();
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status === 'none') return null;
  if (status === 'active' && cancelAtPeriodEnd && currentPeriodEnd !== null)
    return (
      <StatusBadge meaning="waiting">
        {t('billing.states.ending', { day: dayOf(currentPeriodEnd) })}
      </StatusBadge>
    );
  const meaning = ({ trialing: 'plain', active: 'good', past_due: 'broken', canceled: 'plain' } as const)[
    status
  ];
  return <StatusBadge meaning={meaning}>{t(`billing.states.${status}`)}</StatusBadge>;
}

/** What the plan costs, and what comes after it. */
function Terms({ subscription }: PlanProps) {
  const t = useText();
  const dayOf = useDayOf();
  const { status, interval, currency, amount, currentPeriodEnd, trialEndsAt, graceEndsAt } = subscription;
  const plan = planNames[subscription.subscribedPlan ?? subscription.plan];
  if (status === 'trialing' && trialEndsAt !== null) {
    const count = daysUntil(trialEndsAt);
    return count <= 1 ? t('billing.trialLastDay') : t('billing.trialLeft', { count });
  }
  if (status === 'past_due' && graceEndsAt !== null)
    return t('billing.overdue', { plan, day: dayOf(graceEndsAt) });
  if (status === 'canceled') return t('billing.ended');
  if (interval === null || currency === null || amount === null || currentPeriodEnd === null)
    return t(subscription.plan === 'enterprise' ? 'billing.agreed' : 'billing.starter');
  if (subscription.cancelAtPeriodEnd) return t('billing.ends', { plan, day: dayOf(currentPeriodEnd) });
  const price = t(`plans.a.${interval}`, { price: formatPrice(amount, currency) });
  return t('billing.renews', { price, day: dayOf(currentPeriodEnd) });
}

type Asked = 'cancel' | 'refund';

function Acts({ subscription }: PlanProps) {
  const t = useText();
  const dayOf = useDayOf();
  const portal = useHostedPage();
  const [asked, setAsked] = useState<Asked>();
  const { order, isBusy, changes } = useOrders();
  const { subscribedPlan, cancelAtPeriodEnd, currentPeriodEnd, refundableUntil, hasPortal, pending } =
    subscription;
  const plan = planNames[subscribedPlan ?? subscription.plan];
  const isPaid = subscribedPlan !== null && currentPeriodEnd !== null;
  const end = currentPeriodEnd === null ? '' : dayOf(currentPeriodEnd);
  const isWaiting = pending !== null || isBusy;
  const isOverdue = subscription.status === 'past_due';
  if (!hasPortal) return null;
  return (
    <Stack gap="3" mt="5">
      <Flex gap="2" wrap="wrap">
        <Button
          {...(isOverdue ? { colorPalette: 'ember' } : { variant: 'outline' as const })}
          loading={portal.isBusy}
          onClick={() => void portal.open(portalPage, t('billing.portalFailed'))}
        >
          {t(isOverdue ? 'billing.updateCard' : 'billing.details')}
        </Button>
        {isPaid && cancelAtPeriodEnd && (
          <Button
            colorPalette="ember"
            disabled={isWaiting}
            onClick={() => void order('resume', () => changes.resume())}
          >
            {t('billing.resume', { plan })}
          </Button>
        )}
        {isPaid && !cancelAtPeriodEnd && (
          <Button variant="ghost" disabled={isWaiting} onClick={() => setAsked('cancel')}>
            {t('billing.cancel')}
          </Button>
        )}
        {isPaid && refundableUntil !== null && (
          <Button variant="ghost" disabled={isWaiting} onClick={() => setAsked('refund')}>
            {t('billing.refund')}
          </Button>
        )}
      </Flex>
      <BlockedPage address={portal.blocked} />
      {isPaid && refundableUntil !== null && (
        <Text textStyle="sm" color="fg.muted">
          {t('billing.refundHelp', { day: dayOf(refundableUntil) })}
        </Text>
      )}
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        title={t('billing.cancelTitle')}
        description={t('billing.cancelHelp', { plan, day: end })}
        confirmLabel={t('billing.cancelYes', { day: end })}
        isGentle
        onConfirm={() => order('cancel', () => changes.cancel()).finally(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
      <ConfirmDialog
        isOpen={asked === 'refund'}
        title={t('billing.refundTitle')}
        description={t('billing.refundWhole', { plan })}
        confirmLabel={t('billing.refund')}
        onConfirm={() => order('refund', () => changes.refund()).finally(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}

import { Button } from '@chakra-ui/react';
import { LuCreditCard } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { todayIn } from '../../shared/civil-date.ts';
import { billingPath } from '../../shared/paths.ts';
import { planNames } from '../../shared/price-book.ts';
import { useSignedIn } from '../auth/me-context.ts';
import { useDateFormat } from '../format/date-format.ts';
import { formatDay } from '../format/format.ts';
import { useText } from '../text/use-text.ts';
import { Band } from './band.tsx';

/** Says above every screen that a payment failed, and until when a card can still be put right; to whoever pays alone. */
export function PaymentBanner() {
  const t = useText();
  const { plan, organization } = useSignedIn();
  const format = useDateFormat();
  const { overdueUntil } = plan;
  if (overdueUntil === undefined) return null;
  const day = formatDay(todayIn(organization.timeZone, new Date(overdueUntil)), format);
  return (
    <Band
      bg="bg.error"
      borderColor="red.muted"
      icon={<LuCreditCard />}
      iconColor="red.fg"
      title={t('billing.paymentFailed')}
      help={t('billing.paymentFailedHelp', { plan: planNames[plan.name], day })}
    >
      <Button asChild size="sm" variant="outline" bg="bg.panel">
        <Link to={billingPath}>{t('billing.updateCard')}</Link>
      </Button>
    </Band>
  );
}

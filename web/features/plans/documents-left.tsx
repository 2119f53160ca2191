import { Text } from '@chakra-ui/react';
import { addDays, daysOfMonth } from '../../../shared/civil-date.ts';
import { billingPath } from '../../../shared/paths.ts';
import { isNearLimit, limitsOf } from '../../../shared/plans.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';

/** How many of the month's documents are used, and when they start again; nothing where a plan limits none. Louder from 80 % on. */
export function DocumentsLeft() {
  const t = useText();
  const { plan, usage } = useSignedIn();
  const canPay = useCan('canManageBilling');
  const format = useDateFormat();
  const limit = limitsOf(plan.name).documents;
  if (limit === undefined) return null;
  const isNear = isNearLimit(usage.documents, limit);
  const day = formatDay(addDays(daysOfMonth(usage.month).to, 1), format);
  return (
    <Text mt="1" {...(isNear ? { color: 'amber.fg', fontWeight: '550', role: 'status' } : {})}>
      {t('plans.documentsUsed', { used: usage.documents, limit, day })}{' '}
      {isNear && canPay && <TextLink to={billingPath}>{t('plans.more')}</TextLink>}
    </Text>
  );
}

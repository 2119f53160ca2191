import { Text } from '@chakra-ui/react';
import { paths } from '../../../../shared/paths.ts';
import { wantsCategory } from '../../../../shared/wants-category.ts';
import { usePayouts } from '../../../api/ledger.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useText } from '../../../text/use-text.ts';
import { countOf } from '../payouts/count-of.ts';

/** Says where deposits wait that are sales less fees: a category alone books what arrived, and hides the fees. Nothing where there are none. */
export function PayoutsFirst() {
  const t = useText();
  const { data } = usePayouts('open');
  const items = (data?.items ?? []).filter(({ transaction }) => wantsCategory(transaction));
  if (items.length === 0) return null;
  const shown = countOf({ items, hasMore: data?.hasMore ?? false });
  return (
    <Text textStyle="sm" mb="3.5">
      {t('payouts.first', { count: items.length, shown })}{' '}
      <TextLink to={`${paths.accounting}?tab=pending#payouts`}>{t('payouts.showFirst')}</TextLink>
    </Text>
  );
}

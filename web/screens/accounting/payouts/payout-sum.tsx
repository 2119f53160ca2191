import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { TAX_WITHHELD } from '../../../../shared/kept-back.ts';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import type { PayoutFigures } from '../../../../shared/model/payout.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { feePercent } from './payout-draft.ts';
import type { PayoutForm } from './use-payout-form.ts';

type Categories = PayoutOffer['categories'];

interface PayoutSumProps {
  readonly offer: PayoutOffer;
  /** Undefined while nobody knows them. */
  readonly figures: PayoutFigures | undefined;
  /** Of the form in which the categories are chosen; undefined for those who may only look. */
  readonly control: PayoutForm['control'] | undefined;
  /** The field in which a person types one of the two, where no document says them. */
  readonly field: ((name: 'gross' | 'fees') => ReactNode) | undefined;
}

/** The payout as it will stand in the books: gross, less refunds and fees, is the deposit. */
export function PayoutSum({ offer, figures, control, field }: PayoutSumProps) {
  const t = useText();
  const { of, labelOf } = useCategories();
  const { amount, currency } = offer.transaction;
  const isTax = offer.provider === TAX_WITHHELD;
  const choice = (name: keyof Categories) =>
    control ? (
      <Controller
        control={control}
        name={`categories.${name}`}
        render={({ field: chosen, fieldState }) => (
          <CategoryChoice
            {...chosen}
            size="sm"
            aria-label={t(name === 'sales' ? 'payouts.salesCategory' : 'payouts.feesCategory')}
            aria-invalid={fieldState.invalid}
            categories={of(name === 'sales' ? 'income' : 'expense')}
            none={t('payouts.chooseCategory')}
          />
        )}
      />
    ) : (
      <Text color="fg.muted">{labelOf(offer.categories[name])}</Text>
    );
  const shown = (minor: number | undefined) =>
    minor === undefined ? (
      <Text color="fg.muted">{t('accounting.none')}</Text>
    ) : (
      <Money amount={minor} currency={currency} />
    );
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg" px="3.5" py="1.5" alignSelf="start" textStyle="sm">
      <Line label={t('payouts.gross')} category={choice('sales')}>
        {field?.('gross') ?? shown(figures?.gross)}
      </Line>
      {figures !== undefined && figures.refunds > 0 && (
        <Line label={t('payouts.refunds')}>{shown(-figures.refunds)}</Line>
      )}
      <Line
        label={t(isTax ? 'payouts.withheld' : 'payouts.fees')}
        detail={figures && t('payouts.share', { percent: feePercent(figures) })}
        category={isTax ? undefined : choice('fees')}
      >
        {field?.('fees') ?? shown(figures && -figures.fees)}
      </Line>
      <Flex justify="space-between" gap="3" mt="1.5" py="2" fontWeight="600" borderTopWidth="1px">
        <Text>{t('payouts.deposit')}</Text>
        <Money amount={amount} currency={currency} />
      </Flex>
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly category?: ReactNode;
  readonly children: ReactNode;
}

/** One line of the sum: what it is, its category, its amount; on a phone the category stands below. */
function Line({ label, detail, category, children }: LineProps) {
  return (
    <Grid
      templateAreas={{ base: '"label amount" "category category"', md: '"label category amount"' }}
      templateColumns={{ base: 'minmax(0, 1fr) 8rem', md: '6.5rem minmax(0, 1fr) 8rem' }}
      columnGap="3"
      rowGap="1.5"
      alignItems="center"
      py="1.5"
    >
      <Box gridArea="label">
        {label}
        {detail !== undefined && (
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {detail}
          </Text>
        )}
      </Box>
      <Box gridArea="category" minW="0" hideBelow={category === undefined ? 'md' : ''}>
        {category}
      </Box>
      <Box gridArea="amount" textAlign="end">
        {children}
      </Box>
    </Grid>
  );
}

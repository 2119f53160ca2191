import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useText } from '../text/use-text.ts';
import type { MoneySign } from '../format/format.ts';
import { useMoney } from '../format/use-money.ts';

interface MoneyProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** 'always' also writes a plus and colours money in; for signed rows of a ledger. */
  readonly sign?: MoneySign;
}

/** An amount of money: tabular figures, a true minus sign, and the direction in words for those who listen. */
export function Money({ amount, currency, sign = 'auto', ...rest }: MoneyProps) {
  const t = useText();
  const money = useMoney();
  const direction = sign === 'always' ? directionOf(amount) : undefined;
  return (
    <chakra.span
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      {...(sign === 'always' && amount > 0 ? { color: 'green.fg' } : {})}
      {...rest}
    >
      {direction && <VisuallyHidden>{t(direction)} </VisuallyHidden>}
      {money(amount, currency, sign)}
    </chakra.span>
  );
}

/** The text that says which way money moved, for those who listen; none of nothing. */
export function directionOf(amount: number) {
  if (amount === 0) return undefined;
  return amount > 0 ? 'common.received' : 'common.spent';
}

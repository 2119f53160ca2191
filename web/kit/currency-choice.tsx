import type { ComponentProps } from 'react';
import { currencies } from '../../shared/currencies.ts';
import { bookCurrencies } from '../../shared/money.ts';
import { formatCurrency } from '../format/format.ts';
import { useText } from '../text/use-text.ts';
import { Choice } from './choice.tsx';

interface CurrencyChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children' | 'value'> {
  readonly value: string;
}

const usual: readonly string[] = bookCurrencies;
const others = currencies.filter((currency) => !usual.includes(currency));

/** A currency by its code, which is also what one types to find it: those that books are kept in first; one that is in no list stays. */
export function CurrencyChoice({ value, ...rest }: CurrencyChoiceProps) {
  const t = useText();
  const isKnown = usual.includes(value) || others.includes(value);
  const options = (some: readonly string[]) =>
    some.map((currency) => (
      <option key={currency} value={currency}>
        {formatCurrency(currency)}
      </option>
    ));
  return (
    <Choice value={value} {...rest}>
      {!isKnown && options([value])}
      <optgroup label={t('common.usualCurrencies')}>{options(usual)}</optgroup>
      <optgroup label={t('common.otherCurrencies')}>{options(others)}</optgroup>
    </Choice>
  );
}

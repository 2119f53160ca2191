import { createContext, use, useCallback } from 'react';
import { formatMoney } from './format.ts';
import { useLanguage } from '../text/use-text.ts';
import type { MoneySign } from './format.ts';

/** The organisation's currency; the app's frame sets it. Public pages have none. */
export const HomeCurrencyContext = createContext<string | undefined>(undefined);

/** The currency of the books that are shown; undefined where none are. */
export const useHomeCurrency = (): string | undefined => use(HomeCurrencyContext);

/** Writes amounts (minor units) as the organisation's people read them: a currency that is not theirs says which it is. */
export function useMoney(): (amount: number, currency: string, sign?: MoneySign) => string {
  const home = use(HomeCurrencyContext);
  const language = useLanguage();
  return useCallback(
    (amount, currency, sign) => formatMoney(amount, currency, sign, home, language),
    [home, language],
  );
}

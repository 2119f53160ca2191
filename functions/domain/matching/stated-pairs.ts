import { amountsNamed } from './amount-evidence.ts';
import { optionOf, type Option } from './match-option.ts';
import { pairEvidence } from './pair-evidence.ts';
import type { PreparedBooks } from './prepared-books.ts';

/**
 * Every receipt with every transaction of another currency whose text states its very price (`43.02 USD @ 1.4417`): it is found under whatever name
 * the bank writes.
 */
export function statedPairs(books: PreparedBooks): Option[] {
  const byPrice = Map.groupBy(books.receipts.keys(), (at) => priceKey(books.receipt(at)));
  const currencies = [...new Set(books.receipts.map(({ currency }) => currency))];
  return [...books.transactions.entries()].flatMap(([at, { currency, description }]) =>
    currencies
      .filter((foreign) => foreign !== currency && description.includes(foreign))
      .flatMap((foreign) =>
        [...new Set(amountsNamed(description, foreign))].flatMap(
          (amount) => byPrice.get(priceKey({ amount, currency: foreign })) ?? [],
        ),
      )
      .flatMap((receipt) => {
        const evidence = pairEvidence(books, receipt, at);
        return evidence ? [optionOf([receipt], [at], evidence)] : [];
      }),
  );
}

const priceKey = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${currency} ${String(Math.abs(amount))}`;

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
  const found: Option[] = [];
  for (let at = 0; at < books.transactions.length; at += 1) {
    const { currency, description } = books.transaction(at);
    for (const foreign of currencies) {
      if (foreign === currency || !description.includes(foreign)) continue;
      for (const amount of new Set(amountsNamed(description, foreign)))
        for (const receipt of byPrice.get(priceKey({ amount, currency: foreign })) ?? []) {
          const evidence = pairEvidence(books, receipt, at);
          if (evidence) found.push(optionOf([receipt], [at], evidence));
        }
    }
  }
  return found;
}

const priceKey = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${currency} ${String(Math.abs(amount))}`;

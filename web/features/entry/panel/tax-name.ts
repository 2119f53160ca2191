import type { EntryTax } from '../../../../shared/model/transaction.ts';
import { taxTitle, toldKind } from '../../../../shared/sales-tax-kinds.ts';
import { sayFact } from '../../../../shared/text/form-words.ts';
import { formatPercent } from '../../../format/format.ts';

/** What a tax is called: its kind, and its rate where one is printed. */
export const taxName = ({ kind, rate }: Pick<EntryTax, 'kind' | 'rate'>): string => {
  const name = sayFact(taxTitle(toldKind({ kind, rate })));
  return rate === undefined ? name : `${name} ${formatPercent(rate)}`;
};

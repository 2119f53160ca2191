import { regionsOf, salesTaxesIn } from '../../../shared/countries/index.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import type { Country } from '../../../shared/model/template.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { looksLikePayout } from '../payouts/payout-provider.ts';
import { placeBought } from '../reports/sales-tax/place-bought.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import { namedRow } from './named-row.ts';
import { isMixedHouse } from './mixed-houses.ts';

/** Where books are kept. */
interface Home {
  readonly country: Country;
  readonly region: string | null;
  readonly currency: string;
}

/**
 * Makes the function that tells at which rates an entry without a document is taxed by what the documents of others of its name state:
 * undefined where these differ or tax parts of a price otherwise, and where one purchase says nothing of the next: of houses that sell
 * everything, of payouts, elsewhere, of taxes that another country charges, and once the usual rates are others.
 */
export function ratesAsBefore(
  history: readonly CategorisedRow[],
  { country, region, currency }: Home,
): (row: LedgerRow) => readonly RatedTax[] | undefined {
  const keys = new NameKeys();
  const documented = Map.groupBy(
    history.filter(({ rates }) => rates !== undefined),
    (row) => namedRow(row, keys),
  );
  // The rates that usually hold at a place on a day.
  const circumstancesOf = ({ description, date, currency: paid }: Dated): string => {
    const place = placeBought(description, country);
    const there = place && !place.isAbroad ? place.region : region;
    return JSON.stringify([paid, place, standardTaxes(country, there, { currency, date })]);
  };
  // Provinces charge by where the customer is; elsewhere a rate that the country doesn't have is another country's tax.
  const own = new Set(salesTaxesIn(country, region).map(({ rateThousandths }) => rateThousandths));
  const isOfCountry = ({ rate }: RatedTax): boolean =>
    regionsOf(country).length > 0 || own.has(Math.round(rate * 1000));
  const taughtBy = new Map<string, Taught | undefined>();
  const taught = (name: string): Taught | undefined => {
    if (!taughtBy.has(name)) taughtBy.set(name, agreed(documented.get(name) ?? [], circumstancesOf));
    return taughtBy.get(name);
  };
  return (row) => {
    if (row.kind === 'transfer' || looksLikePayout(row) || isMixedHouse(row.description)) return undefined;
    const name = namedRow(row, keys);
    const found = name === undefined ? undefined : taught(name);
    const isSame = found?.circumstances === circumstancesOf(row) && found.rates.every(isOfCountry);
    return isSame ? found.rates : undefined;
  };
}

/** What all documents of a name say, and where and when. */
interface Taught {
  readonly rates: readonly RatedTax[];
  readonly circumstances: string;
}

function agreed(
  rows: readonly CategorisedRow[],
  circumstancesOf: (row: CategorisedRow) => string,
): Taught | undefined {
  const said = new Map(rows.map((row) => [JSON.stringify([row.rates, circumstancesOf(row)]), row]));
  const [only] = said.size === 1 ? said.values() : [];
  return only?.rates ? { rates: only.rates, circumstances: circumstancesOf(only) } : undefined;
}

type Dated = Pick<CategorisedRow, 'description' | 'date' | 'currency'>;

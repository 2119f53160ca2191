import type { Plan } from './model/organization.ts';

/*
 * What each plan costs: the one place that the pricing page, Billing, structured data and the script that creates prices in Stripe read.
 * What each plan has is in `plans.ts` and `limits.ts`.
 */

/** The plans that are paid for by oneself; Enterprise is agreed on with people. */
export const paidPlans = ['professional', 'business'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof paidPlans)[number];

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** Currencies in which plans are paid for, spelled as `create-checkout` takes them. */
export const billingCurrencies = ['cad', 'usd', 'gbp', 'eur'] as const;
export type BillingCurrency = (typeof billingCurrencies)[number];

/** What plans are called, in every language. */
export const planNames: Readonly<Record<Plan, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  business: 'Business',
  enterprise: 'Enterprise',
};

/** What a subscription is of. */
export interface PriceChoice {
  readonly plan: PaidPlan;
  readonly interval: BillingInterval;
  readonly currency: BillingCurrency;
}

type PriceOfIntervals = Readonly<Record<BillingInterval, number>>;

/** In minor units, before tax. */
const priceBook: Readonly<Record<PaidPlan, Readonly<Record<BillingCurrency, PriceOfIntervals>>>> = {
  professional: {
    cad: { month: 800, year: 8000 },
    usd: { month: 800, year: 8000 },
    gbp: { month: 600, year: 6000 },
    eur: { month: 700, year: 7000 },
  },
  business: {
    cad: { month: 1800, year: 18_000 },
    usd: { month: 1800, year: 18_000 },
    gbp: { month: 1400, year: 14_000 },
    eur: { month: 1600, year: 16_000 },
  },
};

/** What a plan costs for one interval, in minor units. */
export const priceOf = ({ plan, interval, currency }: PriceChoice): number =>
  priceBook[plan][currency][interval];

/** Every price there is. */
export const allPrices: readonly PriceChoice[] = paidPlans.flatMap((plan) =>
  billingIntervals.flatMap((interval) => billingCurrencies.map((currency) => ({ plan, interval, currency }))),
);

/** By what Stripe knows a plan: chosen by us, so that creating it again creates nothing. */
export const productIdOf = (plan: PaidPlan): string => `matchbook-${plan}`;

/** The plan of a product of Stripe's; undefined of one that is not ours. */
export const planOfProduct = (productId: string): PaidPlan | undefined =>
  paidPlans.find((plan) => productIdOf(plan) === productId);

/** By what Stripe finds a price; when the price changes, the key goes on to the new one. */
export const lookupKeyOf = ({ plan, interval, currency }: PriceChoice): string =>
  ['matchbook', plan, interval, currency].join('-');

/** What a year costs less than twelve months: in percent, and as months that cost nothing. */
export interface YearlySaving {
  readonly percent: number;
  readonly monthsFree: number;
}

/** The least that paying by the year saves on any plan in a currency, so that a badge beside all plans is true of each. */
export function yearlySaving(currency: BillingCurrency): YearlySaving {
  const savings = paidPlans.map((plan) => {
    const { month, year } = priceBook[plan][currency];
    return { share: 1 - year / (12 * month), monthsFree: 12 - year / month };
  });
  return {
    percent: Math.round(100 * Math.min(...savings.map(({ share }) => share))),
    monthsFree: Math.floor(Math.min(...savings.map(({ monthsFree }) => monthsFree))),
  };
}

const currencyOfRegion: ReadonlyMap<string, BillingCurrency> = new Map([
  ['US', 'usd'],
  ['CA', 'cad'],
  ['GB', 'gbp'],
  ['IE', 'eur'],
]);

/**
 * The currency that prices are shown and charged in, by the region of the browser's locale (specification section 9); Canadian dollars
 * where it names none, as on prerendered pages.
 */
export function billingCurrencyIn(region: string | undefined): BillingCurrency {
  return region === undefined ? 'cad' : (currencyOfRegion.get(region.toUpperCase()) ?? 'usd');
}

/** Days after the first payment within which it is given back on request. */
export const refundDays = 30;

/** Days that a plan goes on while a payment for it fails. */
export const graceDays = 7;

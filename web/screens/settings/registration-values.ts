import * as z from 'zod';
import { endingMonths, periodEnds } from '../../../shared/countries/sales-tax-rules.ts';
import type { SalesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { SalesPricing, SalesTaxRegistration } from '../../../shared/model/sales-tax.ts';
import type { FilingPeriod, SaleTreatment } from '../../../shared/model/sales-tax.ts';
import { rangeNamed } from '../../../shared/report-ranges.ts';
import type { RangeBasis } from '../../../shared/report-ranges.ts';
import type { RouteForm } from '../../api/route-form.ts';

/** What is typed and chosen: a month as it is chosen, and no answer yet where there is none. */
export interface RegistrationValues {
  readonly salesTax: Omit<SalesTaxRegistration, 'endsIn' | 'sales' | 'byCategory'> & {
    readonly endsIn: string;
    readonly sales: SalesPricing | '';
    readonly byCategory: Readonly<Record<string, SaleTreatment | ''>>;
  };
}

/** Who files by the normal method says how sales are priced. */
export const Registered = z.strictObject({
  salesTax: z.discriminatedUnion('method', [
    SalesTaxRegistration.extend({ method: z.literal('normal'), sales: SalesPricing }),
    SalesTaxRegistration.extend({ method: z.literal('simplified') }),
  ]),
});

export type RegistrationFields = RouteForm<RegistrationValues, z.infer<typeof Registered>>;

/** A registration that stands, in its fields. */
export function valuesOf(
  rules: SalesTaxRules,
  { endsIn, sales, byCategory = {}, ...rest }: SalesTaxRegistration,
): RegistrationValues {
  return {
    salesTax: { ...rest, sales: sales ?? '', byCategory, endsIn: String(endOf(rules, rest.period, endsIn)) },
  };
}

/** What most small businesses have: the period that is usual in their country, and prices with the tax in them. */
export function firstValues(rules: SalesTaxRules, basis: RangeBasis): RegistrationValues {
  return valuesOf(rules, {
    ...{ number: '', since: rangeNamed('this-year', basis).from, method: 'normal', sales: 'included' },
    ...{ period: rules.usualPeriod, endsIn: monthBefore(basis.fiscalYearStart) },
  });
}

/** What is typed as it is kept: of categories only what was decided, and only where prices differ. */
export function registrationOf(rules: SalesTaxRules, { salesTax }: RegistrationValues) {
  const { endsIn, sales, byCategory, ...typed } = salesTax;
  const decided = Object.entries(byCategory).filter(([, treatment]) => treatment !== '');
  return {
    ...typed,
    endsIn: endOf(rules, typed.period, Number(endsIn)),
    ...(sales === '' ? {} : { sales }),
    ...(sales === 'mixed' ? { byCategory: Object.fromEntries(decided) } : {}),
  } as SalesTaxRegistration;
}

/** Of the months to choose from, the one that stands for the way in which a year is divided where a period ends with a month. */
export function endOf(rules: SalesTaxRules, period: FilingPeriod, month: number): number {
  const ends = periodEnds(rules, period);
  return ends.find((end) => endingMonths(period, end).includes(month)) ?? 12;
}

/** The month that is over on the day (`MM-DD`) on which a year starts; for the sixth of April that is March. */
const monthBefore = (start: string): number => Number(start.slice(0, 2)) - 1 || 12;

import * as z from 'zod';
import { Currency } from './common.ts';
import { countryNames, professionNames } from './template-names.ts';

export const Country = z.enum(countryNames);
export type Country = z.infer<typeof Country>;

export const Profession = z.enum(professionNames);
export type Profession = z.infer<typeof Profession>;

/** Where a fact comes from: the authority's own page, and the tax year in which it was read there. */
export const Source = z.object({ title: z.string(), url: z.url(), year: z.int() });
export type Source = z.infer<typeof Source>;

export const EntryKind = z.enum(['income', 'expense']);
export type EntryKind = z.infer<typeof EntryKind>;

/** A line of the return that a self-employed person files; `code` names form and line, `label` is the form's own wording. */
export const FormLine = z.object({ code: z.string(), label: z.string(), kind: EntryKind, source: Source });
export type FormLine = z.infer<typeof FormLine>;

/**
 * One rate of a sales tax. `rateThousandths` is in thousandths of a percent (9975 is 9.975 %), so that no rate needs a fraction;
 * `regions` are the codes where it is charged, none meaning the whole country.
 */
export const SalesTax = z.object({
  name: z.string(),
  label: z.string(),
  rateThousandths: z.int().min(0).max(100_000),
  regions: z.array(z.string()).readonly(),
  source: Source,
});
export type SalesTax = z.infer<typeof SalesTax>;

/** A province or territory with sales taxes of its own (ISO 3166-2 code without the country). */
export const Region = z.object({ code: z.string(), name: z.string() });
export type Region = z.infer<typeof Region>;

const TemplateCategory = z.object({
  name: z.string(),
  formLine: z.string(),
  kind: z.literal('expense'),
});
export type TemplateCategory = z.infer<typeof TemplateCategory>;

const IncomeType = z.object({ name: z.string(), formLine: z.string() });
export type IncomeType = z.infer<typeof IncomeType>;

export const DateFormat = z.enum(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']);
export type DateFormat = z.infer<typeof DateFormat>;

/** `fiscalYearStart` is a month and a day written `MM-DD`. `formLine` holds the code of a `FormLine`. */
export const Template = z.object({
  id: z.string(),
  country: Country,
  profession: Profession,
  templateData: z.object({
    categories: z.array(TemplateCategory).readonly(),
    incomeTypes: z.array(IncomeType).readonly(),
    currency: Currency,
    dateFormat: DateFormat,
  }),
  /** `filers`: whom its form is for, and what others file. */
  taxAuthorityInfo: z.object({
    authority: z.string(),
    website: z.url(),
    form: z.string(),
    filers: z.string(),
  }),
  salesTaxes: z.array(SalesTax).readonly(),
  fiscalYearStart: z.string().regex(/^\d{2}-\d{2}$/),
});
export type Template = z.infer<typeof Template>;

/** A choice in an entry dialog: `name` is what the transaction stores, `label` what the person reads; `formLine` null where it is on none. */
export const EntryCategory = z.object({
  name: z.string(),
  label: z.string(),
  formLine: z.string().nullable(),
  kind: EntryKind,
  group: z.enum(['template', 'general']),
});
export type EntryCategory = z.infer<typeof EntryCategory>;

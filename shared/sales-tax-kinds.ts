/** What a sales tax is called in books, whatever a document calls it; `tax` where it only says so. */
export const salesTaxKinds = [
  'GST',
  'HST',
  'GST/HST',
  'QST',
  'PST',
  'VAT',
  'sales tax',
  'tax',
  'other',
] as const;
export type SalesTaxKind = (typeof salesTaxKinds)[number];

/** A tax of one kind at one rate in percent, undefined where none is known. */
export interface TaxRate {
  readonly kind: SalesTaxKind;
  readonly rate?: number | undefined;
}

/** Taxes that stay in the cost, whoever is registered: those of states and provinces that give nothing back. */
const neverClaimed: ReadonlySet<SalesTaxKind> = new Set(['PST', 'sales tax', 'other']);

/**
 * Whether a registered business may claim what it paid of a tax in this currency. What is only called a tax is the one that there is, but in
 * Canada, where it could be a province's.
 */
export const isClaimable = (kind: SalesTaxKind, currency: string): boolean =>
  !neverClaimed.has(kind) && !(kind === 'tax' && currency === 'CAD');

/** The rate of the QST since 2013, in percent (Revenu Québec). */
export const QST_RATE = 9.975;

/**
 * What a tax is called where it is told. Books outside Québec keep its QST among the taxes of provinces, none of which is theirs to claim: by
 * its rate, which no other has, it is told by its name.
 */
export const toldKind = ({
  kind,
  rate,
}: {
  readonly kind: string;
  readonly rate?: number | undefined;
}): string => (kind === 'PST' && rate === QST_RATE ? 'QST' : kind);

/** The English title of a kind of tax, by which languages call it; "other" alone says nothing of a tax. */
export const taxTitle = (kind: string): string =>
  kind === 'other' ? 'Other tax' : kind.charAt(0).toUpperCase() + kind.slice(1);

/** A tax as a document names it, by the kinds that books tell apart. */
export const keptTax = ({
  kind,
  rate,
}: {
  readonly kind: string;
  readonly rate?: number | undefined;
}): TaxRate => {
  const known = salesTaxKinds.find((one) => one === kind) ?? 'other';
  return rate === undefined ? { kind: known } : { kind: known, rate };
};

/** A tax of an entry as it is told, to be chosen again. */
export const toldTax = (tax: Parameters<typeof toldKind>[0]): TaxRate =>
  keptTax({ kind: toldKind(tax), rate: tax.rate });

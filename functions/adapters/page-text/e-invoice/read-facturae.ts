import type { EInvoice, InvoiceLine, InvoiceParty } from '../../../../shared/model/e-invoice.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { invoiceOf, type ReadInvoice } from './invoice-of.ts';
import { adjustmentLines, currencyOf, dayOf, moneyIn, rateOf, withAmounts } from './invoice-values.ts';
import { allAt, at, textAt, type XmlElement } from './xml-element.ts';

type Money = ReturnType<typeof moneyIn>;

const INVOICE = 'Invoices/Invoice';
/** Classes of invoices (InvoiceClass) that correct another one: the original, and a copy of it. */
const CORRECTIVE = ['OR', 'CR'];
/** What a tax is (TaxTypeCode): VAT, or the sales tax of Ceuta and Melilla or of the Canaries in its place. */
const SALES_TAXES: Readonly<Record<string, string>> = { '01': 'VAT', '02': 'VAT', '03': 'VAT' };
/** Ways to pay (PaymentMeans) as codes of UNTDID 4461. */
const MEANS: Readonly<Record<string, string>> = {
  '01': '10',
  '02': '49',
  '04': '30',
  '11': '20',
  '19': '48',
};

/** How many invoices a file holds: a batch for one buyer may have several. */
export const invoicesInFacturae = (root: XmlElement): number => allAt(root, INVOICE).length;

/**
 * What an invoice in Spain's format says (Facturae 3.2, 3.2.1 and 3.2.2, by the schemas of the Ministerio de Hacienda). Its
 * InvoiceTotal is less what its buyer holds back for the tax office; here that is in the total and not in what is due.
 */
export function readFacturae(root: XmlElement): EInvoice {
  const invoice = at(root, INVOICE);
  const [header, issue, totals] = ['InvoiceHeader', 'InvoiceIssueData', 'InvoiceTotals'].map((part) =>
    at(invoice, part),
  );
  const currency = currencyOf(
    textAt(issue, 'InvoiceCurrencyCode') ?? textAt(root, 'FileHeader/Batch/InvoiceCurrencyCode'),
  );
  const money = moneyIn(currency);
  const [net, tax] = [money(totals, 'TotalGrossAmountBeforeTaxes'), money(totals, 'TotalTaxOutputs')];
  const total = net === null ? money(totals, 'InvoiceTotal') : net + (tax ?? 0);
  const payments = allAt(invoice, 'PaymentDetails/Installment');
  const read: ReadInvoice = {
    kind: isCreditNote(textAt(header, 'InvoiceClass'), total) ? 'credit-note' : 'invoice',
    number:
      [textAt(header, 'InvoiceSeriesCode'), textAt(header, 'InvoiceNumber')].filter(Boolean).join(' ') ||
      null,
    issuedOn: dayOf(textAt(issue, 'IssueDate')),
    dueOn: dayOf(payments.map((each) => textAt(each, 'InstallmentDueDate')).find((day) => day) ?? null),
    currency,
    seller: partyOf(at(root, 'Parties/SellerParty')),
    buyer: partyOf(at(root, 'Parties/BuyerParty')),
    lines: [...goodsOf(invoice, money), ...adjustmentsOf(totals, money)],
    taxes: taxesOf(invoice, money),
    net,
    tax,
    total,
    prepaid: money(totals, 'TotalPaymentsOnAccount'),
    rounding: null,
    due: money(totals, 'TotalExecutableAmount'),
    payment: {
      code: ownValue(MEANS, textAt(payments[0], 'PaymentMeans') ?? '') ?? null,
      account: textAt(payments[0], 'AccountToBeCredited/IBAN'),
      cardLastFour: null,
    },
    terms: null,
    notes: allAt(invoice, 'LegalLiterals/LegalReference').map(({ text }) => text),
  };
  return invoiceOf(read);
}

/** A corrective invoice may claim more as well: its sign says which. */
const isCreditNote = (invoiceClass: string | null, total: number | null): boolean =>
  invoiceClass !== null && CORRECTIVE.includes(invoiceClass) && total !== null && total < 0;

/** Sales taxes by rate, and the surcharge that small retailers pay on top (recargo de equivalencia). */
function taxesOf(invoice: XmlElement | undefined, money: Money): EInvoice['taxes'] {
  const taxes = allAt(invoice, 'TaxesOutputs/Tax').map((each) => ({
    each,
    kind: ownValue(SALES_TAXES, textAt(each, 'TaxTypeCode') ?? '') ?? 'tax',
  }));
  return withAmounts([
    ...taxes.map(({ each, kind }) => ({
      kind,
      rate: rateOf(textAt(each, 'TaxRate')),
      amount: money(each, 'TaxAmount/TotalAmount'),
    })),
    ...taxes.map(({ each, kind }) => ({
      kind,
      rate: rateOf(textAt(each, 'EquivalenceSurcharge')),
      amount: money(each, 'EquivalenceSurchargeAmount/TotalAmount') || null,
    })),
  ]);
}

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const [company, person] = [at(party, 'LegalEntity'), at(party, 'Individual')];
  const owner = company ?? person;
  const [inSpain, abroad] = [at(owner, 'AddressInSpain'), at(owner, 'OverseasAddress')];
  const joined = (parent: XmlElement | undefined, ...paths: string[]): string =>
    paths.flatMap((path) => textAt(parent, path) ?? []).join(' ');
  return {
    name:
      textAt(company, 'CorporateName') ?? (joined(person, 'Name', 'FirstSurname', 'SecondSurname') || null),
    address: [
      joined(inSpain ?? abroad, 'Address'),
      inSpain ? joined(inSpain, 'PostCode', 'Town') : joined(abroad, 'PostCodeAndTown'),
    ],
    country: textAt(inSpain ?? abroad, 'CountryCode'),
    taxNumber: textAt(party, 'TaxIdentification/TaxIdentificationNumber'),
  };
}

function goodsOf(invoice: XmlElement | undefined, money: Money): InvoiceLine[] {
  return allAt(invoice, 'Items/InvoiceLine').flatMap((line): InvoiceLine[] => {
    const amount = money(line, 'GrossAmount') ?? money(line, 'TotalCost');
    if (amount === null) return [];
    return [
      {
        role: 'goods',
        description: textAt(line, 'ItemDescription'),
        quantity: textAt(line, 'Quantity'),
        amount,
      },
    ];
  });
}

const adjustmentsOf = (totals: XmlElement | undefined, money: Money): InvoiceLine[] =>
  adjustmentLines([
    ...allAt(totals, 'GeneralDiscounts/Discount').map((each) => ({
      isCharge: false,
      description: textAt(each, 'DiscountReason'),
      amount: money(each, 'DiscountAmount'),
    })),
    ...allAt(totals, 'GeneralSurcharges/Charge').map((each) => ({
      isCharge: true,
      description: textAt(each, 'ChargeReason'),
      amount: money(each, 'ChargeAmount'),
    })),
  ]);

import type { EInvoice, InvoiceLine, InvoiceParty } from '../../../../shared/model/e-invoice.ts';
import { invoiceOf, type ReadInvoice } from './invoice-of.ts';
import {
  addressLines,
  adjustmentLines,
  currencyAmong,
  currencyOf,
  dayOf,
  isTrue,
  kindOf,
  lastFourOf,
  moneyIn,
  rateOf,
  taxKindOf,
  withAmounts,
} from './invoice-values.ts';
import { allAt, at, textAt, type XmlElement } from './xml-element.ts';

type Money = ReturnType<typeof moneyIn>;

/** What an invoice or credit note of OASIS' UBL 2.1 says: Peppol BIS 3, A-NZ, XRechnung UBL and whoever else keeps to EN 16931. */
export function readUbl(root: XmlElement): EInvoice {
  const sums = at(root, 'LegalMonetaryTotal');
  const currency = currencyOf(textAt(root, 'DocumentCurrencyCode')) ?? currencyAmong(sums);
  const money = moneyIn(currency);
  const seller = partyOf(at(root, 'AccountingSupplierParty/Party'));
  const typeCode = textAt(root, 'InvoiceTypeCode|CreditNoteTypeCode');
  const read: ReadInvoice = {
    kind: root.name.endsWith('CreditNote') ? 'credit-note' : kindOf(typeCode),
    number: textAt(root, 'ID'),
    issuedOn: dayOf(textAt(root, 'IssueDate')),
    dueOn: dayOf(
      textAt(root, 'DueDate') ??
        textAt(root, 'PaymentMeans/PaymentDueDate') ??
        textAt(root, 'PaymentTerms/PaymentDueDate'),
    ),
    currency,
    seller,
    buyer: partyOf(at(root, 'AccountingCustomerParty/Party')),
    lines: [...goodsOf(root, money), ...adjustmentsOf(root, money)],
    ...taxesOf(root, money, seller.country),
    net: money(sums, 'TaxExclusiveAmount'),
    total: money(sums, 'TaxInclusiveAmount'),
    prepaid: money(sums, 'PrepaidAmount'),
    rounding: money(sums, 'PayableRoundingAmount'),
    due: money(sums, 'PayableAmount'),
    payment: {
      code: textAt(root, 'PaymentMeans/PaymentMeansCode'),
      account: textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID'),
      cardLastFour: lastFourOf(textAt(root, 'PaymentMeans/CardAccount/PrimaryAccountNumberID')),
    },
    terms: textAt(root, 'PaymentTerms/Note'),
    notes: allAt(root, 'Note').map(({ text }) => text),
  };
  return invoiceOf(read);
}

const STREETS = {
  streets: ['StreetName', 'AdditionalStreetName', 'AddressLine/Line'],
  postcode: 'PostalZone',
};

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const address = at(party, 'PostalAddress');
  const registrations = allAt(party, 'PartyTaxScheme');
  const registered =
    registrations.find((each) => ['VAT', 'GST'].includes(textAt(each, 'TaxScheme/ID') ?? '')) ??
    registrations[0];
  return {
    name:
      textAt(party, 'PartyLegalEntity/RegistrationName') ??
      textAt(party, 'PartyName/Name') ??
      textAt(party, 'PartyTaxScheme/RegistrationName') ??
      personOf(at(party, 'Person')) ??
      textAt(party, 'Contact/Name'),
    address: addressLines(address, STREETS),
    country: textAt(address, 'Country/IdentificationCode'),
    taxNumber: textAt(registered, 'CompanyID'),
  };
}

/** Who trades under no name but their own. */
function personOf(person: XmlElement | undefined): string | null {
  const names = ['FirstName', 'MiddleName', 'FamilyName'].flatMap((name) => textAt(person, name) ?? []);
  return names.length === 0 ? null : names.join(' ');
}

/**
 * Taxes of the invoice's own currency. The total for the tax office in another one (BT-111) stands beside them without a breakdown;
 * invoices beyond EN 16931 have a total a kind of tax.
 */
function taxesOf(root: XmlElement, money: Money, country: string | null): Pick<EInvoice, 'tax' | 'taxes'> {
  const own = allAt(root, 'TaxTotal').filter((total) => money(total, 'TaxAmount') !== null);
  const broken = own.filter((total) => at(total, 'TaxSubtotal') !== undefined);
  const counted = broken.length > 0 ? broken : own.slice(0, 1);
  const taxes = counted.flatMap((total) => allAt(total, 'TaxSubtotal'));
  return {
    tax:
      counted.length === 0 ? null : counted.reduce((sum, total) => sum + (money(total, 'TaxAmount') ?? 0), 0),
    taxes: withAmounts(
      taxes.map((tax) => ({
        kind: taxKindOf(textAt(tax, 'TaxCategory/TaxScheme/ID'), country),
        rate: rateOf(textAt(tax, 'TaxCategory/Percent') ?? textAt(tax, 'Percent')),
        amount: money(tax, 'TaxAmount'),
      })),
    ),
  };
}

function goodsOf(root: XmlElement, money: Money): InvoiceLine[] {
  return allAt(root, 'InvoiceLine|CreditNoteLine').flatMap((line): InvoiceLine[] => {
    const amount = money(line, 'LineExtensionAmount');
    if (amount === null) return [];
    const description = textAt(line, 'Item/Name') ?? textAt(line, 'Item/Description');
    const quantity = textAt(line, 'InvoicedQuantity|CreditedQuantity');
    return [{ role: 'goods', description, quantity, amount }];
  });
}

/** Allowances and charges on the whole invoice. */
function adjustmentsOf(root: XmlElement, money: Money): InvoiceLine[] {
  return adjustmentLines(
    allAt(root, 'AllowanceCharge').map((each) => ({
      isCharge: isTrue(textAt(each, 'ChargeIndicator')),
      description: textAt(each, 'AllowanceChargeReason'),
      amount: money(each, 'Amount'),
    })),
  );
}

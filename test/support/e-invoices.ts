import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { EInvoice, InvoiceParty } from '../../shared/model/e-invoice.ts';
import { decimalFromMinor } from '../../shared/money.ts';

/** An invoice of `test/fixtures/e-invoices`, written by hand after its profile. */
export const eInvoiceFixture = (name: string): Buffer =>
  readFileSync(new URL(`../fixtures/e-invoices/${name}.xml`, import.meta.url));

/** A PDF that prints some lines, with files in it as Factur-X has its XML. */
export async function pdfWith(
  lines: readonly string[],
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.once('end', resolve));
  for (const [name, content] of Object.entries(files))
    document.file(Buffer.from(content), { name, type: 'text/xml' });
  document
    .fontSize(18)
    .text(lines[0] ?? '')
    .fontSize(11);
  for (const line of lines.slice(1)) document.moveDown().text(line);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** The prefixes that an invoice is written with; an empty one declares the default namespace. */
export interface Prefixes {
  readonly root: string;
  readonly parts: string;
  readonly values: string;
}

const CEFACT = 'urn:un:unece:uncefact:data:standard:';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const TYPE_CODES = { invoice: '380', 'credit-note': '381', other: '325' } as const;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[^\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

/** Writes elements of one prefix: nothing where their text is null. */
const writer =
  (prefix: string) =>
  (name: string, inner: string | null, attributes = ''): string => {
    const tag = prefix === '' ? name : `${prefix}:${name}`;
    return inner === null ? '' : `<${tag}${attributes}>${inner}</${tag}>`;
  };

const text = (value: string | null): string | null => (value === null ? null : escaped(value));

/** An invoice as a Cross Industry Invoice (D16B). */
export function ciiOf(invoice: EInvoice, { root, parts, values }: Prefixes): string {
  const [rsm, ram, udt] = [writer(root), writer(parts), writer(values)];
  const { currency, lines, payment } = invoice;
  const sum = (amount: number | null) =>
    amount === null ? null : decimalFromMinor(amount, currency ?? 'XXX');
  const day = (name: string, value: string | null) =>
    value === null ? '' : ram(name, udt('DateTimeString', value.replaceAll('-', ''), ' format="102"'));
  const party = (name: string, { name: own, address, country, taxNumber }: InvoiceParty) =>
    ram(
      name,
      ram('Name', text(own)) +
        ram(
          'PostalTradeAddress',
          ram('LineOne', text(address[0] ?? null)) +
            ram('CityName', text(address[1] ?? null)) +
            ram('CountryID', country),
        ) +
        (taxNumber === null
          ? ''
          : ram('SpecifiedTaxRegistration', ram('ID', text(taxNumber), ' schemeID="VA"'))),
    );
  const goods = lines.filter(({ role }) => role === 'goods');
  const adjustments = lines.filter(({ role }) => role !== 'goods');
  return rsm(
    'CrossIndustryInvoice',
    rsm(
      'ExchangedDocument',
      ram('ID', text(invoice.number)) +
        ram('TypeCode', TYPE_CODES[invoice.kind]) +
        day('IssueDateTime', invoice.issuedOn) +
        invoice.notes.map((note) => ram('IncludedNote', ram('Content', text(note)))).join(''),
    ) +
      rsm(
        'SupplyChainTradeTransaction',
        goods
          .map(({ description, quantity, amount }) =>
            ram(
              'IncludedSupplyChainTradeLineItem',
              ram('SpecifiedTradeProduct', ram('Name', text(description))) +
                ram('SpecifiedLineTradeDelivery', ram('BilledQuantity', quantity)) +
                ram(
                  'SpecifiedLineTradeSettlement',
                  ram('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', sum(amount))),
                ),
            ),
          )
          .join('') +
          ram(
            'ApplicableHeaderTradeAgreement',
            party('SellerTradeParty', invoice.seller) + party('BuyerTradeParty', invoice.buyer),
          ) +
          ram(
            'ApplicableHeaderTradeSettlement',
            ram('InvoiceCurrencyCode', currency) +
              ram(
                'SpecifiedTradeSettlementPaymentMeans',
                ram('TypeCode', payment.code) +
                  ram('ApplicableTradeSettlementFinancialCard', ram('ID', payment.cardLastFour)) +
                  ram('PayeePartyCreditorFinancialAccount', ram('IBANID', text(payment.account))),
              ) +
              invoice.taxes
                .map(({ kind, rate, amount }) =>
                  ram(
                    'ApplicableTradeTax',
                    ram('CalculatedAmount', sum(amount)) +
                      ram('TypeCode', kind) +
                      ram('RateApplicablePercent', rate === null ? null : String(rate)),
                  ),
                )
                .join('') +
              adjustments
                .map(({ role, description, amount }) =>
                  ram(
                    'SpecifiedTradeAllowanceCharge',
                    ram('ChargeIndicator', udt('Indicator', String(role === 'charge'))) +
                      ram('ActualAmount', sum(Math.abs(amount))) +
                      ram('Reason', text(description)),
                  ),
                )
                .join('') +
              ram(
                'SpecifiedTradePaymentTerms',
                ram('Description', text(invoice.terms)) + day('DueDateDateTime', invoice.dueOn),
              ) +
              ram(
                'SpecifiedTradeSettlementHeaderMonetarySummation',
                ram('TaxBasisTotalAmount', sum(invoice.net)) +
                  ram('TaxTotalAmount', '12.34', ' currencyID="XTS"') +
                  ram('TaxTotalAmount', sum(invoice.tax), ` currencyID="${currency ?? ''}"`) +
                  ram('RoundingAmount', sum(invoice.rounding)) +
                  ram('GrandTotalAmount', sum(invoice.total)) +
                  ram('TotalPrepaidAmount', sum(invoice.prepaid)) +
                  ram('DuePayableAmount', sum(invoice.due)),
              ),
          ),
      ),
    declared({
      [root]: `${CEFACT}CrossIndustryInvoice:100`,
      [parts]: `${CEFACT}ReusableAggregateBusinessInformationEntity:100`,
      [values]: `${CEFACT}UnqualifiedDataType:100`,
    }),
  );
}

/** An invoice as UBL 2.1. */
export function ublOf(invoice: EInvoice, { root, parts, values }: Prefixes): string {
  const [ubl, cac, cbc] = [writer(root), writer(parts), writer(values)];
  const { currency, lines, payment } = invoice;
  const type = invoice.kind === 'credit-note' ? 'CreditNote' : 'Invoice';
  const sum = (name: string, amount: number | null) =>
    cbc(
      name,
      amount === null ? null : decimalFromMinor(amount, currency ?? 'XXX'),
      ` currencyID="${currency ?? ''}"`,
    );
  const party = (name: string, { name: own, address, country, taxNumber }: InvoiceParty) =>
    cac(
      name,
      cac(
        'Party',
        cac('PartyName', cbc('Name', 'A name in the street')) +
          cac(
            'PostalAddress',
            cbc('StreetName', text(address[0] ?? null)) +
              cbc('CityName', text(address[1] ?? null)) +
              cac('Country', cbc('IdentificationCode', country)),
          ) +
          (taxNumber === null
            ? ''
            : cac('PartyTaxScheme', cbc('CompanyID', text(taxNumber)) + cac('TaxScheme', cbc('ID', 'VAT')))) +
          cac('PartyLegalEntity', cbc('RegistrationName', text(own))),
      ),
    );
  const goods = lines.filter(({ role }) => role === 'goods');
  const adjustments = lines.filter(({ role }) => role !== 'goods');
  return ubl(
    type,
    cbc('ID', text(invoice.number)) +
      cbc('IssueDate', invoice.issuedOn) +
      cbc('DueDate', invoice.dueOn) +
      cbc(`${type}TypeCode`, TYPE_CODES[invoice.kind]) +
      invoice.notes.map((note) => cbc('Note', text(note))).join('') +
      cbc('DocumentCurrencyCode', currency) +
      party('AccountingSupplierParty', invoice.seller) +
      party('AccountingCustomerParty', invoice.buyer) +
      cac(
        'PaymentMeans',
        cbc('PaymentMeansCode', payment.code) +
          cac('CardAccount', cbc('PrimaryAccountNumberID', payment.cardLastFour)) +
          cac('PayeeFinancialAccount', cbc('ID', text(payment.account))),
      ) +
      cac('PaymentTerms', cbc('Note', text(invoice.terms))) +
      adjustments
        .map(({ role, description, amount }) =>
          cac(
            'AllowanceCharge',
            cbc('ChargeIndicator', String(role === 'charge')) +
              cbc('AllowanceChargeReason', text(description)) +
              sum('Amount', Math.abs(amount)),
          ),
        )
        .join('') +
      cac('TaxTotal', cbc('TaxAmount', '12.34', ' currencyID="XTS"')) +
      cac(
        'TaxTotal',
        sum('TaxAmount', invoice.tax) +
          invoice.taxes
            .map(({ kind, rate, amount }) =>
              cac(
                'TaxSubtotal',
                sum('TaxAmount', amount) +
                  cac(
                    'TaxCategory',
                    cbc('Percent', rate === null ? null : String(rate)) + cac('TaxScheme', cbc('ID', kind)),
                  ),
              ),
            )
            .join(''),
      ) +
      cac(
        'LegalMonetaryTotal',
        sum('TaxExclusiveAmount', invoice.net) +
          sum('TaxInclusiveAmount', invoice.total) +
          sum('PrepaidAmount', invoice.prepaid) +
          sum('PayableRoundingAmount', invoice.rounding) +
          sum('PayableAmount', invoice.due),
      ) +
      goods
        .map(({ description, quantity, amount }) =>
          cac(
            `${type}Line`,
            cbc(type === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', quantity) +
              sum('LineExtensionAmount', amount) +
              cac('Item', cbc('Name', text(description))),
          ),
        )
        .join(''),
    declared({
      [root]: `${UBL}${type}-2`,
      [parts]: `${UBL}CommonAggregateComponents-2`,
      [values]: `${UBL}CommonBasicComponents-2`,
    }),
  );
}

const declared = (namespaces: Readonly<Record<string, string>>): string =>
  Object.entries(namespaces)
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${uri}"`)
    .join('');

import type { EInvoice, InvoiceLine, InvoiceParty } from '../../../../shared/model/e-invoice.ts';
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
import { invoiceOf, type ReadInvoice } from './invoice-of.ts';
import { allAt, at, textAt, type XmlElement } from './xml-element.ts';

/*
 * UN/CEFACT's Cross Industry Invoice: Factur-X and ZUGFeRD of all profiles, XRechnung CII; each second name is ZUGFeRD 1.0's. Order-X
 * writes orders alike.
 */
const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument';
const TRADE = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const AGREEMENT = 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement';
const SETTLEMENT = 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement';
const SUMS = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
const LINE_SETTLEMENT = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';
const LINE_SUMS = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation';

type Money = ReturnType<typeof moneyIn>;

/** What a Cross Industry Invoice says. */
export function readCii(root: XmlElement): EInvoice {
  const document = at(root, DOCUMENT);
  const trade = at(root, TRADE);
  const agreement = at(trade, AGREEMENT);
  const settlement = at(trade, SETTLEMENT);
  const sums = at(settlement, SUMS);
  const currency =
    currencyOf(textAt(settlement, 'InvoiceCurrencyCode|OrderCurrencyCode')) ?? currencyAmong(sums);
  const money = moneyIn(currency);
  const seller = partyOf(at(agreement, 'SellerTradeParty'));
  const read: ReadInvoice = {
    kind: kindOf(textAt(document, 'TypeCode')),
    number: textAt(document, 'ID'),
    issuedOn: dayOf(textAt(document, 'IssueDateTime/DateTimeString|DateTime')),
    dueOn: dayOf(textAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString|DateTime')),
    currency,
    seller,
    buyer: partyOf(at(agreement, 'BuyerTradeParty')),
    lines: [...goodsOf(trade, money), ...adjustmentsOf(settlement, money)],
    taxes: withAmounts(
      allAt(settlement, 'ApplicableTradeTax').map((tax) => ({
        kind: taxKindOf(textAt(tax, 'TypeCode'), seller.country),
        rate: rateOf(textAt(tax, 'RateApplicablePercent|ApplicablePercent')),
        amount: money(tax, 'CalculatedAmount'),
      })),
    ),
    net: money(sums, 'TaxBasisTotalAmount'),
    tax: money(sums, 'TaxTotalAmount'),
    total: money(sums, 'GrandTotalAmount'),
    prepaid: money(sums, 'TotalPrepaidAmount'),
    rounding: money(sums, 'RoundingAmount'),
    due: money(sums, 'DuePayableAmount'),
    payment: paymentOf(settlement),
    terms: textAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
    notes: allAt(document, 'IncludedNote/Content').map(({ text }) => text),
  };
  return invoiceOf(read);
}

const STREETS = { streets: ['LineOne', 'LineTwo', 'LineThree'], postcode: 'PostcodeCode' };

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const address = at(party, 'PostalTradeAddress');
  const registrations = allAt(party, 'SpecifiedTaxRegistration/ID');
  const registered = ['VA', 'FC'].flatMap((scheme) =>
    registrations.filter(({ attributes }) => attributes['schemeID'] === scheme),
  );
  return {
    name:
      textAt(party, 'Name') ??
      textAt(party, 'SpecifiedLegalOrganization/TradingBusinessName') ??
      textAt(party, 'DefinedTradeContact/PersonName|DepartmentName'),
    address: addressLines(address, STREETS),
    country: textAt(address, 'CountryID'),
    taxNumber: (registered[0] ?? registrations[0])?.text.trim() || null,
  };
}

/** Lines that only group others, or only inform, add nothing to the sums (EXTENDED). */
const NO_DETAIL = ['GROUP', 'INFORMATION'];

function goodsOf(trade: XmlElement | undefined, money: Money): InvoiceLine[] {
  return allAt(trade, 'IncludedSupplyChainTradeLineItem').flatMap((line): InvoiceLine[] => {
    const amount = money(line, `${LINE_SETTLEMENT}/${LINE_SUMS}/LineTotalAmount`);
    const status = textAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode') ?? '';
    if (amount === null || NO_DETAIL.includes(status)) return [];
    return [
      {
        role: 'goods',
        description:
          textAt(line, 'SpecifiedTradeProduct/Name') ?? textAt(line, 'SpecifiedTradeProduct/Description'),
        quantity: textAt(line, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/BilledQuantity'),
        amount,
      },
    ];
  });
}

/** Allowances and charges on the whole invoice, freight among them. */
function adjustmentsOf(settlement: XmlElement | undefined, money: Money): InvoiceLine[] {
  const adjustments = allAt(settlement, 'SpecifiedTradeAllowanceCharge').map((each) => ({
    isCharge: isTrue(textAt(each, 'ChargeIndicator/Indicator') ?? textAt(each, 'ChargeIndicator')),
    description: textAt(each, 'Reason'),
    amount: money(each, 'ActualAmount'),
  }));
  const freight = allAt(settlement, 'SpecifiedLogisticsServiceCharge').map((each) => ({
    isCharge: true,
    description: textAt(each, 'Description'),
    amount: money(each, 'AppliedAmount'),
  }));
  return adjustmentLines([...adjustments, ...freight]);
}

function paymentOf(settlement: XmlElement | undefined): EInvoice['payment'] {
  const means = 'SpecifiedTradeSettlementPaymentMeans';
  return {
    code: textAt(settlement, `${means}/TypeCode`),
    account: textAt(settlement, `${means}/PayeePartyCreditorFinancialAccount/IBANID|ProprietaryID`),
    cardLastFour: lastFourOf(textAt(settlement, `${means}/ApplicableTradeSettlementFinancialCard/ID`)),
  };
}

import type { EInvoice, InvoiceLine, InvoiceParty } from '../../../../shared/model/e-invoice.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { invoiceOf, type ReadInvoice } from './invoice-of.ts';
import { adjustmentLines, currencyOf, dayOf, moneyIn, rateOf, withAmounts } from './invoice-values.ts';
import { allAt, at, textAt, type XmlElement } from './xml-element.ts';

type Money = ReturnType<typeof moneyIn>;

const HEADER = 'FatturaElettronicaHeader';
const BODY = 'FatturaElettronicaBody';
const GENERAL = 'DatiGenerali/DatiGeneraliDocumento';

/** Types of documents (TipoDocumento) that claim money: invoices, advances, fees, deferred invoices, sales of equipment. */
const INVOICES = ['TD01', 'TD02', 'TD03', 'TD05', 'TD06', 'TD24', 'TD25', 'TD26'];
const CREDIT_NOTES = ['TD04', 'TD08'];

/** Ways to pay (ModalitaPagamento) as codes of UNTDID 4461. */
const MEANS: Readonly<Record<string, string>> = {
  MP01: '10',
  MP02: '20',
  MP03: '23',
  MP05: '30',
  MP08: '48',
  MP09: '49',
  MP19: '59',
  MP20: '59',
  MP21: '59',
};

/** How many invoices a file of Italy's exchange holds: a lot for one buyer may have several. */
export const invoicesInFattura = (root: XmlElement): number => allAt(root, BODY).length;

/**
 * What an invoice of Italy's exchange says (FatturaPA 1.2, FPA12 and FPR12, by the technical specifications of the Agenzia delle
 * Entrate). What its buyer holds back for the tax office is in the total and not in what is due.
 */
export function readFattura(root: XmlElement): EInvoice {
  const body = at(root, BODY);
  const general = at(body, GENERAL);
  const goods = at(body, 'DatiBeniServizi');
  const currency = currencyOf(textAt(general, 'Divisa'));
  const money = moneyIn(currency);
  const rates = allAt(goods, 'DatiRiepilogo');
  const payments = allAt(body, 'DatiPagamento/DettaglioPagamento');
  const [net, tax] = [sumOf(rates, 'ImponibileImporto', money), sumOf(rates, 'Imposta', money)];
  const rounding = money(general, 'Arrotondamento');
  const read: ReadInvoice = {
    kind: kindOf(textAt(general, 'TipoDocumento')),
    number: textAt(general, 'Numero'),
    issuedOn: dayOf(textAt(general, 'Data')),
    dueOn: dayOf(payments.map((each) => textAt(each, 'DataScadenzaPagamento')).find((day) => day) ?? null),
    currency,
    seller: partyOf(at(root, `${HEADER}/CedentePrestatore`)),
    buyer: partyOf(at(root, `${HEADER}/CessionarioCommittente`)),
    lines: [...goodsOf(goods, money), ...adjustmentsOf(general, money)],
    taxes: withAmounts(
      rates.map((each) => ({
        kind: 'VAT',
        rate: rateOf(textAt(each, 'AliquotaIVA')),
        amount: money(each, 'Imposta'),
      })),
    ),
    net,
    tax,
    total:
      money(general, 'ImportoTotaleDocumento') ?? (net === null ? null : net + (tax ?? 0) + (rounding ?? 0)),
    prepaid: null,
    rounding,
    due: sumOf(payments, 'ImportoPagamento', money),
    payment: {
      code: ownValue(MEANS, textAt(payments[0], 'ModalitaPagamento') ?? '') ?? null,
      account: textAt(payments[0], 'IBAN'),
      cardLastFour: null,
    },
    terms: null,
    notes: allAt(general, 'Causale').map(({ text }) => text),
  };
  return invoiceOf(read);
}

function kindOf(type: string | null): EInvoice['kind'] {
  if (type !== null && CREDIT_NOTES.includes(type)) return 'credit-note';
  // Others are a buyer's own papers for the tax office: the seller claims the money elsewhere.
  return type !== null && INVOICES.includes(type) ? 'invoice' : 'other';
}

function sumOf(elements: readonly XmlElement[], path: string, money: Money): number | null {
  const amounts = elements.flatMap((each) => money(each, path) ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const identity = at(party, 'DatiAnagrafici');
  const seat = at(party, 'Sede');
  const joined = (parent: XmlElement | undefined, ...paths: string[]): string =>
    paths.flatMap((path) => textAt(parent, path) ?? []).join(' ');
  const registered = textAt(identity, 'IdFiscaleIVA/IdCodice');
  return {
    name:
      textAt(identity, 'Anagrafica/Denominazione') ??
      (joined(identity, 'Anagrafica/Nome', 'Anagrafica/Cognome') || null),
    address: [joined(seat, 'Indirizzo', 'NumeroCivico'), joined(seat, 'CAP', 'Comune', 'Provincia')],
    country: textAt(seat, 'Nazione'),
    taxNumber:
      registered === null
        ? textAt(identity, 'CodiceFiscale')
        : `${textAt(identity, 'IdFiscaleIVA/IdPaese') ?? ''}${registered}`,
  };
}

function goodsOf(goods: XmlElement | undefined, money: Money): InvoiceLine[] {
  return allAt(goods, 'DettaglioLinee').flatMap((line): InvoiceLine[] => {
    const amount = money(line, 'PrezzoTotale');
    if (amount === null) return [];
    return [
      { role: 'goods', description: textAt(line, 'Descrizione'), quantity: textAt(line, 'Quantita'), amount },
    ];
  });
}

/** Contributions to a profession's pension fund, which its customers pay, and discounts and surcharges on the whole. */
function adjustmentsOf(general: XmlElement | undefined, money: Money): InvoiceLine[] {
  return adjustmentLines([
    ...allAt(general, 'DatiCassaPrevidenziale').map((fund) => ({
      isCharge: true,
      description: 'Cassa previdenziale',
      amount: money(fund, 'ImportoContributoCassa'),
    })),
    ...allAt(general, 'ScontoMaggiorazione').map((each) => ({
      isCharge: textAt(each, 'Tipo') === 'MG',
      description: null,
      amount: money(each, 'Importo'),
    })),
  ]);
}

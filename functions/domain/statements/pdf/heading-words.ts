import { roleOfHeading, summaryKind, type ColumnRole } from '../tables/column-words.ts';
import { foldText } from '../../text/fold-text.ts';
import { isShopCalledBalance } from './balance-shops.ts';

/** What a printed heading says of the column under it. */
export type PdfRole = 'posting' | 'date' | 'text' | 'debit' | 'credit' | 'amount' | 'balance' | 'other';

/** What a heading between rows says of the rows under it: the way their money went, or that they are no transactions. */
export type SectionKind = 'in' | 'out' | 'purchases' | 'payments' | 'ignored' | 'neutral';

const ROLES: readonly (readonly [PdfRole, RegExp])[] = [
  [
    'posting',
    /\b(post|posting|posted|booking|process|processed)( on)?( date)?$|^buchungs?(tag|datum)?$|^(bokfort|bogfort|bokford|bo[kg]foringsda(to|g)|reskontradatum|kirjauspaiva|boekdatum)$/,
  ],
  ['balance', /\b(balance|saldo|solde|kontostand|saldi)\b/],
  [
    'debit',
    /^dr (amount|amt)$|\b(paid out|money out|payments out|withdrawn|withdrawals?|debits?|debited|payments?|charges|charged|belastung(en)?|lasten|abgang|abbuchung(en)?|sorties|opnames?|af|uitgaand|pagamentos|egresos)\b/,
  ],
  [
    'credit',
    /^cr (amount|amt)$|\b(paid in|money in|payments in|deposits?|deposited|credits?|credited|receipts?|gutschrift(en)?|gunsten|zugang|zugange|entrees|bij|inkomend|recebimentos|ingresos)\b/,
  ],
  [
    'other',
    /\b(cheque|check|chq|ref|reference|no|number|valuta|value|valeur|wert|rentedato|rentedatum|arvopaiva)\b/,
  ],
];

/** Boxes of facts have headings as well. */
const NO_COLUMN =
  /\b(limit|due|minimum|accrued|total|previous|new balance|opening|beginning|ending|period|statement)\b/;

const ROLE_OF_COLUMN: Readonly<Partial<Record<ColumnRole, PdfRole>>> = {
  date: 'date',
  text: 'text',
  detail: 'text',
  amount: 'amount',
  gross: 'amount',
  debit: 'debit',
  credit: 'credit',
  balance: 'balance',
  fee: 'other',
};

/** The role a printed heading names, in any language known; undefined for other words. */
export function headingRole(text: string): PdfRole | undefined {
  const words = foldText(text);
  if (words === '' || words.length > 48 || NO_COLUMN.test(words)) return undefined;
  const role = roleOfHeading(text);
  const known = role && ROLE_OF_COLUMN[role];
  if (known === 'debit' || known === 'credit') return known;
  return ROLES.find(([, pattern]) => pattern.test(words))?.[0] ?? known;
}

const SECTIONS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'ignored',
    /\b(daily (ending |ledger |account )?balances?|balance (summary|by date|history)|daily balance|end of day balances?|interest rates?|year to date|ytd|fees? (summary|schedule)|interest charge calculation|pending|upcoming|scheduled|rewards? (summary|activity)|points|vorgemerkte?|vormerkungen|en attente|tagessalden|overdraft and returned item fees|(instal+ment|payment) (plans?|loans?)|ratenzahlung(en)?|ratenplane?|teilzahlung(en|splan)?|paiements? echelonnes?|plans? de (versements?|paiement|cuotas)|compras? (a plazos|fraccionadas?|aplazadas?)|pagos? fraccionados?|(compras y )?cargos diferidos|diferid[oa]s a meses|a meses sin intereses|piani? rateal[ei]|rateizzazion[ei]|(pagamento )?rateale|compras parceladas|parcelamentos?|gespreide betaling(en)?|delbetalning(ar)?|afbetaling(er)?|delbetaling(er)?|plan(y)? ratalne?y?|splat[ay] ratalne?|(movimientos?|operaciones|cargos) (pendientes|retenidos)|movimenti (in attesa|da contabilizzare)|operazioni in (attesa|corso)|lancamentos futuros|nog te verwerken|in behandeling|reserv(erade|erede|erte) belopp?|reservationer|(operacje|transakcje) (oczekujace|nierozliczone)|blokady|(riepilogo|conteggio|calcolo) (delle )?(competenze|interessi)|(prospetto|conto)( di)? scalare|staffelrechnung|zinsstaffel|zinsberechnung|decompte d interets|calcul des interets|liquidacion de intereses|calculo de (intereses|juros)|renteberekening|interest (calculation|computation|summary))\b/,
  ],
  [
    'payments',
    /^(payments?( received)?( (and|&))?( other)? ?(and |& )?(credits?|refunds?|returns?|adjustments?)|payments?|payments? received|(your )?payments?,? .*credits|returns?( and .*credits?)?|paiements?( et credits)?|zahlungen( und gutschriften)?|pagos?( y abonos)?|pagament(i|os?)( e (accrediti|creditos?))?|betaling(en|ar|er)?|betalningar?|inbetalningar?|innbetalinger?|splat[ay])$/,
  ],
  [
    'purchases',
    /^(purchases?|(new |standard |card )?purchases? .*(adjustments?|debits?|charges)|new (charges|transactions|activity)|standard purchases|charges|cash advances?|(your )?new charges.*|achats?( et debits)?|compras?|acquist[io]|aankopen|kop|inkop|kjop|kob|varekjop|zakup[yi]?|(lancamentos )?compras( e saques| nacionais| internacionais)?|despesas|fees( charged)?|interest charged|total fees.*|umsatze)$/,
  ],
  [
    'in',
    /^(deposits?( (and|other|electronic|customer|credits?|interest|additions|refunds|transfers))+|deposits?( (and|&)( other)? ?(additions|credits|deposits)| (and|&) .*)?|.*\b(deposits|additions|credits)$|other credits|money in|paid in|receipts|interest (paid|earned|income)|electronic (deposits|credits)|depots?|credits?|gutschrift(en)?|zahlungseingange|eingange|entradas|abonos?|entrat[ae]|accredit[io]|bijschrijving(en)?|uznani[ae]|wplywy?|wplat[ay]|insattning(ar)?|innskudd|indsaetninger?|indbetalinger?)$/,
  ],
  [
    'out',
    /^((?!.*\b(deposits?|credits?|additions|balances?)\b).*\b(withdrawals?|deductions)( (and|&) .*)?|.*\b(withdrawals|subtractions|debits|payments)$|checks?( (paid|cleared|presented|posted)( \w+)?)?|checks?( and (other|substitute) (\w+))?|checks?( paid)? (in|by) .*(order|sequence|number)|cheques?( paid)?|.*checks? paid.*|electronic (payments|withdrawals|debits)|service (charges|fees)|(debit |check |atm |pos )?card (purchases|withdrawals)|.*\bfees$|other debits|money out|paid out|retraits?|debits?|lastschrift(en)?|belastung(en)?|zahlungsausgange|ausgange|salidas|cargos?|uscit[ae]|addebit[io]|afschrijving(en)?|saidas?|obciazeni[ae]|wydatki|wyplat[ay]|uttag|uttak|haevninger?|udbetalinger?)$/,
  ],
  [
    'neutral',
    /^(.*\bno a meses|((posted|booked|completed|cleared|settled|gebuchte|bokforte|bogforte) )?(transactions?( (history|details?|list|activity|summary))?|account (activity|history|transactions)|activity( details?)?|umsatze|operations|mouvements|movimientos|movimenti|details? of transactions|details?)( (from|between|for|in|of|vom|im|du|en|van|del|dal|de) .*)?|(checking|savings?) (account|summary).*)$/,
  ],
];

/** A heading's words without what says that it goes on from the page before, and without its sum. */
export const headingWords = (text: string): string =>
  foldText(text)
    .replace(/\b(continued|cont d|cont|suite|fortsetzung)\b/g, '')
    .replace(/\d[\d ]*$/, '')
    .trim();

/** The kind of section a heading opens; undefined where it is no section's heading. */
export function sectionKind(text: string): SectionKind | undefined {
  const words = headingWords(text);
  if (words === '' || words.length > 60 || /^total\b/.test(words)) return undefined;
  return SECTIONS.find(([, pattern]) => pattern.test(words))?.[0];
}

const OPENING =
  /\b((your )?(opening|beginning|starting|start|initial|previous|prior|old|last month s|last|earlier) (account |statement |ledger |total |monthly )?balance|balance (brought |b ?\/? ?)?f(or)?w(ar)?d|balance b f|b f balance|^b f$|overfort fra forrige|brought forward|balance at (the )?(start|beginning)|balance from (last|previous) (statement|bill)|balance last statement|opening bal|saldo (der|ihrer) letzten (ab)?rechnung|(ancien|anterieur|precedent) solde|solde (precedent|initial|anterieur|de depart|reporte|d ouverture)|report (a nouveau|precedent)|alter (konto)?(saldo|stand)|anfangs(saldo|stand|bestand)|saldovortrag|(saldo|kontostand) (vortrag|vorgetragen|alt)|letzter kontostand|saldo (anterior|inicial|iniziale|precedente|poczatkowe|poprzednie|vorig|startowe|apertura|per inizio)|vorig saldo|beginsaldo|saldo inizio|saldo ao inicio|inn?g(aende)? (saldo|skuld)|start ?saldo|primo saldo|alter kontostand|oud saldo|ubertrag (vom|von|aus)|alkusaldo|pocatecni (zustatek|stav)|saldo overfort|sold (initial|anterior|precedent)|fatura anterior|adeudo del periodo anterior|saldo fra kontoutskrift|nyito egyenleg|(beginning|opening|starting) cash)\b/;
const CLOSING =
  /\b((your )?(closing|ending|final|end|new|current statement|statement|outstanding) (account |statement |ledger )?balance|balance (carried |c ?\/? ?)?(forward|fwd)|balance c f|c f balance|^c f$|carried forward|closing bal|balance at end|(nouveau|dernier) solde|solde (final|nouveau|de cloture|de fin)|neuer (konto)?(saldo|stand)|endsaldo|schluss(saldo|stand|bestand)|aktueller kontostand|(saldo|kontostand) neu|saldo (final|finale|actual|nuevo|nuovo|koncowe|zu ihren|nieuw|chiusura)|nieuw saldo|nuovo saldo|nuevo saldo|novo saldo|eindsaldo|utg(aende)? (saldo|skuld)|slut ?saldo|saldo zu unseren gunsten|ultimo saldo|total (outstanding|amount due|balance|dues?)|saldo deudor total|total a pagar|pago para no generar intereses|huidig saldo|(total )?rechnungsbetrag|amount due|solde a payer|ubertrag auf|loppusaldo|konecny (zustatek|stav)|(ending|closing) cash|saldo i (deres|din) (favor|disfavor)|sold final|zaro egyenleg|total new balance|new total balance)\b/;
/** What a card's last balance is called where it is paid: "Geïncasseerd vorig saldo". */
const PAYS =
  /^(geincasseerd|incasso|payment (of|for)|paid|paiement|prelevement|pago|pagamento|addebito|zahlung|ausgleich|einzug|betaling|inbetalning|innbetaling|indbetaling|splata)\b(?! due)/;
const BROUGHT = /\b(brought forward|b f|balance forward|opening|saldovortrag|report)\b/;
const BALANCE_ON =
  /^(account |current |credit |ihr |su |uw |votre |your )?(balance|kontostand|saldo|solde|sold|guthaben|etat de compte)( (on|as of|as at|at|am|per|vom|zum|au|al|a|op|den|crediteur|debiteur))*( |$)/;
const TOTAL =
  /^(sub ?totals?|grand totals?|totals?|totale|totaux|sous total|summe|zwischensumme|gesamt(summe|umsatz)?|suma|totaal|umsatzsumme|total (des|de|del|dei)|page totals?|turnover|rulaj|sum)\b|\b(totals?|sub ?total)$/;
const NOT_MONEY_HELD =
  /\b(avail|available|limit|minimum|average|mean|low|due date|rewards?|points|transfer|interest rate|mindest)/;

/** What a payment service holds for its customer, beside what it withholds. */
const HELD_BY_SERVICE = /^(?:available (beginning|ending)|(beginning|ending) available)(?: balance)?$/;

/** What heads a day's rows with their sum, and the way that these went. */
const SUM_AHEAD: readonly (readonly [SectionKind, RegExp])[] = [
  ['in', /^total (de |of )?(entradas|ingresos|creditos|credits|money in)$/],
  ['out', /^total (de |of )?(saidas|egresos|debitos|debits|money out)$/],
];

/** The way of the rows below a line that says what they come to; undefined of any other line. */
export const sumAhead = (text: string): SectionKind | undefined =>
  SUM_AHEAD.find(([, pattern]) => pattern.test(foldText(text)))?.[0];

/** Whether a line takes a balance over to the next page, or from the one before. */
export function isHandedOver(text: string): boolean {
  const kind = summaryKind(text);
  return kind === 'brought' || kind === 'carried';
}

/** Whether a name is of an amount that is no balance of the account: a limit, an average, what is due. */
export const isNotHeld = (text: string): boolean => NOT_MONEY_HELD.test(foldText(text));

/** Whether a line states a balance or sum rather than a transaction; `any`: a balance of no stated side. */
export function balanceKind(text: string): 'opening' | 'closing' | 'any' | 'total' | undefined {
  const words = foldText(text);
  const [, behind, end = behind] = HELD_BY_SERVICE.exec(words) ?? [];
  if (end !== undefined) return end === 'beginning' ? 'opening' : 'closing';
  if (isShopCalledBalance(text, words)) return undefined;
  if (NOT_MONEY_HELD.test(words)) return TOTAL.test(words) ? 'total' : undefined;
  if (OPENING.test(words)) return PAYS.test(words) ? undefined : 'opening';
  if (CLOSING.test(words)) return BROUGHT.test(words) ? 'opening' : 'closing';
  if (BALANCE_ON.test(words)) return 'any';
  if (TOTAL.test(words)) return 'total';
  const kind = summaryKind(text);
  if (kind === 'total' || kind === 'page-total') return 'total';
  return kind === 'opening' || kind === 'closing' ? kind : undefined;
}

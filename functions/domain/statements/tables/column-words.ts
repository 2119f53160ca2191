import { foldText } from '../../text/fold-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';

/** What a column of a statement can hold. `text` columns make up the description, `detail` ones stand in where those are empty. */
export type ColumnRole =
  | 'date'
  | 'secondDate'
  | 'amount'
  | 'gross'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'balance'
  | 'opening'
  | 'closing'
  | 'currency'
  | 'reference'
  | 'account'
  | 'text'
  | 'detail'
  | 'fee'
  | 'otherMoney';

type Words = readonly [role: ColumnRole, pattern: RegExp];

/** What was paid in another money than the account's. */
const FOREIGN =
  /\b(foreign|intl|international|original|orig|originating|originally|fx|counter (value|currency|amount)|countervalue|fremd\w*|ursprung\w*|auslands\w*|d origine|etranger\w*|extranjer\w*|origen|estrangeir\w*|origem|ester[ao]|originari[ao]|vreemde|originele|oorspronkelijke?|utlandsk\w*|utenlandsk\w*|udenlandsk\w*|ursprunglig\w*|obc[aey]\w*|oryginaln\w*|puvodni|cizi|kulfoldi|eredeti|originalbetrag|originalwahrung|originalbelop\w*|originalvaluta|valutabelop\w*|valutabelob|(importe|montant) (en )?(divisas?|devises?))\b|外貨|外币|外幣|原币|原幣|現地|외화/;
const MONEY_WORD =
  /\b(amount|amt|value|currency|ccy|curr?|\w*betrag\w*|montant|importe|importo|valor|kwota|bedrag|\w*belopp|\w*belob|\w*beloep|castka|osszeg|\w*wahrung\w*|devises?|divisas?|moeda|\w*valuta|waluta|mena|penznem|countervalue)\b|金額|金额|通貨|币种|货币|금액/;

/** Where an account's own currency is a foreign one, its balance is in the original currency. */
const BALANCE_WORD = /\b(balance|saldo|solde)\b/;

/** Whether a heading speaks of an amount or currency that is not the account's own. */
export function speaksOfForeignMoney(heading: string): boolean {
  const words = foldText(heading.replace(/([a-z])([A-Z])/g, '$1 $2'));
  return FOREIGN.test(words) && MONEY_WORD.test(words) && !BALANCE_WORD.test(words);
}

/** Headings, folded, most telling first: the first pattern that matches decides. Languages: en fr de nl es it pt pl hu sv da ja. */
const HEADINGS: readonly Words[] = [
  [
    'fee',
    /^((transaction|bank|service|atm|card|transfer|conversion|exchange|fx|processing|withdrawal|our|total|your|payment|source) )?(fees?( taxes)?|commissions?|gebuhr(en)?|entgelte?|spesen|provision(en)?|frais|comision(es)?|comiss(ao|oes)|tarifas?|commission[ei]|provvigion[ei]|kosten|provize|poplat(ek|ky)|prowizj[ae]|oplat[ay]|avgift(er)?|gebyr(er)?|dij|jutalek|kulut?|ucret|komisyon|masraf)( (amount|amt|charged|debited|deducted|[a-z]{3}))?$|手数料|手续费|手續費|수수료|комисси/,
  ],
  [
    'otherMoney',
    /\b(local|original|foreign|orig|converted|transfer|compensation|exchange|insurance|shipping|fee|fees|tax|tip|discounts?|refunded|refunds|rate|limit|gift|vat|commission|charges|gebuhr|cours|kurs)\b.*\b(amount|balance|betrag|montant|sales|currency)\b|^gross (debit|credit)\b|\bamount (fee|currency|tax|refunded)\b|^(fees?|tax|tip|discounts?|exchange rate|rate|partial refunds|kurs|gebuhr|provision|cash|gift card sales)$|\bfee\b/,
  ],
  [
    'secondDate',
    /\b(value|valuta|valeur|wert|available|started|created|as of|effective|due|closing|initial|final|period|transfer|payout)\b.*\b(date|datum|dat|utc|on)\b|\b(date|datum|data|fecha) (de )?(valeur|valuta|valor|value)\b|^(valuta|valutadatum|wertstellung|valuta datum|wert|rentedatum)$|data do balancete/,
  ],
  [
    'opening',
    /\b(beginning|opening|initial|start|starting|previous) balance\b|\bsaldo (inicial|anterior|iniziale)\b/,
  ],
  ['closing', /\b(ending|closing|final|end) balance\b|\bsaldo (final|finale)\b/],
  [
    'balance',
    /\b(running|available|ledger|account|book)? ?balance\b|\brunningbalance\b|^(end|eind|slut)saldo$|^bal$|\b(running|available|avail|closing|ledger) bal\b|^running total$|\b(saldo|saldi|solde|kontostand|(konto|rest)?guthaben|egyenleg|kontosaldo|saldo disponible)\b|^(disponible|disponibilita|disponivel|behallning|beholdning|stand|stanje|jaak|atlikums|likutis)$|\bsold (contabil|disponibil|curent|dupa)\b|\b(bakiye|zustatek|stan|saldo po)\b|υπολοιπο|остаток|残高|^現在.*高$|余额|餘額|잔액/,
  ],
  [
    'direction',
    /^(d c|c d|dc|cr dr|dr cr|debit credit|credit debit|af bij|be ki|soll haben|s h|sign|signe|sens|direction|richtung|credit debit indicator|deb cred|cd flag|debet credit|debito credito|debe haber|haber debe|d h|h d|dare avere|cargo abono|db cr|in out|plus minus|soll haben kennzeichen|debit or credit|credit or debit|money in out|kierunek|προσημο( ποσου)?|billing amount sign|amount sign|収支|收 支|收支|借贷标志|입출금구분)$/,
  ],
  ['reference', /明細 ?(id|番号)$/],
  ['text', /(取引|入出金|支払|利用)内容$/],
  [
    'debit',
    /\b(debits?|debet|debito|withdrawals?|withdrawn|withdrawal amt|amounts? (?:deducted|subtracted)|(paid|money|funds|cash|amount|amt) out|outgoing|outflow|soll|ausgang|ausgehend|ausgaben?|belastung|lastschrift|cargos?|dare|addebit[io]|uscit[ae]|retraits?|depenses?|saidas?|debe|terheles|wydatki|obciazenia|uitgaven|payments out|spent|bedrag (af|uit)|lasten)\b|支払|払出|払戻|引出|出金|支出|お引出|借方|출금|χρεωση|расход|списан|\b(ut|ut fra konto|utta[gk]|ud|tasku|sent|bor[cç]|vydaje?|spese|gastos|egresos|retiros?|salidas?|sorties?|wyplaty|withdrawls?)\b|^(af|uit|out)$/,
  ],
  [
    'credit',
    /\b(credits?|credito|deposits?|depositos?|depots?|deposited|amounts? added|(paid|money|funds|cash|amount|amt) in(?! (rs|rupees|cents|local|account|billing|home|base|eur|usd|gbp|chf|cad|aud|nzd|inr|sgd|zar|sek|nok|dkk|pln|brl|mxn)\b)|incoming|inflow|haben|eingang|eingehend|einnahmen?|gutschrift|abonos?|avere|accredit[io]|entrat[ae]|versements?|recettes?|entradas?|haber|jovairas|wplywy|uznania|inkomsten|payments in|received|bedrag (bij|in)|gunsten)\b|受入|預り|預かり|預入|入金|收入|存入|貸方|입금|πιστωση|приход|зачислен|\b(inn|inn pa konto|insattning(ar)?|innskudd|ind|alacak|prijmy?|ingresos|entrees?|wplaty)\b|^(bij|in)$/,
  ],
  ['gross', /^(gross|gross amount|gross sales|gross earnings|total collected|brutto|brut|bruttobetrag)$/],
  [
    'amount',
    /^(amount|amt|net|net total|net amount|total|betrag|bedrag|montant|monto|importe|importo|valor|valore|kwota|osszeg|belopp|belob|beloep|summa|suma|sum|umsatz|value|netto|nettobetrag|transaction amount|amount total|price|valor r|quantia|castka)( |$)|\b(amount|betrag|bedrag|montant|monto|importe|importo|kwota|osszeg|belopp|beloeb|umsatz)\b|金額|金额|거래금액|сумма|ποσο|ποσο|\b(castka|objem|tutar|iznos|importe|maara|cantidad|quantia|belob|beloep|belop|belopp|jumlah)\b/,
  ],
  [
    'currency',
    /\b(currency|ccy|cur|devise|wahrung|waehrung|moneda|divisa|valuta|munt|muntsoort|monn|monnaie|penznem|waluta|moeda|currency code|valutakod)\b|通貨|币种|\b(para birimi|mena)\b|валюта/,
  ],
  [
    'account',
    /^((bank |bsb )?account|account (or )?card|account id|from account|account last (4|four)( digits)?|acct?|(acct|a c) (number|no)|this account|iban (du compte|del conto|de la cuenta|des kontos)|account number|account num|account no|account name|account ending( in)?|posted account|source account|konto|kontonummer|kontonr|(iban )?auftragskonto|buchungskonto|auftraggeberkonto|iban auftraggeberkonto|rekening(nummer)?|номер счета|saskaitos nr|eigen rekening|iban|(numero (de )?)?compte|((numer|nr) )?(rachunek|rachunku)|cuenta|conto|conta|szamlaszam|szamla neve|iban kontoinhaber|card no|card number|(?:numero|no) (?:de )?carte|(?:numero de |n )?tarjeta|kartennummer|kaartnummer|kortnummer|numero carta|card used for transaction|this party account|iban bban|own account|produit|account key|short name|intestatario carta|product)$/,
  ],
  [
    'date',
    /\b(date|datum|data|fecha|dato|dag|datetime|timestamp|datum czas|buchungstag|buchungsdatum|buchung|boekdatum|datums|datuma|posted|paid at|created|created utc|transdate|booked|opdate|tag)\b|日付|年月日|дата|ημερομηνια|ημ νια|取引日|日期|時間|交易时间|거래일|\b(tarih|paivays|kirjauspaiva|dates?|bokforingsdag|bokforingsdatum|bogfort|bokfort|bokfort dato|fechas?|operacion fecha|transaktionsdag|posteringsdato|bogforingsdato|tanggal|tarikh|bokforingsdato)\b/,
  ],
  [
    'detail',
    /\b(type|tipo|typ|category|categories|kategoria|kategorie|subcategory|umsatzart|art|mode|source(?! (name|destination))|kind|method|tran|transactietype|class|reporting category|dependencia|action)\b/,
  ],
  ['text', /^(payment )?reference$|^order$|^source destination$|\bbank description\b/],
  [
    'reference',
    /\b(id|reference|ref|number|no|nr|numero|nummer|serial|check|cheque|code|iban|bic|swift|blz|bankleitzahl|bank|zip|kontonummer|szamlaszama|account|unique|transaction id|mandate|rekening|tegenrekening|sort code|originator|user|username|login)\b|^n de\b/,
  ],
  [
    'text',
    /\b(description\d*|details?|narrative|narration|particulars?|memo|payee|payer|merchant|name|naam|party|counterparty|kontrahent(a|em)?|libelle|intitule|label|text|buchungstext|erlauterung(en)?|beschreibung|lancamentos?|verwendungszweck|zweck|beguenstigter|begunstigter|zahlungspflichtiger?|zahlungsempfae?nger|empfae?nger|tegenrekeninghouder|auftraggeber|omschrijving|mededelingen|historico|concepto|descripcion|descricao|descrizione|causale|operations?|operacion|remarks?|notes?|reason|message|megnevezes|neve|kozlemeny|opis|tytul|nazwa|nadawca|odbiorca|communication|beskrivning|tekst|item|beneficiary|purpose|subject|statement|transaction|to|from|descriptor|narratif|title)\b|摘要|内容|备注|お取り扱い内容|取扱|利用先|利用店名|交易对方|商品|对方|附言|적요|보낸분|받는분|내용|назначение|описание|αιτιολογια|περιγραφη|\b(aciklama|popis|navn|tittel|poznamka|zprava|nazev|transaktion|specifikation|forklaring|tekstfelt|omtale|meddelande|viesti|saaja|saajan nimi|maksaja|selite|rubrik|beskrivelse|keterangan|uraian|butiran|szczeg[oó][lł]y|contraparte|ordenante|movimiento|movimientos|observaciones|beneficiaire|motif|nature|comercio|establecimiento)\b|\bitem ?\d\b|\bdescription\b/,
  ],
];

/** Not columns of money, dates or text worth showing: they must not win a role by one word of theirs. */
const IGNORED =
  /^(time|time zone|timezone|status|state|address|email|e mail|transaction time|card|shipping address|tags?|filter|captured|disclaimer|points|(reward|rewards|loyalty|bonus) points?( \w+)?|.*address.*|.*email.*|.*\bstatus\b.*|.*time zone.*|.*\bstatus$)$/;

/** The role a heading speaks of; undefined where it says nothing known, `detail` at most for technical ones. */
export function roleOfHeading(heading: string): ColumnRole | undefined {
  const words = foldText(heading.replace(/([a-z])([A-Z])/g, '$1 $2'));
  if (words === '' || words.length > 60) return undefined;
  if (IGNORED.test(words)) return 'reference';
  if (speaksOfForeignMoney(heading)) return 'otherMoney';
  if (BALANCE_WORD.test(words) && FOREIGN.test(words)) return 'balance';
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** How plainly a heading names the amount: a bare "Amount" above a net total above one of many amounts. */
export function amountRank(heading: string): number {
  const words = foldText(heading.replace(/([a-z])([A-Z])/g, '$1 $2'));
  if (
    /^(amount|betrag|bedrag|montant|importe|importo|valor|kwota|osszeg|belopp|transaction amount)( [a-z]{3})?$/.test(
      words,
    )
  )
    return 3;
  if (/^(net total|net|net amount|amount total)$/.test(words)) return 2;
  return /\b(amount|betrag|bedrag|montant|importe|importo)\b/.test(words) ? 1 : 0;
}

/** Which side of a payment a heading names. */
export function sideOfHeading(heading: string): 'payer' | 'payee' | undefined {
  const words = foldText(heading);
  if (
    /^(payer|debtor|sender|source|maksaja|avsender|avsandare|afsender|zahlungspflichtiger?|(nazwa )?nadawc[ay]|ordenante|donneur d ordre)( (r|name))?$/.test(
      words,
    )
  )
    return 'payer';
  if (
    /^(payee|creditor|beneficiary|recipient|target|saajan? ?nimi|saaja|mottaker|mottagare|modtager|zahlungsempfae?nger|(nazwa )?odbiorc[ay]|beneficiario|beneficiaire)( (in|name))?$/.test(
      words,
    )
  )
    return 'payee';
  return undefined;
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = {
  d: -1,
  dr: -1,
  db: -1,
  wn: -1,
  debit: -1,
  dbit: -1,
  debet: -1,
  debito: -1,
  debe: -1,
  '-': -1,
  out: -1,
  outgoing: -1,
  af: -1,
  s: -1,
  soll: -1,
  expense: -1,
  withdrawal: -1,
  o: -1,
  dare: -1,
  ausgang: -1,
  cargo: -1,
  lastschrift: -1,
  belastung: -1,
  addebito: -1,
  uscita: -1,
  saida: -1,
  depense: -1,
  uttag: -1,
  ud: -1,
  ut: -1,
  obciazenie: -1,
  wydatek: -1,
  vydaj: -1,
  terheles: -1,
  borc: -1,
  sent: -1,
  'paid out': -1,
  'money out': -1,
  расход: -1,
  списание: -1,
  出金: -1,
  支払: -1,
  引出: -1,
  支出: -1,
  χ: -1,
  χρεωση: -1,
  支: -1,
  借: -1,
  출금: -1,
  c: 1,
  cr: 1,
  credit: 1,
  crdt: 1,
  credito: 1,
  haber: 1,
  '+': 1,
  in: 1,
  incoming: 1,
  bij: 1,
  ma: 1,
  h: 1,
  haben: 1,
  income: 1,
  deposit: 1,
  i: 1,
  avere: 1,
  eingang: 1,
  abono: 1,
  gutschrift: 1,
  accredito: 1,
  entrata: 1,
  entrada: 1,
  recette: 1,
  insattning: 1,
  ind: 1,
  inn: 1,
  uznanie: 1,
  wplyw: 1,
  prijem: 1,
  jovairas: 1,
  alacak: 1,
  received: 1,
  'paid in': 1,
  'money in': 1,
  приход: 1,
  зачисление: 1,
  入金: 1,
  預入: 1,
  收入: 1,
  π: 1,
  πιστωση: 1,
  收: 1,
  贷: 1,
  입금: 1,
};

/** Which way a word like DR, Bij, + or income moves money: in 1, out −1; undefined for other words. */
export function directionOf(text: string): -1 | 1 | undefined {
  const trimmed = text.trim();
  return ownValue(DIRECTIONS, trimmed === '-' || trimmed === '+' ? trimmed : foldText(trimmed));
}

/** Whether direction words are only letters that could mean something else (O and I). */
export function isVagueDirection(words: ReadonlySet<string>): boolean {
  return [...words].every((word) => /^[oi]$/i.test(word.trim()));
}

const OPENING =
  /\b(opening bal(ance)?|saldo awal|likutis pradziai|pradinis likutis|algsaldo|sakuma atlikums|beginning balance|starting balance|balance (brought )?forward|balance at start|previous balance|saldo (anterior|inicial|iniziale|precedente|poczatkowe|poprzednie|per)|solde (initial|precedent|anterieur|reporte|d ouverture|de depart)|ancien solde|anfangs(saldo|bestand)|alter (konto)?(saldo|stand)|saldovortrag|beginsaldo|vorig saldo|(ingaende|inngaende|primo) saldo|nyito egyenleg|alkusaldo|pocatecni zustatek|letzter kontostand)\b|繰越/;
const CLOSING =
  /\b(closing bal(ance)?|saldo akhir|likutis pabaigai|galutinis likutis|loppsaldo|beigu atlikums|ending balance|balance at end|final balance|saldo (final|finale|koncowe|actual|nuevo)|solde (final|nouveau|au|de (cloture|fermeture))|nouveau solde|endsaldo|schluss?saldo|schlusssaldo|neuer (konto)?(saldo|stand)|eindsaldo|nieuw saldo|nuovo saldo|novo saldo|(utgaende|ultimo) saldo|zaro egyenleg|loppusaldo|konecny zustatek)\b/;
const WEAK_CLOSING =
  /\b(ledger bal|ledger balance|account balance|current balance|kontostand|saldo|solde|balance)\b/;
const TOTAL =
  /^(sub ?totale?|((page|grand|running|closing|ending|statement|report|account|period|daily|day|monthly|month|overall|net|transactions?) totals?)|net( change| movement)?$|balance change|total|totals|totale|totali|totales|totalen|totaux|sous total|(seiten|zwischen|gesamt|end|tages|monats)?summe|(seiten|zwischen|gesamt|umsatz)total|gesamtumsatz|umsatzsumme|gesamt|suma|sum|summa|delsumm?a?|totalt|sidetotal|i alt|(pagina|sub)?totaal|(resz)?osszesen|razem|celkem|mezisoucet|(ara |genel |sayfa )?toplam|yhteensa|valisumma)\b/;
/** Of a total on one page or of all: nobody is paid under such a name. */
const PAGE_TOTAL =
  /^((page|grand|statement) totals?|total (of |de )?(this |la |the )?(page|pagina)|seitensumme|paginatotaal|totaa?le? pagina)$/;
/** A balance taken over from one page to the next; where nothing stands before or behind it, that of the whole. */
const BROUGHT =
  /^((balance|bal) )?b f$|\bbrought (forward|over)\b|^(ubertrag|report|riporto|transport|transporte|suma anterior|z przeniesienia|report( de la)? page precedente)$/;
const CARRIED =
  /^((balance|bal) )?c f$|\bcarried (forward|over)\b|^((total )?a reporter|a riportare|a transportar|suma y sigue|do przeniesienia|att overfora)$/;
/** What a bank of the Baltic states, or of Indonesia, calls the sums of money out and in. */
const TURNOVER = /^(debeto |kredito |debeta |kredita )?(apyvarta|apgrozijums|kaive)$|^mutasi (debet|kredit)$/;
/** What an account holds at the end of one of a statement's days. */
const DAY_BALANCE =
  /^(saldo (total )?(disponivel )?(do )?dia|saldo del dia|solde du jour|tages(end)?saldo|(end of day|day end|daily( closing| ledger)?) balance)$/;
const PAGE_NUMBER = /^(page|seite|pagina|pag|strona|side|sida|blatt|folio) (no )?\d+( \D{1,4} ?\d+| \d+)?$/;

/** Without bounds of words, and each first letter once: a long file asks this of every description. */
const SUMMARY_HINT =
  /s(?: a l d o|[ao]ld|um|szes)|t(?: o t a l|ota)|[bc]\/?f|bal|forward|gesamt|egyenl|kontost|likut|a(?:pyvart|tlikum|pgroz)|k[aä]ive|mutasi|繰越|残高|合計|合计|余额|期初|期末/i;

/** A quick look at a cell as written: without these letters it speaks of no balance or total. */
export function mayBeSummary(text: string): boolean {
  return SUMMARY_HINT.test(text);
}

/** A word set in letters apart, as Brazilian banks write it: S A L D O. */
const APART: Readonly<Record<string, SummaryKind>> = { 's a l d o': 'closing', 't o t a l': 'total' };

/** What a line states that is no transaction. `weak`: only a balance in general. */
export type SummaryKind =
  | 'opening'
  | 'closing'
  | 'weak-closing'
  | 'brought'
  | 'carried'
  | 'total'
  | 'turnover'
  | 'day-balance'
  | 'page-total'
  | 'page-number';

/** Whether a line states a balance or total rather than a transaction. */
export function summaryKind(text: string): SummaryKind | undefined {
  const words = foldText(text);
  if (BROUGHT.test(words)) return 'brought';
  if (CARRIED.test(words)) return 'carried';
  if (OPENING.test(words)) return 'opening';
  if (CLOSING.test(words)) return 'closing';
  const apart = ownValue(APART, words);
  if (apart !== undefined) return apart;
  if (PAGE_TOTAL.test(words)) return 'page-total';
  if (PAGE_NUMBER.test(words)) return 'page-number';
  if (TURNOVER.test(words)) return 'turnover';
  if (DAY_BALANCE.test(words)) return 'day-balance';
  if (TOTAL.test(words)) return 'total';
  return WEAK_CLOSING.test(words) && !/\bavail/.test(words) ? 'weak-closing' : undefined;
}

import { foldedWords, foldText } from '../../text/fold-text.ts';
import type { ColumnProfile, Columns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';

/** What a file says of a payment that is not simply booked: no money has moved, or it has come back. */
export type Standing = 'waiting' | 'refunded';

/** A payment's standing with the word that tells it, as the file has it. */
export interface ToldStanding {
  readonly standing: Standing;
  readonly shown: string;
}

/** Words for what has not happened or never will, folded. Languages: en de fr es it nl pt pl cs hu sv da no fi ja zh. */
const WAITING = [
  'pending|authori[sz](ed|ation)|preauthori[sz](ed|ation)|declined|denied|cancell?ed|reverted|failed|rejected|refused|expired|voided|void|on hold|held|scheduled|upcoming|unsuccessful|blocked|memo',
  '(umsatz )?vorgemerkte?r?|vormerkung|ausstehend|abgelehnt|storniert|abgebrochen|fehlgeschlagen|geplant|reserviert|autorisiert|in bearbeitung|verfallen',
  'en attente|a venir|en cours|en autorisation|autorisee?|refusee?|annulee?|rejetee?|echouee?|echec|expiree?',
  'pendientes?|rechazad[oa]|cancelad[oa]|anulad[oa]|denegad[oa]|fallid[oa]|autorizad[oa]|retenid[oa]|en proceso',
  'in sospeso|in attesa|rifiutat[oa]|annullat[oa]|fallit[oa]|non riuscit[oa]|autorizzat[oa]|non contabilizzat[oa]|scadut[oa]',
  'in behandeling|geweigerd|geannuleerd|mislukt|gereserveerd|in afwachting|geblokkeerd',
  'pendentes?|recusad[oa]|falhou|falhad[oa]|negad[oa]|agendad[oa]|em processamento',
  'oczekujac[aey]|odrzucon[aey]|anulowan[aey]|nieudan[aey]|blokada|autoryzacja',
  'cekajici|zamitnut[oay]|zrusen[oay]|neuspesn[aey]|fuggoben|elutasitva|torolve|sikertelen|zarolt',
  'vantande|reserverad|avvisad|nekad|avbruten|misslyckad|makulerad|afventer|reserveret|afvist|annulleret|mislykket|venter|reservert|avvist|kansellert|odottaa|hylatty|peruttu|katevaraus',
  '未確定|保留中?|取消済?|取消し|失敗|处理中|待处理|已取消|已关闭|交易关闭|失败|支付失败',
].join('|');

/** Words for a payment that has come back, folded. What came back in part has moved all the same. */
const REFUNDED = [
  'refunded|funds refunded|reversed|charged back',
  '(zuruck|rueck|ruck)?erstattet|zuruckgebucht|zuruckgezahlt|remboursee?|reembolsad[oa]|devuelt[oa]|rimborsat[oa]|stornat[oa]',
  'terugbetaald|gerestitueerd|estornad[oa]|zwrocon[aey]|aterbetald|tilbagebetalt|tilbakebetalt|refundert|refunderet|palautettu|已退款|返金済',
].join('|');

/** Words for what is booked, folded: with those above they make a column one of standings, whatever stands over it. */
const BOOKED =
  'posted|booked|cleared|settled|complete|completed|succeeded|success|successful|processed|paid|approved|gebucht|umsatz gebucht|gebuchter umsatz|abgeschlossen|comptabilisee?|effectuee?|terminee?|realizad[oa]|contabilizad[oa]|completad[oa]|contabilizzat[oa]|eseguit[oa]|completat[oa]|geboekt|voltooid|verwerkt|concluid[oa]|zaksiegowan[aey]|zrealizowan[aey]|bokford?|bogfort|kirjattu|確定|已完成|交易成功|支付成功';

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const within = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const [isWaiting, isRefunded, isBooked] = [whole(WAITING), whole(REFUNDED), whole(BOOKED)];
const [speaksOfWaiting, speaksOfRefund] = [within(WAITING), within(REFUNDED)];
const PARTLY = /\b(part(ially|ly|iel\w*|ial\w*)?|teilweise|en partie|parziale\w*|gedeeltelijk)\b/;

/** "Payment declined by bank" is a standing, a sentence of more words is not. */
const WORDS_MAX = 4;

const HEADING =
  /^(\w+ )*\w*(status|statut|zustand|estatus)( \w+)?$|^(transaction |payment |transfer )?(state|estado|stato|stav|tila|stan|tilstand|allapot|situacao|etat|durum|balance impact)$|^(状态|交易状态|当前状态|状況|ステータス)$/;
const KIND_HEADING =
  /^(transaction |entry |payment |record )?(type|kind|typ|tipo|art|soort)( (of|de) \w+)?$|^umsatzart$/;

/** A line above rows that says of all of them how far they are: "Pending transactions". */
const NOUNS =
  '( (transactions?|activity|payments?|charges?|entries|items|umsatze|buchungen|operations?|movimientos|operaciones|movimenti|transacties|transacoes|transakcje))?';
const [waitingSection, bookedSection] = [whole(`(?:${WAITING})${NOUNS}`), whole(`(?:${BOOKED})${NOUNS}`)];

/**
 * The columns that tell of each row how far it is: by their heading, or because nothing but such words stands in them; and a column of
 * kinds, in which such a word may stand among others.
 */
export function statusColumns(profiles: readonly ColumnProfile[]): Pick<Columns, 'status' | 'kinds'> {
  const columns = (holds: (it: ColumnProfile) => boolean): number[] =>
    profiles.filter(holds).map(({ column }) => column);
  return {
    status: columns((it) => HEADING.test(foldText(it.heading)) || (it.filled > 1 && it.standingShare === 1)),
    kinds: columns((it) => KIND_HEADING.test(foldText(it.heading))),
  };
}

/** Whether a cell holds just a word for how far a payment is. */
export function isStanding(text: string): boolean {
  const folded = foldText(text);
  return isWaiting.test(folded) || isRefunded.test(folded) || isBooked.test(folded);
}

/** What the file says of a row that is not simply booked; undefined where it is. */
export function standingIn(row: TableRow, { status, kinds, date }: Columns): ToldStanding | undefined {
  const told = status.map((column) => toldBy(cellText(row, column))).find((it) => it !== undefined);
  if (told) return told;
  // Where there is no day yet, some banks write why in its place.
  const alone = [...kinds, date].map((column) => cellText(row, column)).find((text) => isWaitingWord(text));
  return alone === undefined ? undefined : { standing: 'waiting', shown: alone };
}

const isWaitingWord = (text: string): boolean => isWaiting.test(foldText(text));

function toldBy(shown: string): ToldStanding | undefined {
  if (shown === '' || foldedWords(shown).length > WORDS_MAX) return undefined;
  const folded = foldText(shown);
  if (speaksOfWaiting.test(folded)) return { standing: 'waiting', shown };
  return speaksOfRefund.test(folded) && !PARTLY.test(folded) ? { standing: 'refunded', shown } : undefined;
}

/** A line of one cell that says how far the rows below it are; undefined where it says nothing of the kind. */
export function sectionOf({ cells }: TableRow): 'waiting' | 'booked' | undefined {
  const [text = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  if (others.length > 0) return undefined;
  const folded = foldText(text);
  if (waitingSection.test(folded)) return 'waiting';
  return bookedSection.test(folded) ? 'booked' : undefined;
}

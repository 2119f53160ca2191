import type { DocumentKind } from '../../../../shared/model/document.ts';
import type { TextLine } from '../../text/text-line.ts';
import type { LabelledAmount } from '../amounts/money-line.ts';
import { namesTotal } from '../amounts/total-label.ts';

const SUBJECT = /^\W*subject\s*:/i;
const HEAD_FIELD = /^\W*(?:from|to|cc|date|sent|reply-to|subject)\s*:/i;
/** Lines of the text in which a mail says what it is about; terms and conditions come later. */
const OPENING_LINES = 8;
/** What makes of a sentence a condition or a rule: nothing of it has happened. */
const IF = String.raw`(?<!\p{L})(?:if|when|once|unless|until|should|falls|wenn|sofern|si|quand|als|indien|se|caso|om|hvis|jos|jeśli|policy|cancell?\p{L}*)(?!\p{L})`;
/** What may stand between two words of one sentence. */
const GAP = `(?:(?!${IF}).){0,60}?`;

/** Whether any of the phrases, `~` for words between, is in a text, but for what is said of a case that may come. */
function anyOf(...phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) => phrase.replaceAll('~', GAP).replaceAll(' ', String.raw`\s+`));
  return new RegExp(`(?<!${IF}.{0,30})(?<!\\p{L})(?:${sources.join('|')})(?!\\s+${IF})`, 'iu');
}

/** What was to be charged and was not. */
const FAILED = anyOf(
  "(?:payment|charge|transaction|direct debit|purchase|renewal|card)~(?:failed|declined|unsuccessful|rejected|could(?:n['’]t| not) be (?:processed|completed|collected)|did(?:n['’]t| not) go through)",
  "(?:unable to|could(?:n['’]t| not)|can(?:['’]t|not)) (?:charge|process|collect|take|complete|renew)~(?:payment|card|account|subscription|direct debit)",
  '(?:failed|declined|missed) payment',
  'zahlung~(?:fehlgeschlagen|abgelehnt|gescheitert|nicht (?:erfolgreich|möglich|verarbeitet|durchgeführt|abgeschlossen))',
  'k(?:onn|önn)(?:t?en?)~nicht (?:abbuchen|einziehen|abgebucht|eingezogen|belasten|belastet)',
  'rücklastschrift|lastschrift~(?:fehlgeschlagen|zurückgegeben|nicht eingelöst)',
  "(?:paiement|prélèvement)~(?:refusé|échoué|rejeté|n['’]a pas (?:pu|abouti))",
  'échec d[eu] (?:votre |ton )?(?:paiement|prélèvement)',
  '(?:\\p{L}+ ?)?(?:betaling|incasso|afschrijving)~(?:mislukt|geweigerd|gestorneerd|niet gelukt)',
  'niet gelukt om~(?:af te schrijven|te incasseren)',
  '(?:pago|cobro)~(?:rechazado|fallido|ha fallado|no se (?:ha podido|pudo))|no (?:hemos podido|pudimos) (?:cobrar|procesar)',
  '(?:pagamento|addebito)~(?:rifiutato|fallito|non (?:è )?(?:riuscito|andato a buon fine|stato possibile)|recusado|falhou|não (?:foi|pôde))',
  'betal(?:n)?ing(?:en)?~(?:misslyckades|nekades|avvisades|mislyk(?:ke)?t?e?s|feilet|avvist|afvist|gik ikke igennem)',
  'maksu\\p{L}*~(?:epäonnistui|hylättiin)',
  'płatno(?:ść|ści)~(?:odrzucon|nie powiod|nieudan)',
);

/** The end of a trial, after which is charged. */
const TRIAL_ENDS = anyOf(
  'trial~(?:ends?|ending|expires?|expiring|is (?:about|almost|nearly)|will (?:end|expire))(?!\\p{L})',
  'probe(?:abo|zeit|phase|zeitraum|mitgliedschaft|monat)~(?:endet|läuft~ab)(?!\\p{L})',
  'test(?:phase|zeitraum)~(?:endet|läuft~ab)(?!\\p{L})',
  "(?:période d['’]essai|essai gratuit)~(?:se termine|prend fin|expire|touche à sa fin)",
  'proefperiode~(?:loopt|eindigt|verloopt)',
  '(?:periodo de prueba|prueba gratuita)~(?:termina|finaliza|caduca|acaba)',
  '(?:periodo di prova|prova gratuita)~(?:termina|scade|finisce)',
  '(?:período de teste|avaliação gratuita)~(?:termina|expira)',
  'pr(?:ov|øve)period\\p{L}*~(?:går ut|løper ut|udløber|upphör|slutter|avslutas)',
);

/** A renewal to come. */
const RENEWS = anyOf(
  '(?:upcoming|next|future) (?:renewal|charge|payment)(?!\\p{L})',
  '(?:will|is (?:about|due|set) to) (?:automatically |auto-?)?renew(?!\\p{L})|renews (?:soon|on|in|automatically)(?!\\p{L})',
  'verlängert sich (?:bald|in kürze|demnächst|automatisch|am)(?!\\p{L})|wird (?:bald|in kürze|demnächst|automatisch|am)~verlängert',
  'sera (?:bientôt |automatiquement )?renouvelé|prochain (?:renouvellement|prélèvement)',
  'wordt (?:binnenkort|automatisch|op)~verlengd',
  'se renovará|próxima renovación|si rinnoverà|(?:verrà|sarà) rinnovat|será renovad',
  'förnyas (?:snart|automatiskt|den)|fornyes (?:snart|automatisk|den)',
);

/** A charge that waits until what was ordered is sent, or who booked arrives; one that comes every month, or with a renewal, follows another. */
const CHARGED_LATER =
  /(?:card|account|you)(?:['’]ll|\s+will|\s+won['’]t)(?:\s+(?:not|only))?\s+be\s+(?:charged|billed)\s+(?:when|until|once|as\s+soon\s+as|upon)(?!\p{L})(?!\s+(?:an?|per|each|every|(?:\p{L}+\s+)?renew\p{L}*)(?!\p{L}))/iu;

/** What says that some of it was charged already, as for what was sent first, as a deposit, or by a mail that is the receipt. */
const CHARGED =
  /\b(?:amount|total|deposit|already)\s+paid\b|\bpaid\s+(?:today|in\s+full)\b|\bpayment\s+received\b|\bwe(?:['’]ve|\s+have)?\s+(?:just\s+)?(?:charged|billed)\b|(?<!\bnot |n['’]t |\byet )\b(?:was|were|been)\s+(?:charged|billed)\b|\byou\s+paid\b|\b(?:here(?:['’]s|\s+is)|this\s+is)\s+(?:your|the|a)\s+receipt\b/i;
const RECEIPT = /\breceipt\b/i;

/** Money that came in, or is on its way to the reader. */
const MONEY_IN =
  '(?:[£$€] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[£$€]|(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|INR|SGD|ZAR|kr|zł)(?!\\p{L})))';
const CAME_IN = anyOf(
  `you(?:['’]ve| have)? (?:just )?(?:received|got|been sent) (?:an? |your )?(?:new |instant )?(?:payments?|money|bank transfer|deposit|tip|payout|${MONEY_IN})(?!\\p{L})`,
  `you(?:['’]ve been| were| got) paid(?!\\p{L})|sent you (?:money|a payment|${MONEY_IN})`,
  "you(?:['’]ve| have)? (?:just )?(?:made a sale|sold)(?!\\p{L})|congratulations on your sale|du hast etwas verkauft",
  'payout~(?:on (?:its|the) way|sent|initiated|scheduled|arriv|deposited|processed)',
  `(?:sie|du) ha(?:ben|st) (?:eine (?:zahlung|überweisung)|geld|${MONEY_IN})~(?:erhalten|bekommen)`,
  'hat (?:dir|ihnen)~(?:gesendet|gezahlt|überwiesen)|(?:deine|ihre) auszahlung(?!\\p{L})',
  `(?:vous avez|tu as) reçu (?:un (?:paiement|virement)|de l['’]argent|${MONEY_IN})`,
  `(?:je|u) (?:hebt|heeft) (?:een betaling|geld|${MONEY_IN})~ontvangen|(?:je|uw) uitbetaling(?!\\p{L})`,
  `ha[sn]? recibido (?:un pago|una transferencia|dinero|${MONEY_IN})|hai ricevuto (?:un (?:pagamento|bonifico)|denaro|${MONEY_IN})`,
  `recebeu (?:um pagamento|uma transferência|dinheiro|${MONEY_IN})`,
  `du har (?:fått|mottatt|modtaget|fået) (?:en (?:in)?betalning|en betaling|penger?|pengar|${MONEY_IN})`,
  `olet saanut (?:maksun|rahaa)|otrzymał(?:eś|aś) (?:płatność|przelew|${MONEY_IN})`,
);

/** What was bought is on its way: its price was paid before, and told by another mail. */
const SHIPPED = anyOf(
  '(?:order|package|parcel|items?|shipment|delivery|purchase)~(?:has|have|was|were|is|are)(?: now| just| already)?(?: been)? (?:shipped|dispatched|delivered|despatched|out for delivery|on (?:its|the|their) way)(?!\\p{L})',
  'shipment from (?:your )?order',
  'ready (?:for|to) (?:be )?(?:pick(?:ed)?[ -]?up|collect(?:ion|ed)?)(?!\\p{L})',
  '(?:bestellung|paket|sendung|lieferung)~(?:versandt|versendet|verschickt|unterwegs|zugestellt|geliefert)(?!\\p{L})',
  '(?:commande|colis)~(?:expédiée?|livrée?|en (?:route|chemin)|en cours de livraison)',
  '(?:bestelling|pakket(?:je)?)~(?:verzonden|onderweg|bezorgd)',
  '(?:pedido|paquete|encomenda)~(?:enviad[oa]|en camino|entregad[oa]|en reparto|a caminho|entregue)',
  '(?:ordine|pacco)~(?:spedito|in consegna|consegnato|in viaggio)',
  '(?:beställning|paket|order|bestilling|pakke)~(?:har (?:skickats|levererats)|är på väg|er (?:sendt|på vei|på vej|levert|leveret))',
);
/** The same as a subject says it: "Shipped: Label printer and 1 more item", "Shipping confirmation". */
const SHIPPED_SUBJECT =
  /^\W*(?:(?:fwd?|re|wg|tr|aw)\s*:\s*)*(?:shipped|dispatched|despatched|delivered|arriving|out for delivery|versandt|zugestellt|expédié|livré|verzonden|bezorgd|enviado|entregado|spedito|consegnato)\s*:|(?:shipping|shipment|dispatch|despatch)\s+(?:confirmation|notification|notice|update)|delivery\s+(?:notification|update)|versandbestätigung|(?:confirmation|avis)\s+d['’]expédition|verzendbevestiging|conferma\s+di\s+spedizione/iu;
/** What was said of a shipment that is yet to come: "We'll write once more after your order has shipped". */
const NOT_YET =
  /(?<!\p{L})(?:after|as\s+soon|will|shall|(?:we|you)['’]ll|sobald|dès|zodra|cuando|appena)(?!\p{L})/iu;

/** What was ordered or booked is called off, so that nothing is owed; what that costs is told as a fee. */
const CANCELED = anyOf(
  "(?:order|booking|reservation|purchase|subscription|membership|trip|ride|items?)~(?:has|have|was|were|is|are)(?: now| been)* cancell?ed(?!\\p{L})|(?:you(?:['’]ve| have)?|we(?:['’]ve| have)?) cancell?ed (?:your|the|this) (?:order|booking|reservation|purchase|subscription|membership|trip|ride)",
  '(?:order|booking|reservation|subscription) cancell?ation(?: confirm\\p{L}+)?$',
  '(?:bestellung|buchung|reservierung|abo\\p{L}*)~(?:storniert|gekündigt|abgebrochen)',
  '(?:commande|réservation|abonnement)~(?:annulée?|résiliée?)',
  '(?:bestelling|boeking|reservering|abonnement)~geannuleerd',
  '(?:pedido|reserva|suscripción|encomenda)~cancelad[oa]|(?:ordine|prenotazione|abbonamento)~annullat[oa]',
);
const CANCELING_FEE =
  /(?:cancell?ation|no[- ]show|late[- ]cancel\p{L}*)\s+(?:fee|charge)|stornogebühr|frais\s+d['’]annulation|annuleringskosten/iu;

/** A price that was only asked for, by a mail's subject. */
const QUOTED_SUBJECT =
  /^\W*(?:(?:fwd?|re|wg|tr|aw)\s*:\s*)*(?:(?:your|new|updated|revised|ihr|unser|votre|notre|uw|onze)\s+)?(?:quot(?:e|ation)|estimate|proposal|angebot|kostenvoranschlag|devis|offerte|presupuesto|cotización|preventivo|orçamento|tilbud|offert)(?!\p{L})/iu;

/** What reminds of a bill that came before, by a mail's subject. */
const REMINDING_SUBJECT =
  /^\W*(?:(?:fwd?|re|wg|tr|aw)\s*:\s*)*(?:(?:a|an|friendly|payment|first|second|third|final|last|urgent)\s+)*reminder(?!\p{L}).*(?:invoice|payment|bill|due)|(?<!\p{L})(?:payment|invoice|bill)\s+reminder(?!\p{L})|(?:invoice|bill|payment|account)(?!\p{L}).{0,40}(?<!\p{L})(?:overdue|past\s+due)(?!\p{L})|(?<!\p{L})(?:zahlungserinnerung|mahnung|lettre\s+de\s+relance|rappel\s+de\s+(?:paiement|facture)|betalingsherinnering|aanmaning|betalningspåminnelse|recordatorio\s+de\s+pago|sollecito\s+di\s+pagamento)(?!\p{L})/iu;

/** Money that was given back to the reader. */
const REFUNDED = anyOf(
  'your refund (?:from|for)(?!\\p{L})|(?:amount|total) refunded|refund receipt|(?:total|net) refund(?!\\p{L})|refund (?:sub)?total',
  'refund~(?:has been|was|is|have been) (?:processed|issued|sent|approved|completed|made|initiated|on (?:its|the) way)',
  `(?:we(?:['’]ve| have)?|has|have) (?:just |now )?(?:processed|issued|sent|initiated)~refund(?!\\p{L})|(?:we(?:['’]ve| have)?|has|have) refunded|you(?:['’]ve| have) been refunded`,
  'refund (?:confirmation|issued|processed|sent|completed)',
  '(?:rück)?erstattung~(?:veranlasst|bearbeitet|ausgeführt|abgeschlossen|verarbeitet|unterwegs|bestätig)|haben~erstattet',
  'remboursement~(?:effectué|confirmé|traité|émis|validé)|avons (?:bien )?remboursé',
  'terugbetaling~(?:verwerkt|gedaan|uitgevoerd|onderweg)|hebben~terug(?:betaald|gestort)',
  'reembolso~(?:procesado|emitido|realizado|tramitado|processado|efetuado)|hemos (?:procesado|emitido|realizado|tramitado)~reembolso|hemos reembolsado',
  'rimborso~(?:effettuato|emesso|elaborato|completato|disposto)|abbiamo rimborsato',
  'återbetalning\\p{L}*~(?:genomförd|skickad|klar|på väg)',
  '(?:refusjon|tilbakebetaling|refusion|tilbagebetaling)\\p{L}*~(?:utført|gjennomført|sendt|gennemført|behandlet)',
  'zwrot~(?:zrealizowan|wykonan|wysłan|przyjęt)',
);

/** What says that something was paid after all, or is billed. */
const PAID =
  /\breceipt\b|\binvoice\b|\bpaid\b|\bwe(?:['’]ve|\s+have)?\s+received\b|rechnung|\bbeleg\b|bezahlt|facture|\bre[çc]u\b|factuur|factura|recibo|fattura|ricevuta|fatura|faktura|kvitto|kvittering|kuitti|lasku/iu;

/** What a mail speaks of that was bought, booked, billed or sent to who is paid. */
const BOUGHT =
  /\byou\s*(?:have\s*)?sent\b|\bmoney\s*transfer\s*to\b|\border(?:s|ed)?\b|\bbook(?:ing|ed)\b|reserv|(?:for|of)\s*your\s*purchase|\bpurchased?\s*(?:on|date|from|confirm)|\bpurchased\b|\bcharged\b|\breplenish(?:ed|ment)\b|\b(?:topped|top)[ -]?up\b|\bauto[- ]?(?:reload|recharge)\w*|\bdonation\b|\b(?:your|e-?)\s*tickets?\b|\btickets?\s*(?:order|purchase|confirm|no\b|number|#|x\b)|\d\s*[x×]?\s*(?:\p{L}+\s)?tickets?\b|\btrip\b|\bride\b|\bfare\b|\bdeposit\b|\brenewed\b|\bbill\b|bestell|buchung|gebucht|(?:ihre?|deine?)\s*(?:online-?)?tickets?(?!\p{L})|fahrkarte|spende|abgebucht|verlängert|commande|réserv|billet|achat|prélev|boeking|geboekt|bestelling|pedido|compra|entradas|billete|cargo|ordine|prenotazione|acquisto|bigliett|encomenda|bilhete|beställning|bokning|biljett|köp\b|bestilling|ordre|kjøp|køb|billet|tilau|varau|lippu|osto|zamówieni|rezerwacj|bilet|zakup|payment\s*(?:confirmation|received|of)|your\s*payment|(?:ihre|deine)\s*zahlung|votre\s*paiement|(?:je|uw)\s*betaling|(?:tu|su)\s*pago|pagamento|betalning|betaling|maksu|płatnoś/iu;

/** Who sends on what is attached writes no more letters than these: they tell nothing. */
const TERSE_LETTERS = 40;

/** Whether a mail states a total, or says that something was bought, booked, billed or paid. */
function isBooked(lines: readonly TextLine[], amounts: readonly LabelledAmount[]): boolean {
  if (amounts.some(({ label }) => namesTotal(label))) return true;
  const written = lines.filter(({ text }) => !HEAD_FIELD.test(text));
  const said = [...lines.filter(({ text }) => SUBJECT.test(text)), ...written];
  const letters = written.reduce((sum, { text }) => sum + text.length, 0);
  return letters <= TERSE_LETTERS || said.some(({ text }) => PAID.test(text) || BOUGHT.test(text));
}

/** Whether a text says that goods were sent, and not what will be told once they are. */
function saysShipped(text: string): boolean {
  const at = SHIPPED.exec(text)?.index;
  return at !== undefined && !NOT_YET.test(text.slice(0, at));
}

/** Whether a mail tells that what was ordered is on its way or called off, and asks no fee for it. */
function isUndone(subject: string, said: readonly string[]): boolean {
  const isShipped = SHIPPED_SUBJECT.test(subject) || said.some(saysShipped);
  const isCanceled =
    said.some((text) => CANCELED.test(text)) && !said.some((text) => CANCELING_FEE.test(text));
  return (isShipped && !PAID.test(subject)) || isCanceled;
}

/**
 * What a mail's own text makes of it: `other` where nothing was paid by it, as it says that a charge failed, comes later or that money
 * came in, that goods are on their way, that an order was called off, what something would cost or that a bill is still open, or speaks of
 * nothing that was bought, booked or billed; `credit-note` where money was given back; else `email`. For failed charges, shipments and
 * refunds only its subject and its first lines are asked: terms below speak of them too.
 */
export function mailKind(
  lines: readonly TextLine[],
  amounts: readonly LabelledAmount[],
): Extract<DocumentKind, 'email' | 'other' | 'credit-note'> {
  const subject = (lines.find(({ text }) => SUBJECT.test(text))?.text ?? '').replace(SUBJECT, '');
  const body = lines.filter(({ text }) => !HEAD_FIELD.test(text)).slice(0, OPENING_LINES);
  const said = [subject, ...body.map(({ text }) => text)];
  if (said.some((text) => FAILED.test(text))) return 'other';
  if (said.some((text) => REFUNDED.test(text))) return 'credit-note';
  if (said.some((text) => CAME_IN.test(text))) return 'other';
  if (QUOTED_SUBJECT.test(subject) && !PAID.test(subject)) return 'other';
  if (REMINDING_SUBJECT.test(subject) && !RECEIPT.test(subject)) return 'other';
  const isLater = said.some((text) => TRIAL_ENDS.test(text)) || RENEWS.test(subject);
  if (isLater && !said.some((text) => PAID.test(text))) return 'other';
  const isCharged = RECEIPT.test(subject) || lines.some(({ text }) => CHARGED.test(text));
  if (!isCharged && (isUndone(subject, said) || lines.some(({ text }) => CHARGED_LATER.test(text))))
    return 'other';
  return isBooked(lines, amounts) ? 'email' : 'other';
}

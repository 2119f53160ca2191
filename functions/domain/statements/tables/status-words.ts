/** Words for what may still happen, folded. Languages: en de fr es it nl pt pl cs hu sv da no fi ru ja zh. */
const PENDING = [
  'pending|authori[sz](ed|ation)|preauthori[sz](ed|ation)|on hold|held|scheduled|upcoming|memo',
  '(umsatz )?vorgemerkte?r?|vormerkung|ausstehend|geplant|reserviert|autorisiert|in bearbeitung',
  'en attente|a venir|en cours|en autorisation|autorisee?|pendientes?|autorizad[oa]|retenid[oa]|en proceso',
  'in sospeso|in attesa|autorizzat[oa]|non contabilizzat[oa]|in behandeling|gereserveerd|in afwachting',
  'pendentes?|agendad[oa]|em processamento|oczekujac[aey]|blokada|autoryzacja|cekajici|fuggoben|zarolt',
  'vantande|reservera[dt]|afventer|reserveret|venter|reservert|odottaa|katevaraus|в обработке|обрабатывается|ожида(ет|ние)|зарезервирован[ао]?|заблокирован[ао]?|холд|未確定|保留中?|处理中|待处理',
].join('|');

/** Words for what will never happen, folded, in the same languages. */
export const FAILED = [
  'declined|denied|cancell?ed|reverted|fail(ed|ure)?|rejected|refused|expired|voided|void|unsuccessful|blocked',
  'abgelehnt|storniert|abgebrochen|fehlgeschlagen|verfallen|refusee?|annulee?|rejetee?|echouee?|echec|expiree?',
  'rechazad[oa]|cancelad[oa]|anulad[oa]|denegad[oa]|fallid[oa]|rifiutat[oa]|annullat[oa]|fallit[oa]|non riuscit[oa]|scadut[oa]',
  'geweigerd|geannuleerd|mislukt|geblokkeerd|recusad[oa]|falhou|falhad[oa]|negad[oa]|odrzucon[aeyo]|anulowan[aeyo]|nieudan[aey]',
  'zamitnut[oay]|zrusen[oay]|neuspesn[aey]|elutasitva|torolve|sikertelen',
  'avvisad|nekad|avbruten|misslyckad|makulerad|afvist|annulleret|mislykket|avvist|kansellert|hylatty|peruttu',
  'отклонен[ао]?|отменен[ао]?|отказан[ао]?|отказ|ошибка|неуспешн(о|ая)|не (исполнен|выполнен|проведен)[ао]?',
  '取消済?|取消し|失敗|已取消|已关闭|交易关闭|失败|支付失败',
].join('|');

/** Words for what has not happened or never will, folded. */
export const WAITING = `${PENDING}|${FAILED}`;

/** Words for a payment that has come back, folded. What came back in part has moved all the same. */
export const REFUNDED = [
  'refunded|funds refunded|reversed|charged back',
  '(zuruck|rueck|ruck)?erstattet|zuruckgebucht|zuruckgezahlt|remboursee?|reembolsad[oa]|devuelt[oa]|rimborsat[oa]|stornat[oa]',
  'terugbetaald|gerestitueerd|estornad[oa]|zwrocon[aeyo]|aterbetald|tilbagebetalt|tilbakebetalt|refundert|refunderet|palautettu|已退款|返金済',
].join('|');

/** Words for what is booked, folded: with those above they make a column one of standings, whatever stands over it. */
export const BOOKED =
  'posted|booked|cleared|settled|complete|completed|succeeded|success|successful|processed|paid|approved|gebucht|umsatz gebucht|gebuchter umsatz|abgeschlossen|comptabilisee?|effectuee?|terminee?|realizad[oa]|contabilizad[oa]|completad[oa]|contabilizzat[oa]|eseguit[oa]|completat[oa]|geboekt|voltooid|verwerkt|concluid[oa]|zaksiegowan[aeyo]|zrealizowan[aeyo]|bokford?|bogfort|kirjattu|исполнен[ао]?|выполнен[ао]?|проведен[ао]?|обработан[ао]?|завершен[ао]?|успешн(о|ая)|確定|已完成|交易成功|支付成功|已存入零钱|对方已收钱|已收钱|朋友已收钱|已转账|充值完成|提现已到账';

/** Further words for what has not happened: under another heading some are kinds of payments (a bank draft). */
export const UNMADE = [
  'processing|in process|in progress|await(s|ing)?|waiting|queued|unpaid|unsettled|uncleared|unposted|incomplete|uncompleted|not yet',
  'draft|removed|deleted|abandoned|invalid|stopped|timed out|overdue|outstanding|unclaimed|suspended|planned',
  'wird bearbeitet|unbezahlt|unvollstandig|entwurf|geloscht|entfernt|warte(t|nd)|ungebucht|gesperrt|uberfallig|unbearbeitet',
  'en (cours de )?traitement|impayee?|incomplete?|inachevee?|brouillon|supprimee?|retiree?|abandonnee?|bloquee?|planifiee?|programmee?|suspendue?|en suspens',
  'procesando|en tramite|en espera|en curso|impagad[oa]|sin pagar|incomplet[oa]|borrador|eliminad[oa]|borrad[oa]|abandonad[oa]|bloquead[oa]|programad[oa]|suspendid[oa]',
  'in elaborazione|in corso|non pagat[oa]|insolut[oa]|incomplet[oa]|bozza|eliminat[oa]|cancellat[oa]|rimoss[oa]|abbandonat[oa]|bloccat[oa]|programmat[oa]|sospes[oa]',
  'wordt verwerkt|onbetaald|onvolledig|concept|verwijderd|afgebroken|gepland|wachten(d)?|openstaand|opgeschort',
  'processando|aguardando|rascunho|excluid[oa]|removid[oa]|w trakcie|przetwarzan[aey]|oczekuje|nieoplacon[aeyo]|niekompletn[aey]|szkic|usuniet[aey]|porzucon[aey]|zaplanowan[aey]',
].join('|');

/** Further words for a payment that its bank or its receiver sent back. */
export const SENT_BACK =
  'returned|bounced|dishonou?red|charge ?back|clawed back|rucklaufer|ruckgabe|ruckbelastung|ruckgebucht|zuruckgegeben|retourniert|retournee?|contre passee?|extournee?|respint[oa]|restituit[oa]|teruggeboekt|geretourneerd|gestorneerd|devolvid[oa]';

/** Further words for what is booked, or for what a person has done with it in a ledger. */
export const DONE = [
  '(chargeback|dispute) (reversed|won|cancell?ed|withdrawn)|reconciled|unreconciled|matched|unmatched|categori[sz]ed|uncategori[sz]ed|(un)?reviewed|partially refunded',
  'accepted|akzeptiert|angenommen|acceptee?|aceptad[oa]|accettat[oa]|geaccepteerd|aceit[oa]|zaakceptowan[aeyo]',
  'sent|billed|invoiced|issued|received|captured|executed|credited|debited|deposited|withdrawn|transferred|confirmed|finali[sz]ed|final|done|ok|okay|delivered|collected|charged|accounted|(funds )?available',
  'bezahlt|ausgefuhrt|verbucht|erledigt|erfolgreich|durchgefuhrt|verarbeitet|bestatigt|eingegangen|abgerechnet|uberwiesen|gutgeschrieben|belastet|genehmigt|beglichen|berechnet',
  'payee?|executee?|reussie?|traitee?|validee?|reglee?|encaissee?|debitee?|creditee?|confirmee?|passee?|finalisee?|rapprochee?|approuvee?|facturee?|envoyee?|recue?|achevee?',
  'pagad[oa]|ejecutad[oa]|procesad[oa]|liquidad[oa]|aprobad[oa]|confirmad[oa]|finalizad[oa]|exitos[oa]|abonad[oa]|facturad[oa]|cobrad[oa]|conciliad[oa]|enviad[oa]|recibid[oa]',
  'pagat[oa]|riuscit[oa]|elaborat[oa]|approvat[oa]|confermat[oa]|conclus[oa]|regolat[oa]|accreditat[oa]|addebitat[oa]|fatturat[oa]|inviat[oa]|ricevut[oa]|saldat[oa]',
  'betaald|uitgevoerd|afgerond|afgehandeld|goedgekeurd|gefactureerd|bevestigd|verzonden|ontvangen|bijgeschreven|afgeschreven',
  'pag[oa]|executad[oa]|processad[oa]|aprovad[oa]|efetuad[oa]|efetivad[oa]|compensad[oa]|recebid[oa]|wykonan[aeyo]|oplacon[aeyo]|zakonczon[aeyo]|zatwierdzon[aeyo]|rozliczon[aeyo]',
  'betald|genomford|utford|betalt|gennemfort|udfort|gjennomfort|utfort|maksettu|suoritettu|valmis|zaplacen[oay]|proveden[oay]|zauctovan[oay]|dokoncen[oay]|teljesitett|konyvelt|sikeres',
].join('|');

/** What turns a word for booked into one for waiting. */
export const NOT = 'not|never|no|nicht|kein|keine|noch|non|pas|jamais|sin|niet|nog|nao|nie|inte|ikke|ej';

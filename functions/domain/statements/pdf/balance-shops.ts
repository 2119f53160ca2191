/** What follows the word in the name of a balance: its time, side, page, account or money. */
const OF_BALANCES =
  /^(?:new|old|on|at|as|of|off|per|for|from|to|till|until|up|in|by|with|and|or|is|was|will|the|your|our|my|this|last|previous|prior|next|before|after|opening|closing|beginning|ending|start|started|end|outstanding|brought|carried|forward|fwd|bfwd|cfwd|account|acct|accounts|statement|statements|period|month|year|day|days|week|date|today|yesterday|page|sheet|credit|debit|credits|debits|owing|owed|due|overdue|overdrawn|available|current|ledger|book|booked|total|subtotal|amount|detail|details|summary|history|information|info|type|usd|cad|gbp|eur|aud|nzd|inr|zar|chf|sek|nok|dkk|sgd|hkd|mxn|dollar|dollars|pound|pounds|euro|euros|rupees|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|eod|saving|savings|checking|chequing|loan|card|principal|interest|incl|including|excl|excluding|subject|transfer|transfers|remaining|left|held|check|confirmation|certificate|enquiry|inquiry|adjustment|adjustments|payment|payments|protection|carry|carryover|bring|brt|transferred|reported|since|being|following|minimum|maximum|min|max|average|avg|daily|mean|required|calculated|computed|totals|incoming|outgoing|anterior|inicial|initial|final|finale|actual|previo|previa|nuevo|disponible|pendiente|restant|restante|precedent|precedente|reporte|attuale|jmd|ttd|bbd|bsd|php|pkr|aed|sar|qar|kwd|bhd|omr|egp|ngn|kes|ghs|thb|idr|myr|jpy|krw|cny|rmb|bdt|lkr|npr|dop|cop|pen|brl|ars|clp|huf|czk|pln|ron|bgn|try|ils|fjd)$/;
const BEGINS = /^balance (\d+ )?([a-z]{3,})/;
/** Three digits are neither a day nor a year. */
const NUMBERED = /\bnew balance (?:(\d{3,}) )?([a-z]{3,})|\bnew balance (?!(?:19|20)\d\d$)\d{3,}$/;

/** A shop's name is written with capitals throughout: "Balance carry forward" is none. */
const IN_A_PHRASE = /^\W*Balance\s+(?:\d+\s+)?\p{Ll}/u;

/** Whether a text, and its words folded, is of a shop that is called as a balance is: "Balance Studio Yoga", "New Balance 0417 Boston". */
export function isShopCalledBalance(text: string, words: string): boolean {
  if (IN_A_PHRASE.test(text)) return false;
  const begins = BEGINS.exec(words);
  if (begins) return !OF_BALANCES.test(begins[2] ?? '');
  const found = NUMBERED.exec(words);
  return found !== null && !OF_BALANCES.test(found[2] ?? '');
}

/** How a bank says that a payment happened: these words name no merchant. */
const PAYMENT_WORDS =
  'pos visa mastercard mc amex debit credit card purchase achat payment paiement pmt paypal pp sq sqc tst sp ' +
  'interac idp contactless apple google pay online internet web retail recurring preauthorized preauthorised pad ach eft ' +
  'direct dd so bp transaction txn ref reference auth authorization terminal term store no nr num number checkcard ' +
  'withdrawal eftpos paywave on at date effective value via xfer fpos opos cr dr';

/** How companies are registered and addressed: equal for thousands of merchants. */
const COMPANY_WORDS =
  'the inc incorporated ltd ltee limited llc llp corp corporation co company plc pty gmbh www com ca net org http https';

/** Where: provinces, states, countries and the large cities that banks append to a merchant's name. */
const PLACE_WORDS =
  'qc bc ab sk mb nb ns nl pe yt nt nu al ak az ar ct de fl ga hi ia id il ks ky la ma md mi mn mo ms mt nc nd ne nh nj nm ' +
  'nv ny oh ok pa ri sc sd tn tx ut va vt wa wi wv wy nsw vic qld tas usa us gbr gb uk can aus au nzl nz irl ie ' +
  'montreal toronto vancouver calgary ottawa edmonton winnipeg quebec halifax london manchester birmingham glasgow ' +
  'edinburgh leeds liverpool bristol dublin cork galway limerick sydney melbourne brisbane perth adelaide auckland ' +
  'wellington christchurch chicago houston boston seattle dallas austin miami denver atlanta philadelphia phoenix';

/** Words of bank texts that tell nothing about who was paid, folded (lower case, no accents). */
export const bankNoise: ReadonlySet<string> = new Set(
  [PAYMENT_WORDS, COMPANY_WORDS, PLACE_WORDS].flatMap((words) => words.split(' ')),
);

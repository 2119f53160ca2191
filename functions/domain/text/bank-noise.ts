import { letterShape } from './letter-shape.ts';

/** How a bank says that a payment happened: these words name no merchant. */
const PAYMENT_WORDS =
  'pos visa mastercard debit credit card cards purchase achat payment payments paiement pmt pymt pp sq sqc tst sp ' +
  'interac idp contactless pay online internet web retail recurring preauthorized preauthorised pad ach eft ' +
  'direct dd so bp bcc vdp vdc transaction txn trans ref reference auth authorization authorized terminal term branch no nr num ' +
  'tst ic checkcard chq cheque check withdrawal wd eftpos paywave on at date effective value via xfer fpos opos cr dr number ' +
  'refund return reversal credited deposit dep part instalment installment balance final invoice inv bill billpay autopay from to for ' +
  'transfer trf tfr tsfr wire bacs fps faster sepa standing order thank you mktp mktplace marketplace pmts bpay osko receipt ' +
  'usd eur gbp cad aud nzd jpy chf rate fx foreign exch exchange conversion jan feb mar apr may jun jul aug sep oct nov dec ppd id des ' +
  'payout payouts settlement remittance etransfer batch conf confirmation order ord misc preauth ddr bgc gosq ' +
  'lastschrift basislastschrift folgelastschrift uberweisung ueberweisung gutschrift kartenzahlung karte girocard dauerauftrag mandat ' +
  'prelevement prlv virement vir carte cb facture accesd fpi fpo payid tsf fedwire send sent received recd orig entry desc descr sec ppd ccd eed trace trn notprovided';

/** Merchants too, but mostly whose wallet or shelf the money went through. */
const WALLET_WORDS =
  'apple google paypal amex mc store zelle venmo cashapp commbank netbank app name business';

/** How companies are registered and addressed: equal for thousands of merchants. */
const COMPANY_WORDS =
  'the inc incorporated ltd ltee limited llc llp corp corporation co company plc pty gmbh www com ca net org http https and sdn bhd';

/** Where: provinces, states, countries and the large cities that banks append to a merchant's name. */
const PLACE_WORDS =
  'qc bc ab sk mb nb ns nl pe yt nt nu al ak az ar ct de fl ga hi ia il ks ky la ma md mi mn mo ms mt nc nd ne nh nj nm ' +
  'nv ny oh ok pa ri sc sd tn tx ut va vt wa wi wv wy nsw vic qld tas usa us gbr gb uk can aus au nzl nz irl ie fr fra deu lu lux nl nld ' +
  'montreal toronto vancouver calgary ottawa edmonton winnipeg quebec halifax london manchester birmingham glasgow ' +
  'edinburgh leeds liverpool bristol dublin cork galway limerick sydney melbourne brisbane perth adelaide auckland ' +
  'wellington christchurch hamilton chicago houston boston seattle dallas austin miami denver atlanta philadelphia phoenix on';

const shapes = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(letterShape));

/** Bank words that never name anybody, in the shape that names are compared in. */
export const bankNoise = shapes(PAYMENT_WORDS);

/** Places that banks append to a merchant's name, in the shape that names are compared in. */
const placeWords = shapes(PLACE_WORDS);

/** A place that banks append, by one word of it; some of them are bank words too (`ON`). */
export const isPlaceWord = (shape: string): boolean => placeWords.has(shape);

/** A province, a state or a country by its letters. California is also the end of a web address, so it only counts among other words. */
export const isStateCode = (shape: string): boolean =>
  shape.length <= 3 && (placeWords.has(shape) || shape === letterShape('ca'));

/** Words that say little beside others, but are a name where nothing else is: `APPLE.COM/BILL`, `Paypal`. */
export const faintWords = shapes([WALLET_WORDS, COMPANY_WORDS, PLACE_WORDS].join(' '));

import type { Account } from '../../../shared/model/account.ts';
import { BANK_ON_THE_WAY, TAX_WITHHELD } from '../../../shared/kept-back.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { FEE_SHARE_MAX } from '../matching/match-sums.ts';

/** Who collects sales for others and pays them out less fees. `feeShareMax`: the largest share of the sales kept back that is plausible. */
export interface PayoutProvider {
  readonly name: string;
  readonly feeShareMax: number;
}

/** One that is told by the bank's text. */
interface NamedProvider extends PayoutProvider {
  readonly pattern: RegExp;
}

/** Card and bank processors charge 1–4 %, with a fixed amount a sale that weighs on small ones. */
const PROCESSOR = 0.12;
/** Shops and booking sites add listing, advertising and commission. */
const MARKETPLACE = 0.3;
/** Rides, deliveries and freelance platforms keep up to two fifths. */
const PLATFORM = 0.45;

/** As they name themselves on bank statements; words that are also a place or a thing must be said more fully. */
const PROVIDERS: readonly NamedProvider[] = [
  { name: 'Stripe', pattern: /\bstripe\b/i, feeShareMax: PROCESSOR },
  { name: 'PayPal', pattern: /\bpay ?pal\b/i, feeShareMax: PROCESSOR },
  {
    name: 'Square',
    pattern:
      /\bsquareup\b|^square$|\bsquare[, ]+(inc|up|payout|deposit|canada|au|uk|europe|international|des)\b/i,
    feeShareMax: PROCESSOR,
  },
  { name: 'SumUp', pattern: /\bsumup\b/i, feeShareMax: PROCESSOR },
  { name: 'Zettle', pattern: /\bi?zettle\b/i, feeShareMax: PROCESSOR },
  { name: 'GoCardless', pattern: /\bgocardless\b/i, feeShareMax: PROCESSOR },
  { name: 'Worldpay', pattern: /\bworldpay\b/i, feeShareMax: PROCESSOR },
  { name: 'Adyen', pattern: /\badyen\b/i, feeShareMax: PROCESSOR },
  { name: 'Mollie', pattern: /\bmollie (payments|bv|b\.v)\b/i, feeShareMax: PROCESSOR },
  { name: 'Moneris', pattern: /\bmoneris\b/i, feeShareMax: PROCESSOR },
  { name: 'Helcim', pattern: /\bhelcim\b/i, feeShareMax: PROCESSOR },
  { name: 'Tyro', pattern: /\btyro (payments|settlement)\b/i, feeShareMax: PROCESSOR },
  { name: 'Windcave', pattern: /\bwindcave\b/i, feeShareMax: PROCESSOR },
  { name: 'Shopify', pattern: /\bshopify\b/i, feeShareMax: PROCESSOR },
  { name: 'Etsy', pattern: /\betsy\b/i, feeShareMax: MARKETPLACE },
  { name: 'eBay', pattern: /\bebay\b/i, feeShareMax: MARKETPLACE },
  {
    name: 'Amazon',
    pattern:
      /\bamazon[. ](payments?|seller|services|mktplc?|marketplace|payout|disburse\w*)\b|\bamzn ?(mktp|seller|payout)/i,
    feeShareMax: PLATFORM,
  },
  { name: 'Airbnb', pattern: /\bairbnb\b/i, feeShareMax: MARKETPLACE },
  { name: 'Booking.com', pattern: /\bbooking\.com\b/i, feeShareMax: MARKETPLACE },
  { name: 'Uber', pattern: /\buber\b/i, feeShareMax: PLATFORM },
  { name: 'Lyft', pattern: /\blyft\b/i, feeShareMax: PLATFORM },
  { name: 'DoorDash', pattern: /\bdoor ?dash\b/i, feeShareMax: PLATFORM },
  { name: 'Deliveroo', pattern: /\bdeliveroo\b/i, feeShareMax: PLATFORM },
  { name: 'Upwork', pattern: /\bupwork\b/i, feeShareMax: MARKETPLACE },
  { name: 'Fiverr', pattern: /\bfiverr\b/i, feeShareMax: MARKETPLACE },
  { name: 'Patreon', pattern: /\bpatreon\b/i, feeShareMax: MARKETPLACE },
  { name: 'Gumroad', pattern: /\bgumroad\b/i, feeShareMax: MARKETPLACE },
  { name: 'Eventbrite', pattern: /\beventbrite\b/i, feeShareMax: MARKETPLACE },
];

/** Money of these that comes in is no sales: given back, lent, wages, or a test of the account. */
const NO_SALES =
  /\b(refund(ed)?|reversal|reversed|returned|chargeback|cash ?back|rebate|gift ?card|payroll|salary|wages|loan|capital|rewards?|disputed?|verif\w*|acctverify|test deposit|credit voucher)\b/i;
/** A card's purchase is written so (`PAYPAL *SHOP`, `UBER *TRIP`); one that comes in was refunded. Stars that mask a number are several. */
const CARD_PURCHASE = /(?<!\*)\*(?!\*)/;
/** Providers test an account with cents. */
const AMOUNT_MIN = 100;

/** Nobody pays out: a bank on the way kept its fee of what a customer paid, which own invoices show. */
const BANK: PayoutProvider = { name: BANK_ON_THE_WAY, feeShareMax: FEE_SHARE_MAX };
/** Nor does a customer who keeps tax back for the tax office: up to 35 % of labour in Ireland (RCT), 30 % in the United Kingdom (CIS). */
const TAX: PayoutProvider = { name: TAX_WITHHELD, feeShareMax: 0.35 };

type BankRow = Pick<LedgerRow, 'description' | 'amount' | 'kind' | 'source' | 'accountId' | 'paidShort'>;
type OwnAccount = Pick<Account, 'id' | 'name' | 'kind'>;

/**
 * Who pays out the money of a bank row, if it looks like a payout: an income that a statement brought, not to a card; or, of one that was paid
 * short for own invoices, the bank on the way. Undefined too where an account with that provider is itself kept in the books: there the sales
 * stand, and this is a transfer.
 */
export function payoutProviderOf(
  { description, amount, kind, source, accountId, paidShort }: BankRow,
  accounts: readonly OwnAccount[],
): PayoutProvider | undefined {
  if (kind !== 'income' || amount < AMOUNT_MIN) return undefined;
  if (paidShort === 'tax') return TAX;
  const bank = paidShort ? BANK : undefined;
  if (!source.startsWith('import:')) return bank;
  if (NO_SALES.test(description) || CARD_PURCHASE.test(description)) return bank;
  if (accounts.some(({ id, kind: of }) => id === accountId && of === 'credit-card')) return bank;
  const provider = providerIn(description);
  return provider && !accounts.some(({ name }) => provider.pattern.test(name)) ? provider : bank;
}

/** The provider that a bank's text names, whatever it moves money for. */
export const providerIn = (description: string) =>
  PROVIDERS.find(({ pattern }) => pattern.test(description.trim()));

/** Whether a bank row's own words and amount are those of a payout, whatever accounts the books have. */
export const looksLikePayout = (row: BankRow): boolean => payoutProviderOf(row, []) !== undefined;

/** The provider that a document names first; null where it names none. */
export function providerNamedIn(text: string): string | null {
  const named = PROVIDERS.map(({ name, pattern }) => ({ name, at: text.search(looser(name, pattern)) }));
  return named.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.name ?? null;
}

/** A document says whose it is in plain words. */
function looser(name: string, pattern: RegExp): RegExp {
  return name === 'Square' ? /\bSquare(up)?\b/ : name === 'Amazon' ? /\bamazon\b/i : pattern;
}

/*
 * What is written without an entry in the audit log, each with its reason: none of it changes the books or how they are kept. It goes
 * through `cloud.change` like an act where several items belong together, or is a plain write of one item (`Table.writePlain`). `batch`: of as
 * many items as a transaction takes, of which each could be written by itself.
 */

const LAST_SEEN = 'last activity';
const TRY = 'a try at a secret, counted before it is looked at';
const ASKED = 'how often something was asked for lately, counted before it is done';
const PAGE_LOG = 'the openings of a shared link are a log of their own, told with the link';
const DELIVERY = 'delivery: what became of a message or a mail whose act has its entry';
const LETTER = 'what somebody wrote to us who need have no books: it is no act in anybody’s';
const PROGRESS = 'progress of work whose act has its entry';
const TURN = 'whose turn it is in the background, and when something is looked at next';
const DERIVED = 'worked out from the books, and worked out again at any time';
const OFFER = 'offered to a person, whose decision has the entry';
const GOES = 'takes away what the entry of an earlier act says is gone';
const MARK = 'marks what one person has read or been told';

interface Reason {
  readonly why: string;
  readonly batch?: true;
}

const reasons = {
  'activity-noted': { why: LAST_SEEN },
  'try-counted': { why: TRY },
  'request-counted': { why: ASKED },
  'sign-up-code-sent': { why: TRY },
  'tries-told': { why: DELIVERY },
  'link-opened': { why: PAGE_LOG },
  'link-unlocked': { why: PAGE_LOG },
  'notifications-read': { why: MARK },
  'told-once': { why: MARK },
  'member-notified': { why: DELIVERY },
  'mailing-noted': { why: DELIVERY },
  'delivery-noted': { why: DELIVERY },
  'unsubscribe-link-made': { why: DELIVERY },
  'security-notice-foreseen': { why: DELIVERY },
  'work-asked': { why: DELIVERY, batch: true },
  'message-delivered': { why: DELIVERY },
  'contact-received': { why: LETTER },
  'report-progressed': { why: PROGRESS },
  'archive-progressed': { why: PROGRESS },
  'data-export-progressed': { why: PROGRESS },
  'import-progressed': { why: PROGRESS },
  'statement-read': { why: PROGRESS },
  'arrival-noted': { why: PROGRESS },
  'read-slowly': { why: TURN },
  'waiting-read': { why: TURN },
  'reading-turn-noted': { why: TURN },
  'next-look-noted': { why: TURN },
  'verification-noted': { why: TURN },
  'count-kept': { why: DERIVED },
  'totals-completed': { why: DERIVED },
  'recurring-listed': { why: DERIVED },
  'questions-settled': { why: DERIVED },
  'rates-published': { why: 'public figures, of nobody’s books', batch: true },
  'customer-made': {
    why: 'the same organization by its id at Stripe: the checkout that needs it has the entry',
  },
  'payment-event-heard': { why: DELIVERY },
  'order-progressed': { why: PROGRESS },
  'matches-suggested': { why: OFFER },
  'pair-suggested': { why: OFFER },
  'mail-quarantined': { why: OFFER },
  'suggestions-withdrawn': { why: GOES },
  'decisions-retired': { why: GOES },
  'upload-forgotten': { why: GOES, batch: true },
  'books-erased': { why: GOES, batch: true },
  'purge-progressed': { why: GOES },
} as const satisfies Readonly<Record<string, Reason>>;

export type UnauditedAct = keyof typeof reasons;
export const unauditedActs: Readonly<Record<UnauditedAct, Reason>> = reasons;

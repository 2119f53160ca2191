import * as z from 'zod';
import { FilledLine, Id, Instant, Text } from './common.ts';
import { telling } from './field-words.ts';

/** For how many days a link opens unless told, and at most. */
export const LINK_DAYS = 30;
export const LINK_DAYS_MAX = 120;

const PASS_PHRASE_LETTERS_MIN = 8;
export const PASS_PHRASE_LETTERS_MAX = 200;

/** Told by word of mouth or telephone: it is compared without the blanks around it, however its letters are put together. */
const PassPhrase = Text(PASS_PHRASE_LETTERS_MAX).refine(
  (phrase) => Array.from(phrase.normalize('NFKC').trim()).length >= PASS_PHRASE_LETTERS_MIN,
  telling({ code: 'pass-phrase-too-short', min: PASS_PHRASE_LETTERS_MIN }),
);

/** A link that is wanted to a report or package that is made; the label tells it from others, such as who gets it. */
export const WantedSharedLink = z.strictObject({
  id: Id,
  reportId: Id,
  label: FilledLine(80),
  days: z.int().min(1).max(LINK_DAYS_MAX).default(LINK_DAYS),
  passPhrase: PassPhrase.exactOptional(),
});
export type WantedSharedLink = z.infer<typeof WantedSharedLink>;

/** A link by which anybody who has it sees a report or package without signing in, as long as it opens. */
export const SharedLink = z.object({
  id: Id,
  reportId: Id,
  label: z.string(),
  /** Who made it, by name. */
  sender: z.string(),
  createdAt: Instant,
  /** When it opens no more. */
  endsAt: Instant,
  revokedAt: Instant.nullable(),
  hasPassPhrase: z.boolean(),
  /** How often its page was opened, and when anything of it was last. */
  openings: z.int(),
  lastOpenedAt: Instant.nullable(),
});
export type SharedLink = z.infer<typeof SharedLink>;

/**
 * When a link is to open no more: by `LINK_DAYS_MAX` from now at the latest. One that is over opens again by a later end; one that was revoked
 * never does.
 */
export const SharedLinkChange = z.strictObject({ endsAt: Instant });
export type SharedLinkChange = z.infer<typeof SharedLinkChange>;

/** With its address, which is told this once: only a digest of it is kept. */
export const MadeSharedLink = SharedLink.extend({ url: z.string() });
export type MadeSharedLink = z.infer<typeof MadeSharedLink>;

/** What somebody did who had the link, or who may say until when it opens. */
export const openedWhats = ['page', 'search', 'document', 'download', 'refused', 'end-changed'] as const;

/** Who gave a link another end, by name, and which. */
export const ChangedEnd = z.object({ by: z.string(), endsAt: Instant });

/** One use of a link: what for, when, and with what, as far as it said so by itself; or that it was given another end. */
export const SharedOpening = z.object({
  what: z.enum(openedWhats),
  at: Instant,
  device: z.string(),
  changed: ChangedEnd.optional(),
});
export type SharedOpening = z.infer<typeof SharedOpening>;

import * as z from 'zod';
import { telling } from './field-words.ts';
import { AmountMinor, CivilDay, Id, Instant, Lines } from './common.ts';

/** How long a question, a comment or an answer may be: what is said, not what is attached. */
const LETTERS_MAX = 1000;

const Said = Lines(LETTERS_MAX).min(1, telling({ code: 'required' }));

/** What a question is about: an entry or a document. */
export const QuestionAbout = z.union([
  z.strictObject({ transactionId: Id }),
  z.strictObject({ receiptId: Id }),
]);
export type QuestionAbout = z.infer<typeof QuestionAbout>;

/** A question about an entry or a document; without `askedOf` it is asked of everybody who can edit. */
export const NewQuestion = z.strictObject({
  id: Id,
  about: QuestionAbout,
  text: Said,
  askedOf: Id.exactOptional(),
});
export type NewQuestion = z.infer<typeof NewQuestion>;

/** What becomes of a question: it is answered, asked again, or taken back. */
export const QuestionChange = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('answered'), answer: Said }),
  z.strictObject({ status: z.literal('open') }),
  z.strictObject({ status: z.literal('withdrawn') }),
]);
export type QuestionChange = z.infer<typeof QuestionChange>;

/** A further word in the thread of a question; it neither closes nor reopens it. */
export const NewComment = z.strictObject({ id: Id, text: Said });
export type NewComment = z.infer<typeof NewComment>;

/** Somebody, by what they are called now; without a name they are gone. */
const Named = z.object({ userId: Id, name: z.string().nullable() });

const said = { text: z.string(), by: Named, at: Instant };

/** A question with its thread, oldest first. */
export const Question = z.object({
  id: Id,
  about: QuestionAbout,
  /** The entry or document as it is now; null while it is in the archive, or gone. */
  thing: z
    .object({
      name: z.string(),
      date: CivilDay.nullable(),
      amount: AmountMinor.nullable(),
      currency: z.string().nullable(),
    })
    .nullable(),
  text: z.string(),
  askedBy: Named,
  /** Null: everybody who can edit. */
  askedOf: Named.nullable(),
  askedAt: Instant,
  status: z.enum(['open', 'answered', 'withdrawn']),
  comments: z.array(z.object({ id: Id, ...said })),
  answer: z.object(said).nullable(),
  /** Whether it waits for the person who reads it. */
  isForMe: z.boolean(),
  /** Whether the person who reads it may take it back or ask it again: whoever asked it, and the master. */
  mayTakeBack: z.boolean(),
});
export type Question = z.infer<typeof Question>;

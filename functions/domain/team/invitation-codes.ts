import { createHash } from 'node:crypto';
import { grouped, lettersFrom, readLetters } from '../typed-codes.ts';

const LETTERS = 20;
const LETTERS_A_GROUP = 4;

/** So many random bytes become a code: five bits of each. */
export const INVITATION_BYTES = LETTERS;

/** A code of 100 random bits that people can type: `7KQ2-M0X9-TB4E-ZC81-HN5V`. */
export const invitationCodeFrom = (random: Uint8Array): string =>
  grouped(lettersFrom(random.subarray(0, LETTERS)), LETTERS_A_GROUP);

/** Whether what was typed can be a code at all: one of another length never was. */
export const isInvitationCode = (typed: string): boolean => readLetters(typed).length === LETTERS;

/** What a code is found by, however it was typed. */
export const digestOfInvitationCode = (typed: string): string =>
  createHash('sha256')
    .update(`invitation ${readLetters(typed)}`)
    .digest('base64url');

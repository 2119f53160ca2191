import type { FieldTrouble } from '../text/en/fields.ts';
import { say } from '../text/said.ts';
import { wordsFor } from '../text/words-for.ts';

/** The sentence that a schema says at a field. */
export function fieldSentence(trouble: FieldTrouble): string {
  return say(wordsFor().fields, trouble);
}

/** What a check of a schema says where it fails; worded only then, so that it can be said in the reader's language. */
export function telling(trouble: FieldTrouble): { readonly error: () => string } {
  return { error: () => fieldSentence(trouble) };
}

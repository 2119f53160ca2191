import { learnAll } from './speak.ts';

/** Has every text at hand, in the language that is spoken: for what says more than the first screens do. */
export async function allTexts(): Promise<void> {
  await Promise.all([import('./all-texts.ts'), learnAll()]);
}

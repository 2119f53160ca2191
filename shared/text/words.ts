import type { english } from './en/english.ts';

/** The same texts in any language: sentences of the same facts under the same names. */
export type SameTexts<Texts> = Texts extends string
  ? string
  : Texts extends (...facts: never) => unknown
    ? (...facts: Parameters<Texts>) => SameTexts<ReturnType<Texts>>
    : { readonly [Name in keyof Texts]: SameTexts<Texts[Name]> };

/** Every text that functions tell people, by subject and code. Each language has all of them, with the same facts. */
export type Words = SameTexts<typeof english>;

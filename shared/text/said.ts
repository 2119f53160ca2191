type Text = (facts: never) => string;

/**
 * What can be said with some texts: the code of one of them with the facts that its sentence tells (amounts in minor units,
 * counts, names as they are). Whoever decides something answers this; the sentence is made where a person is told.
 */
export type Said<Texts extends Readonly<Record<string, Text>>> = {
  [Code in keyof Texts & string]: Parameters<Texts[Code]> extends [infer Facts]
    ? { readonly code: Code } & Facts
    : { readonly code: Code };
}[keyof Texts & string];

/** The sentence of a code and its facts. */
export function say<Texts extends Readonly<Record<string, Text>>>(texts: Texts, said: Said<Texts>): string {
  const text = texts[said.code] as (facts: Said<Texts>) => string;
  return text(said);
}

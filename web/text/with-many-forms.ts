const OTHER = '_other';

/**
 * Texts with the third number that French has, of whole millions, said as that of all others: they differ by a "de" that no count of
 * this product comes to.
 */
export function withManyForms(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
      if (typeof text === 'object' && text !== null) return [[name, withManyForms(text)]];
      return name.endsWith(OTHER)
        ? [
            [name, text],
            [`${name.slice(0, -OTHER.length)}_many`, text],
          ]
        : [[name, text]];
    }),
  );
}

interface Phrase {
  /** One word or several, folded. */
  readonly word: string;
}

/** Finds which of hundreds of phrases a text has, by the few words of the text. */
export class PhraseBook<T extends Phrase> {
  readonly #byFirstWord: ReadonlyMap<string, readonly { readonly entry: T; readonly place: number }[]>;

  constructor(entries: readonly T[]) {
    const placed = entries.map((entry, place) => ({ entry, place }));
    this.#byFirstWord = Map.groupBy(placed, ({ entry }) => entry.word.split(' ', 1)[0] ?? '');
  }

  /** The entries whose phrases stand in a folded text (lower case, single blanks) as whole words, in the order of the book. */
  saidIn(folded: string): T[] {
    const text = ` ${folded} `;
    return [...new Set(folded.split(' '))]
      .flatMap((word) => this.#byFirstWord.get(word) ?? [])
      .filter(({ entry }) => text.includes(` ${entry.word} `))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }
}

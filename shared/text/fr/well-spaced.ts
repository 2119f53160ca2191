const NO_BREAK = '\u00a0';

/** A French sentence with the spaces at which no line may end: before a colon and a sign of money or percent, inside of quotation marks. */
const spaced = (text: string): string =>
  text.replaceAll(/ (?=[:%$»])/g, NO_BREAK).replaceAll('« ', `«${NO_BREAK}`);

/** Texts, also those that are made of facts, with their spaces as Québec's printers set them; so they can be typed with plain ones. */
export function wellSpaced<Texts>(texts: Texts): Texts {
  return spacedAny(texts) as Texts;
}

function spacedAny(text: unknown): unknown {
  if (typeof text === 'string') return spaced(text);
  if (typeof text === 'function')
    return (...facts: unknown[]) => spacedAny(Reflect.apply(text, undefined, facts));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, spacedAny(inner)]));
}

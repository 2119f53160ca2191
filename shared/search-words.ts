/** A text as searches compare it: no case, no accents, so that who types "electricite" finds "Électricité", and the other way round. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a search, each as texts are compared. */
export const wordsSearched = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

/** Whether a text holds every word of a search, in any order, case and with or without accents; an empty search is answered by everything. */
export function holdsWords(text: string, search: string | undefined): boolean {
  const held = folded(text);
  return wordsSearched(search ?? '').every((word) => held.includes(word));
}

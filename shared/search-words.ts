/** Whether a text holds every word of a search, in any order and case; an empty search is answered by everything. */
export function holdsWords(text: string, search: string | undefined): boolean {
  const held = text.toLowerCase();
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return words.every((word) => held.includes(word));
}

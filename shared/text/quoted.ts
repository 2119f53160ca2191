/** What somebody chose to be called, told from our own words: it can't end its quotation. */
export const quoted = (name: string): string => `“${name.replaceAll(/[“”]/g, '"')}”`;

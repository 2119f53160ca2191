/** How wide a public page is. */
export const sheet = { maxW: '1160px', mx: 'auto', px: { base: '5', md: '8' } } as const;
/** How wide a column is that is read like a book. */
export const column = { maxW: '700px', mx: 'auto', px: { base: '5', md: '8' } } as const;
/** The letters of headlines. */
export const serif = { fontFamily: 'serif', fontWeight: '540', letterSpacing: '-0.03em' } as const;

/** The element that the link to the content leads to. */
export const CONTENT_ID = 'content';

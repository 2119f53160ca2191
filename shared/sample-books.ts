/** How the ids of sample books begin. */
const SAMPLE = 'sample-';

/** The id of the sample books that a person asked for by this id: asked again, they are the same. */
export const sampleBooksId = (id: string): string => SAMPLE + id;

/**
 * Whether books are sample books: an organisation of their own beside somebody's real one, so that nothing in them can ever stand among
 * real entries. Told by the id alone, which every request and every message carries.
 */
export const isSampleBooks = (organizationId: string): boolean => organizationId.startsWith(SAMPLE);

/** The ids that say only the kind of an entry for which no category was chosen; each is its own name. */
export const unsortedCategoryIds: readonly string[] = ['income', 'expense', 'transfer'];

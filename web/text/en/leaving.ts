/** Before what was changed is left unsaved. */
export const leaving = { title: 'Discard your changes?', discard: 'Discard changes' } as const;

/** An answer as young as this was asked for beside the code of the screen that shows it. */
const YOUNG_MS = 2_000;

interface Answered {
  readonly state: { readonly dataUpdatedAt: number; readonly isInvalidated: boolean };
}

/** For `refetchOnMount`: asks anew on every visit, but not once more for what came a moment ago and still holds. */
export const unlessJustAnswered = ({ state }: Answered): 'always' | false =>
  !state.isInvalidated && Date.now() - state.dataUpdatedAt < YOUNG_MS ? false : 'always';

const [PAPER, SHADE] = ['{colors.bg}', 'color-mix(in srgb, {colors.border.emphasized} 90%, transparent)'];
const fade = (towards: 'right' | 'left', from: string) =>
  `linear-gradient(to ${towards}, ${from}, transparent)`;
/** Swells in the middle of the edge and ends before its corners: a straight strip would look like a scroll bar. */
const swell = (at: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${at}, ${SHADE}, transparent) ${at}`;

/**
 * The background of what scrolls sideways on the page: shade at an edge beyond which it goes on; paper covers it, and moves away with what it is
 * scrolled over.
 */
export const scrollShade = [
  ...[`${fade('right', `${PAPER} 40%`)} left`, `${fade('left', `${PAPER} 40%`)} right`].map(
    (cover) => `${cover} / 2.5rem 100% no-repeat local`,
  ),
  ...(['left', 'right'] as const).map((at) => `${swell(at)} / 0.875rem 100% no-repeat scroll`),
].join(', ');

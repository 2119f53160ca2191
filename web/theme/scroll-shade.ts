const [PAPER, SHADE] = ['{colors.bg}', 'color-mix(in srgb, {colors.border.emphasized} 70%, transparent)'];
const fade = (towards: 'right' | 'left', from: string) =>
  `linear-gradient(to ${towards}, ${from}, transparent)`;

/**
 * The background of what scrolls sideways on the page: shade at an edge beyond which it goes on; paper covers it, and moves away with what it is
 * scrolled over.
 */
export const scrollShade = [
  ...[`${fade('right', `${PAPER} 40%`)} left`, `${fade('left', `${PAPER} 40%`)} right`].map(
    (cover) => `${cover} / 2.5rem 100% no-repeat local`,
  ),
  ...[`${fade('right', SHADE)} left`, `${fade('left', SHADE)} right`].map(
    (shade) => `${shade} / 0.75rem 100% no-repeat scroll`,
  ),
].join(', ');

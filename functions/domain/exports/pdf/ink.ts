import { palette } from '../../../../shared/palette.ts';

/** The colours of print: those of the light theme, on white paper. One ember a page at most, and none of them says anything that the words don't. */
export type Ink = keyof typeof palette;

const shares = Object.fromEntries(
  Object.entries(palette).map(([name, { light }]) => [
    name,
    [1, 3, 5].map((at) => (Number.parseInt(light.slice(at, at + 2), 16) / 255).toFixed(4)).join(' '),
  ]),
) as Record<Ink, string>;

/** Red, green and blue of an ink, as a page names them: shares of one. */
export const sharesOf = (ink: Ink): string => shares[ink];

export type Weight = 'regular' | 'strong';

/** How a text is set; `size` in points. */
export interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly ink: Ink;
}

const style = (weight: Weight, size: number, ink: Ink): Style => ({ weight, size, ink });

/** The few ways in which texts of a document are set. */
export const styles = {
  title: style('strong', 21, 'ink'),
  period: style('regular', 11, 'inkMuted'),
  organization: style('strong', 9, 'inkMuted'),
  fact: style('regular', 8.5, 'inkMuted'),
  section: style('strong', 12.5, 'ink'),
  head: style('strong', 7.5, 'inkMuted'),
  cell: style('regular', 8.5, 'ink'),
  total: style('strong', 8.5, 'ink'),
  card: style('strong', 10, 'ink'),
  label: style('regular', 7.5, 'inkFaint'),
  running: style('regular', 7.5, 'inkFaint'),
} as const satisfies Record<string, Style>;

/** How far apart the base lines of a text are, in its own size. */
export const LINE = 1.4;

/** Where the base line of a line lies below its top, in its own size. */
export const BASE = 1.03;

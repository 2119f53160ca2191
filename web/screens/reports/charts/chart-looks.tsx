import { Box } from '@chakra-ui/react';

/** How the series are told apart, also without colour: full, striped, and a line with points. */
export const patternId = 'report-stripes';

/** The stripes of what went out; drawn once in each chart that has some. */
export const Stripes = ({ color }: { color: string }) => (
  <defs>
    <pattern id={patternId} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.2" height="5" fill={color} />
    </pattern>
  </defs>
);

const signs = {
  income: { bg: 'fg' },
  expenses: {
    borderWidth: '1px',
    borderColor: 'ember.solid',
    bgImage: 'repeating-linear-gradient(45deg, {colors.ember.solid} 0 2px, transparent 2px 5px)',
  },
  net: { h: '3px', borderRadius: 'full', bg: 'green.solid' },
} as const;
export type SeriesName = keyof typeof signs;

/** A series' sign beside its name. */
export const SeriesSign = ({ series }: { series: SeriesName }) => (
  <Box
    as="span"
    display="inline-block"
    boxSize="3"
    borderRadius="2px"
    aria-hidden="true"
    css={{ printColorAdjust: 'exact' }}
    {...signs[series]}
  />
);

import { Box, chakra, Flex } from '@chakra-ui/react';
import { createContext, use, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Points {
  /** The point that the Tab key comes to, by what it says. */
  readonly reached: string;
  readonly reach: (says: string) => void;
  readonly say: (says: string | undefined) => void;
}

const PointsContext = createContext<Points>({ reached: '', reach: () => undefined, say: () => undefined });

interface PointsFrameProps {
  readonly label: string;
  /** What the first point says. */
  readonly first: string;
  /** How many points a series has: so far do the arrows up and down go. */
  readonly perSeries: number;
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** Around a chart: one stop of the Tab key for all its points, arrows from one to the next, and the figure of the one that is looked at. */
export function PointsFrame({ label, first, perSeries, legend, children }: PointsFrameProps) {
  const [said, say] = useState<string>();
  const [reached, reach] = useState(first);
  const points = useMemo(() => ({ reached, reach, say }), [reached]);
  return (
    <PointsContext value={points}>
      <Box role="group" aria-label={label} onKeyDown={(event) => step(event, perSeries)}>
        <Flex minH="6" columnGap="5" rowGap="1" align="center" wrap="wrap" textStyle="xs" color="fg.muted">
          {said ?? legend}
        </Flex>
        {children}
      </Box>
    </PointsContext>
  );
}

/** Moves the focus among the points, which lie one series after the other. */
function step(event: KeyboardEvent<HTMLElement>, perSeries: number): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ...{ ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + perSeries, ArrowUp: at - perSeries },
    ...{ Home: 0, End: links.length - 1 },
  };
  const place = places[event.key];
  if (at < 0 || place === undefined) return;
  event.preventDefault();
  links[place]?.focus();
}

const Anchor = chakra(Link, {
  base: {
    cursor: 'pointer',
    outline: 'none',
    '& .field': { fill: 'transparent' },
    '&:hover .field': { fill: 'bg.muted' },
    '&:focus-visible .field': { fill: 'bg.muted', stroke: 'ember.solid', strokeWidth: '2px' },
  },
});

interface PointProps {
  /** Its series, its month and its figure. */
  readonly says: string;
  /** Where its entries are. */
  readonly to: string;
  readonly children: ReactNode;
}

/** One figure of a chart: says itself, and leads to the entries that make it. */
export function Point({ says, to, children }: PointProps) {
  const { reached, reach, say } = use(PointsContext);
  return (
    <Anchor
      to={to}
      aria-label={says}
      tabIndex={reached === says ? 0 : -1}
      onFocus={() => {
        reach(says);
        say(says);
      }}
      onBlur={() => say(undefined)}
      onMouseEnter={() => say(says)}
      onMouseLeave={() => say(undefined)}
    >
      {children}
    </Anchor>
  );
}

import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

interface ChartPanelProps {
  readonly title: string;
  /** The chart as one would read it aloud. */
  readonly says: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  /** What chooses what is drawn. */
  readonly choice?: ReactNode;
}

/** A chart with the sentence that reads it aloud, and in its place, for who wants that, the table of its figures. */
export function ChartPanel({ title, says, chart, table, choice }: ChartPanelProps) {
  const t = useText();
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        <Button
          size="xs"
          variant="outline"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
          _print={{ display: 'none' }}
        >
          {t('reports.asTable')}
        </Button>
      }
    >
      {choice}
      <Text mb="3" maxW="70ch" aria-live="polite">
        {says}
      </Text>
      <Box css={{ '@media print': { breakInside: 'avoid' } }}>
        {isTable ? table : <Suspense fallback={<Skeleton h={CHART_ROOM} />}>{chart}</Suspense>}
      </Box>
    </Panel>
  );
}

/** As high as the charts are with their legends. */
const CHART_ROOM = { base: '17rem', md: '21rem' };

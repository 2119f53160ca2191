import { Box, Text } from '@chakra-ui/react';
import type { Match } from '../../../../shared/model/match.ts';
import { TransactionSide } from '../../../features/match/match-sides.tsx';
import { useText } from '../../../text/use-text.ts';

/** The next best of a suggestion, and why it lost. */
export function RunnerUp({ match }: { match: Match }) {
  const t = useText();
  const { runnerUp } = match;
  if (!runnerUp) return null;
  const known = new Set(match.transactionIds);
  const others = runnerUp.transactionIds.filter((id) => !known.has(id));
  return (
    <Box mt="3" opacity="0.9">
      {others.map((id) => (
        <TransactionSide key={id} id={id} label={t('accounting.runnerUp')} />
      ))}
      {runnerUp.why !== undefined && others.length > 0 && (
        <Text textStyle="xs" color="fg.muted" mt="1.5">
          {runnerUp.why}
        </Text>
      )}
    </Box>
  );
}

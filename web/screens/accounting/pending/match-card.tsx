import { Box, Button, Flex, Kbd } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Match } from '../../../../shared/model/match.ts';
import { useReceipt } from '../../../api/receipts.ts';
import { useCan } from '../../../auth/me-context.ts';
import { ConfidenceBadge } from '../../../features/match/confidence-badge.tsx';
import { MatchReasons } from '../../../features/match/match-reasons.tsx';
import { MatchSides } from '../../../features/match/match-sides.tsx';
import { useSidesShown } from '../../../features/match/use-sides-shown.ts';
import { useText } from '../../../text/use-text.ts';
import { RunnerUp } from './runner-up.tsx';

interface MatchCardProps {
  readonly match: Match;
  /** Whether keys act on it: it has the focus, or would have it if nothing else had. */
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onConfirm: () => void;
  readonly onReject: () => void;
  readonly onDetails: () => void;
}

/** One suggestion: receipts and transactions side by side, how sure and why, the runner-up, and the decision. */
export function MatchCard({ match, isCurrent, onFocus, onConfirm, onReject, onDetails }: MatchCardProps) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const receipt = useReceipt(match.receiptIds[0]).data;
  const isShown = useSidesShown(match);
  const card = useRef<HTMLDivElement>(null);
  // Only what one moved to: a page opens at its top.
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current && card.current) takeFocus(card.current);
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return (
    <Box
      ref={card}
      as="li"
      aria-label={t('accounting.suggestion', { receipt: receipt?.vendor ?? receipt?.fileName ?? '' })}
      aria-current={isCurrent}
      tabIndex={-1}
      outline="none"
      onFocus={onFocus}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isCurrent ? 'ember.solid' : 'border'}
      borderRadius="l3"
      boxShadow="xs"
      p="4"
      scrollMarginY="24"
    >
      <MatchSides match={match} />
      <RunnerUp match={match} />
      <Flex mt="3.5" gap="3" align="center" wrap="wrap" justify="space-between">
        <Flex gap="3" align="center" wrap="wrap">
          <ConfidenceBadge confidence={match.confidence} />
          <MatchReasons reasons={match.reasons} />
        </Flex>
        <Flex gap="2" wrap="wrap" w={{ base: 'full', md: 'auto' }} ml={{ md: 'auto' }}>
          <Button size="sm" variant="ghost" flexGrow={{ base: 1, md: 0 }} onClick={onDetails}>
            {t('matching.details')} {isCurrent && <Key>V</Key>}
          </Button>
          {canMatch && (
            <>
              <Button size="sm" variant="outline" flexGrow={{ base: 1, md: 0 }} onClick={onReject}>
                {t('accounting.reject')} {isCurrent && <Key>R</Key>}
              </Button>
              <Button
                size="sm"
                // One call at a time: a queue of solid buttons would shout.
                variant={isCurrent ? 'solid' : 'outline'}
                colorPalette="ember"
                flexGrow={{ base: 1, md: 0 }}
                disabled={!isShown}
                onClick={onConfirm}
              >
                {t('accounting.confirm')} {isCurrent && <Key>C</Key>}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

/** Focus left on a card that one moved away from, or lost with one that is gone, comes here; nobody is taken away from elsewhere. */
function takeFocus(card: HTMLElement): void {
  card.scrollIntoView({ block: 'nearest' });
  const focused = document.activeElement;
  if (card.contains(focused)) return;
  if (!focused || focused === document.body || focused.closest('[aria-current]'))
    card.focus({ preventScroll: true });
}

/** The key that does the same, where there are keys. */
function Key({ children }: { children: string }) {
  return (
    <Kbd aria-hidden="true" hideBelow="md">
      {children}
    </Kbd>
  );
}

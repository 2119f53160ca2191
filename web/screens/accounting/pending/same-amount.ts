import type { MatchRunPreview } from '../../../../shared/model/match.ts';

/** Below this the days or the names speak against a match too much to confirm it in a list. */
const CONFIDENCE_MIN = 70;

/**
 * Of the suggestions that a run leaves to a person those of one document and one payment of its very amount, of which only the name is open
 * and which nothing else wants: seen in one list, they are confirmed together.
 */
export function withSameAmount({ leftOut, items }: Pick<MatchRunPreview, 'leftOut' | 'items'>) {
  const all = [...items, ...leftOut.map(({ match }) => match)];
  const sidesOf = ({ receiptIds, transactionIds }: (typeof all)[number]) => [
    ...receiptIds.map((id) => `receipt ${id}`),
    ...transactionIds.map((id) => `transaction ${id}`),
  ];
  const wanted = Map.groupBy(all.flatMap(sidesOf), (id) => id);
  return leftOut.filter(({ match, because }) => {
    const isWhole = match.sums?.difference === 0 && sidesOf(match).length === 2;
    const isNameOpen = match.reasons.every(
      ({ kind, isOpen }) => kind !== 'rival' && (!isOpen || kind === 'name'),
    );
    const isAlone = sidesOf(match).every((id) => wanted.get(id)?.length === 1);
    const isLeft = because === 'open' || because === 'unsure';
    return isLeft && isWhole && isNameOpen && isAlone && match.confidence >= CONFIDENCE_MIN;
  });
}

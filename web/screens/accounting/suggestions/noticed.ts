import type { Match } from '../../../../shared/model/match.ts';

const SURE_MIN = 97;
const TAUGHT_MIN = 70;
/** So many sure suggestions confirmed without one refused speak for making them without asking. */
const TRUSTED_MIN = 10;

/** Suggestions whose name was confirmed before, whose sums agree, and which nothing else contends for. */
export function namedLikeEarlier(pending: readonly Match[]): Match[] {
  const claims = new Map<string, number>();
  const sides = ({ receiptIds, transactionIds }: Match) => [...receiptIds, ...transactionIds];
  for (const id of pending.flatMap(sides)) claims.set(id, (claims.get(id) ?? 0) + 1);
  return pending.filter(
    (match) =>
      match.confidence >= TAUGHT_MIN &&
      match.sums?.difference === 0 &&
      match.reasons.some(({ detail }) => detail.startsWith('named like')) &&
      sides(match).every((id) => claims.get(id) === 1),
  );
}

/** How many sure suggestions a person confirmed, when they refused none; undefined while they are too few to go by. */
export function trustEarned(recent: readonly Match[]): number | undefined {
  const sure = recent.filter(({ decision, confidence }) => decision === 'auto' && confidence >= SURE_MIN);
  const isTrusted = sure.length >= TRUSTED_MIN && sure.every(({ status }) => status === 'confirmed');
  return isTrusted ? sure.length : undefined;
}

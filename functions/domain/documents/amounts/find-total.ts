import type { MoneyField } from '../../../../shared/model/document.ts';
import { confidenceOf, likelihoods } from '../evidence/choice.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from '../../text/text-line.ts';
import { totalCandidates } from './total-cues.ts';
import { calibration, weights } from '../evidence/weights.ts';

/** The amount that was, or is, to be paid; `null` when the document shows no amount. */
export function findTotal(amounts: readonly LabelledAmount[]): MoneyField | null {
  const candidates = totalCandidates(amounts);
  const chances = likelihoods(
    candidates.map(({ cues }) => cues),
    weights.total,
  );
  const values = new Map<number, { chance: number; bestChance: number; best: LabelledAmount }>();
  for (const [index, { amount }] of candidates.entries()) {
    const chance = chances[index] ?? 0;
    const known = values.get(amount.amount) ?? { chance: 0, bestChance: -1, best: amount };
    const isBetter = chance > known.bestChance;
    values.set(amount.amount, {
      chance: known.chance + chance,
      bestChance: isBetter ? chance : known.bestChance,
      best: isBetter ? amount : known.best,
    });
  }
  const winner = [...values.values()].reduce<{ chance: number; best: LabelledAmount } | undefined>(
    (top, each) => (top && top.chance >= each.chance ? top : each),
    undefined,
  );
  if (!winner) return null;
  const { line, from, to, amount } = winner.best;
  const { legibility, ...place } = stretch(line, from, to);
  return { value: amount, ...place, confidence: confidenceOf(winner.chance, calibration.total, legibility) };
}

import { judge, type Outcome } from '../statements/grammar/judge.ts';
import { paperPoint } from '../statements/grammar/paper.ts';
import { sheetPoint } from '../statements/grammar/sheets.ts';

/** How many points have a feature, and how many of them were read whole (after an answer, where one was needed). */
interface FeatureCount {
  readonly points: number;
  readonly whole: number;
}

/** What became of the files of many layouts. */
interface GrammarResults {
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  readonly features: ReadonlyMap<string, FeatureCount>;
  /** One line for each file that is proven and wrong. */
  readonly sure: readonly string[];
}

/** Points of one seed never meet those of another. */
const SEED_STEP = 1_000_003;

/** Reads `points` files in layouts that the grammar draws; the same seed draws the same ones. */
export async function readGrammar({
  seed,
  points,
  tell = () => undefined,
}: {
  readonly seed: number;
  readonly points: number;
  readonly tell?: (failure: string) => void;
}): Promise<GrammarResults> {
  const outcomes: Partial<Record<Outcome, number>> = {};
  const features = new Map<string, FeatureCount>();
  const sure: string[] = [];
  for (let at = 0; at < points; at += 1) {
    const draw = at % 2 === 0 ? paperPoint : sheetPoint;
    const point = draw(seed * SEED_STEP + at);
    const { outcome, because } = await judge(point);
    const isWhole = outcome === 'whole' || outcome === 'asked';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const medium = draw === paperPoint ? 'paper' : 'table';
    const names = [medium, ...[...point.features].map(([name, value]) => `${medium} ${name} ${value}`)];
    for (const name of names) {
      const counted = features.get(name) ?? { points: 0, whole: 0 };
      features.set(name, { points: counted.points + 1, whole: counted.whole + Number(isWhole) });
    }
    if (outcome !== 'sure') continue;
    sure.push(`${at}: ${because} – ${names.join(', ')}`);
    tell(sure.at(-1) ?? '');
  }
  return { outcomes, features, sure };
}

/** A line a feature, those read whole least often first. */
export function tellFeatures(features: GrammarResults['features']): string[] {
  const share = ({ points, whole }: FeatureCount): number => whole / points;
  return [...features]
    .toSorted(([, a], [, b]) => share(a) - share(b))
    .map(
      ([name, count]) =>
        `${name.padEnd(32)} ${count.whole} of ${count.points} whole, ${(100 * share(count)).toFixed(1)} %`,
    );
}

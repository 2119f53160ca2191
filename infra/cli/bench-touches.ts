import { readFile, writeFile } from 'node:fs/promises';
import { businesses } from './touches/businesses.ts';
import { touchesOf } from './touches/measure.ts';
import { addTouches, per100, type Touches } from './touches/touches.ts';
import { yearOf } from './touches/year.ts';

const BASELINE = new URL('touches/baseline.json', import.meta.url);
/** A few minutes are enough for one year of each business; the whole has years that no rule was tried on. */
const QUICK_SEEDS = [1];
const SEEDS = [1, 2, 3, 4];
/** Wrong automatic decisions of 1,000 that are as many as may be. */
const WRONG_MAX = 1;

type Figures = Record<string, number>;
type Baseline = Partial<Record<'quick' | 'whole', Figures>>;

/**
 * Decisions per 100 rows by cause, cold (the first import of a year) and taught (three months of it decided), and wrong automatic ones per
 * 1,000. Fails where a cause asks more than the kept baseline; `--keep` keeps what was measured as the next one.
 */
export async function touchesReport(
  flags: readonly string[],
): Promise<{ notes: string[]; hasFailed: boolean }> {
  const size = flags.includes('--quick') ? 'quick' : 'whole';
  const figures = Object.fromEntries(
    (['cold', 'taught'] as const).flatMap((state) => figuresOf(measured(size, state === 'taught'), state)),
  );
  const baseline = JSON.parse(await readFile(BASELINE, 'utf8').catch(() => '{}')) as Baseline;
  if (flags.includes('--keep'))
    await writeFile(BASELINE, `${JSON.stringify({ ...baseline, [size]: figures }, null, 2)}\n`);
  const grown = grownFigures(figures, flags.includes('--keep') ? {} : (baseline[size] ?? {}));
  return { notes: [...tableOf(figures, baseline[size] ?? {}), ...grown], hasFailed: grown.length > 0 };
}

function measured(size: 'quick' | 'whole', isTaught: boolean): Touches {
  return addTouches(
    businesses.flatMap((business, at) =>
      (size === 'quick' ? QUICK_SEEDS : SEEDS).map((seed) =>
        touchesOf(yearOf(business, 7000 + seed * 100 + at), isTaught),
      ),
    ),
  );
}

function figuresOf(touches: Touches, state: string): [string, number][] {
  const { causes, rows, automatic, wrong, rests, needless } = touches;
  const all = [...causes.values()].reduce((sum, count) => sum + count, 0);
  return [
    [`${state}: all decisions per 100 rows`, per100(all, rows)],
    ...[...causes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([cause, count]): [string, number] => [`${state}: ${cause}`, per100(count, rows)]),
    [`${state}: rests of lines taken as offered in the same step, per 100 rows`, per100(rests, rows)],
    [`${state}: receipts asked for that no rule wants, per 100 rows`, per100(needless, rows)],
    [`${state}: wrong of 1,000 automatic`, Number(((wrong / Math.max(1, automatic)) * 1000).toFixed(2))],
  ];
}

/** What asks more than it did, or decides wrongly more than it may. */
function grownFigures(figures: Figures, baseline: Figures): string[] {
  if (Object.keys(baseline).length === 0) return [];
  return Object.entries(figures).flatMap(([name, figure]) => {
    const most = baseline[name] ?? (name.endsWith('automatic') ? WRONG_MAX : 0);
    return figure > most ? [`GROWN ${name}: ${String(figure)}, was ${String(most)}`] : [];
  });
}

function tableOf(figures: Figures, baseline: Figures): string[] {
  return Object.entries(figures).map(([name, figure]) => {
    const was = baseline[name];
    return `touches, ${name}: ${String(figure)}${was === undefined || was === figure ? '' : ` (was ${String(was)})`}`;
  });
}

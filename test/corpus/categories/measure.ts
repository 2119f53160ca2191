import { categorySuggester } from '../../../functions/domain/categories/suggest-category.ts';
import { madeBooks } from './made-books.ts';

export interface Accuracy {
  readonly rows: number;
  /** Rows that were given a suggestion, and suggestions that were what the owner chose. */
  readonly suggested: number;
  readonly right: number;
  /** The same by where the suggestion came from. */
  readonly bySource: Readonly<Record<string, { suggested: number; right: number }>>;
}

/** How the last month of made books is categorised, given the earlier ones. */
export function categoryAccuracy(seed: number): Accuracy {
  const bySource: Record<string, { suggested: number; right: number }> = {};
  let rows = 0;
  for (const { choices, earlier, last } of madeBooks(seed)) {
    const suggest = categorySuggester({ rules: [], history: earlier, choices });
    for (const row of last) {
      rows += 1;
      const found = suggest(row);
      if (!found) continue;
      const sum = (bySource[found.source] ??= { suggested: 0, right: 0 });
      sum.suggested += 1;
      if (found.categoryId === row.categoryId) sum.right += 1;
    }
  }
  const sums = Object.values(bySource);
  const total = (of: (sum: { suggested: number; right: number }) => number) =>
    sums.reduce((all, sum) => all + of(sum), 0);
  return {
    rows,
    suggested: total(({ suggested }) => suggested),
    right: total(({ right }) => right),
    bySource,
  };
}

/** The half width of the interval in which a share lies with 95 %, in percent. */
function spread(share: number, count: number): number {
  return 196 * Math.sqrt((share * (1 - share)) / Math.max(count, 1));
}

function line(name: string, part: number, whole: number): string {
  const share = part / Math.max(whole, 1);
  return `${name.padEnd(24)} ${(share * 100).toFixed(1)} % ± ${spread(share, whole).toFixed(1)} (${part} of ${whole})`;
}

if (import.meta.main) {
  const seed = Number(process.argv[2] ?? 1);
  const { rows, suggested, right, bySource } = categoryAccuracy(seed);
  console.log(`Last month of 48 made books given five earlier ones, seed ${seed}`);
  console.log(line('rows suggested', suggested, rows));
  console.log(line('suggestions right', right, suggested));
  for (const [source, sum] of Object.entries(bySource)) {
    console.log(line(`  ${source}: of the rows`, sum.suggested, rows));
    console.log(line(`  ${source}: right`, sum.right, sum.suggested));
  }
}

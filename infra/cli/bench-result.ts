/** A line of the table of measurements: the product's time beside what it is measured against. */
export interface Result {
  readonly name: string;
  readonly what: string;
  readonly ms: number;
  readonly baseline: string;
  readonly baselineMs: number;
  readonly ratio: number;
}

/** The line of several measurements: their medians, and how many times the second the first is. */
export function measuredResult(
  name: string,
  what: string,
  own: readonly number[],
  baseline: string,
  plain: readonly number[],
): Result {
  const [ms, baselineMs] = [median(own), median(plain)];
  return {
    name,
    what,
    ms: rounded(ms),
    baseline,
    baselineMs: rounded(baselineMs),
    ratio: rounded(ms / baselineMs),
  };
}

/** How long some work takes. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

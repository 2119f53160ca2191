/** 1 − edit distance ÷ the longer length, letters and digits only: how alike two names are, 0 to 1. */
export function nameLikeness(a: string, b: string): number {
  const [left = '', right = ''] = [a, b].map((name) => name.toUpperCase().replace(/[^\p{L}\d]/gu, ''));
  if (!left || !right) return 0;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(left).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(right).entries()) {
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(left.length, right.length);
}

/** As much as a program takes of one file. */
export interface FileLimits {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Lines below a head, in as few pieces as a program's limits allow; each begins with the head. Groups stay together: what is one entry is never
 * in two files, unless it is more than a file holds.
 */
export function splitLines(
  head: string,
  groups: readonly (readonly string[])[],
  { rows, bytes }: FileLimits,
): string[] {
  const headBytes = Buffer.byteLength(head);
  const pieces: { lines: string[]; bytes: number }[] = [];
  for (const group of groups.flatMap((each) => (each.length > rows ? each.map((line) => [line]) : [each]))) {
    const size = Buffer.byteLength(group.join(''));
    const piece = pieces.at(-1);
    if (piece && piece.lines.length + group.length <= rows && piece.bytes + size <= bytes) {
      piece.lines.push(...group);
      piece.bytes += size;
    } else pieces.push({ lines: [...group], bytes: headBytes + size });
  }
  return pieces.map(({ lines }) => head + lines.join(''));
}

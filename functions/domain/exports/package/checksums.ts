/** A file by its path and the SHA-256 of its bytes, in hex. */
export interface Summed {
  readonly path: string;
  readonly sha256: string;
}

/**
 * The lines that `sha256sum -c` checks files by, one a file, sorted by the bytes of their paths. A path with a backslash or the end of a line in it
 * is written with both escaped, behind a backslash at the beginning of its line (GNU coreutils, “md5sum: general options”).
 */
export function checksumLines(files: readonly Summed[]): string {
  return files
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)))
    .map(({ path, sha256 }) => {
      const escaped = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
    .join('');
}

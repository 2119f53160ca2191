import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checksumLines } from '../../../../../../functions/domain/exports/package/checksums.ts';

const sha256 = 'a'.repeat(64);

it('lists files by their names as sha256sum checks them: two blanks, odd names behind a backslash', () => {
  const files = ['ledger.csv', 'documents/Café 日本.pdf', 'odd\\name\n.txt', 'README.txt'];
  expect(checksumLines(files.map((path) => ({ path, sha256 })))).toBe(
    [
      `${sha256}  README.txt`,
      `${sha256}  documents/Café 日本.pdf`,
      `${sha256}  ledger.csv`,
      `\\${sha256}  odd\\\\name\\n.txt`,
      '',
    ].join('\n'),
  );
});

/** A line as coreutils reads it: what is escaped is taken back where it begins with a backslash. */
function readLine(line: string): { path: string; sha256: string } {
  const isEscaped = line.startsWith('\\');
  const [, sum = '', path = ''] = /^\\?([0-9a-f]{64}) {2}(.*)$/s.exec(line) ?? [];
  const signs: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };
  return {
    sha256: sum,
    path: isEscaped ? path.replaceAll(/\\[\\nr]/g, (sign) => signs[sign] ?? sign) : path,
  };
}

it('gives back every path and sum, whatever the paths are', () => {
  const anyFile = fc.record({
    path: fc.string({ unit: fc.constantFrom('a', 'é', '\\', '\n', '\r', ' ', 'n'), minLength: 1 }),
    sha256: fc.string({ unit: fc.constantFrom('0', '7', 'a', 'f'), minLength: 64, maxLength: 64 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyFile, { selector: ({ path }) => path }), (files) => {
      const lines = checksumLines(files).split('\n');
      expect(lines.pop()).toBe('');
      const byPath = (all: readonly { path: string }[]) =>
        all.toSorted((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
      expect(lines.map(readLine)).toEqual(byPath(files));
    }),
  );
});

import type { TextLine } from '../../text/text-line.ts';
import { squeezed } from './vendor-name.ts';

/** What says which program made or sent a paper, right before the program's name: "Documento emitido por Larch Posto". */
const MADE_BY =
  /(?:[Dd]ocumento|[Ff]atura|[Ff]actura|[Cc]upom|[Nn]ota|[Tt]icket|[Rr]ecibo)\s+(?:emitid|impress|gerad|processad)[oa]\s+por\s+(\p{Lu}[\p{L}\d]+)|(?<!\p{L})[Pp]owered\s+by\s+(\p{Lu}[\p{L}\d]+)/u;

/** The first words of the programs that a paper says it was made with: they issued nothing, wherever they print their names. */
export function programsOn(lines: readonly TextLine[]): Set<string> {
  const named = lines.flatMap(({ text }) => {
    const made = MADE_BY.exec(text);
    return made ? [squeezed(made[1] ?? made[2] ?? '')] : [];
  });
  return new Set(named);
}

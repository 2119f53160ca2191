import { rounded } from './glyph-run.ts';
import { sharesOf } from './ink.ts';

/** The product's mark, a struck match (`web/kit/brand.tsx`), on a field of 32: its stick, and its flame. */
const STICK = '6.5 27.5 m 17.4 15.2 l S';
const FLAME = [
  '19.8 3 m 20.4 6.3 25 8.2 25 13.2 c 25 16.35 22.45 18.9 19.3 18.9 c 16.15 18.9 13.6 16.35 13.6 13.2 c',
  '13.6 10.6 15 9.2 15.8 7.5 c 16.8 8.4 17.4 9.3 17.6 10.4 c 19.1 8.5 20.1 6 19.8 3 c f',
].join(' ');

/** The operators that draw the mark with its upper left corner at a place, `size` points high. */
export function markAt(x: number, y: number, size: number): string {
  const scale = (size / 32).toFixed(4);
  const stick = `${sharesOf('inkMuted')} RG 3 w 1 J ${STICK}`;
  return `q ${scale} 0 0 ${scale} ${rounded(x)} ${rounded(y)} cm ${stick} ${sharesOf('ember')} rg ${FLAME} Q`;
}

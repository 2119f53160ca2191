/** Signs that a scanner takes for letters, and letters that look alike: one stands for all. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/6/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** A lower-case word as a poor scan would show it, so that `Tirn H0rtons` and `TIM HORTONS` are the same word. */
export function letterShape(word: string): string {
  return LOOKALIKES.reduce((text, [looks, letter]) => text.replace(looks, letter), word);
}

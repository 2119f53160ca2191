/** Signs that a scanner takes for letters, and letters that look alike: one stands for all. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '5': 's',
  '8': 'b',
  '6': 'g',
  rn: 'm',
  vv: 'w',
};
const ALIKE = /[01i586]|rn|vv/g;

/** A lower-case word as a poor scan would show it, so that `Tirn H0rtons` and `TIM HORTONS` are the same word. */
export function letterShape(word: string): string {
  return word.replace(ALIKE, (sign) => LOOKALIKES[sign] ?? sign);
}

/**
 * A text that came from a file, as the books take it: at most so many letters (as JavaScript counts them, and the contract with it), no
 * half of a pair at its end or anywhere else.
 */
export function cutText(text: string, lettersMax: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= lettersMax) return whole;
  const cut = whole.slice(0, lettersMax);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

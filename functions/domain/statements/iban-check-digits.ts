/** Whether a text without blanks carries the check digits of an IBAN (ISO 13616): its letters count from A = 10, and the whole is 1 modulo 97. */
export function hasIbanCheckDigits(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** Numbers are sorted by so many bits at a time: the days of a few years, or a few thousand names, at once. */
const BITS = 11;
const DIGITS = 2 ** BITS;

/**
 * The positions of whole numbers (32 bits) in ascending order of these; equals as they come in `before`. A radix sort: where there are many,
 * counting them is far quicker than comparing.
 */
export function orderOf(numbers: Int32Array, before?: Int32Array): Int32Array {
  let order = before ?? positions(numbers.length);
  let [least, most] = [numbers[0] ?? 0, numbers[0] ?? 0];
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (number < least) least = number;
    if (number > most) most = number;
  }
  for (let shift = 0; (most - least) / 2 ** shift >= 1; shift += BITS) {
    const digits = new Uint16Array(numbers.length);
    for (let at = 0; at < numbers.length; at += 1)
      digits[at] = (((numbers[at] ?? 0) - least) >>> shift) & (DIGITS - 1);
    order = orderedBy(digits, order);
  }
  return order;
}

function positions(count: number): Int32Array {
  const order = new Int32Array(count);
  for (let at = 0; at < count; at += 1) order[at] = at;
  return order;
}

/** Positions in ascending order of their digits, equals as they were. */
function orderedBy(digits: Uint16Array, before: Int32Array): Int32Array {
  const starts = new Int32Array(DIGITS + 1);
  for (let at = 0; at < digits.length; at += 1) {
    const next = (digits[at] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit < DIGITS; digit += 1)
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  const ordered = new Int32Array(before.length);
  for (let n = 0; n < before.length; n += 1) {
    const at = before[n] ?? 0;
    const digit = digits[at] ?? 0;
    const place = starts[digit] ?? 0;
    ordered[place] = at;
    starts[digit] = place + 1;
  }
  return ordered;
}

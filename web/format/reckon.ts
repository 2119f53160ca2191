import { minorDigits } from '../../shared/money.ts';

/** An exact number; the denominator is above zero. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** What a typed sum comes to, and whether anything had to be worked out. */
export interface Reckoned {
  /** Minor units; halves are rounded away from zero. */
  readonly amount: number;
  readonly isSum: boolean;
}

const TEXT_MAX = 120;
const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,])/;
const PIECE = /\s*(?:(\d+(?:[\s'’]\d{3}(?!\d))*(?:[.,]\d+)*[.,]?|[.,]\d+)|([-+*/()]))/y;
const OPERATORS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  x: '*',
  X: '*',
  '÷': '/',
};

/**
 * What a typed sum comes to, worked out in fractions and rounded once at the end: `12+8*2`, `(119/1.19)`, `1 234,56`. Numbers may be grouped by
 * spaces, apostrophes, commas or points, with a decimal point or comma; currency signs and the currency's code may stand beside them.
 * Undefined for anything that can't be read in one way only, for a division by zero, and beyond the safe integers.
 */
export function reckon(text: string, currency: string): Reckoned | undefined {
  const pieces = piecesOf(text, currency);
  if (!pieces || pieces.length === 0) return undefined;
  const isNumber = pieces.every((piece, at) => typeof piece !== 'string' || (at === 0 && /[-+]/.test(piece)));
  const sum = new Sum(pieces).result();
  return sum && inMinorUnits(sum, currency, !isNumber);
}

/** Rounds where something was worked out; a plain number with more digits than the currency has is no amount of it. */
function inMinorUnits({ top, bottom }: Fraction, currency: string, isSum: boolean): Reckoned | undefined {
  const scaled = top * 10n ** BigInt(minorDigits(currency));
  if (!isSum && scaled % bottom !== 0n) return undefined;
  const size = scaled < 0n ? -scaled : scaled;
  const rounded = Number((2n * size + bottom) / (2n * bottom));
  if (!Number.isSafeInteger(rounded)) return undefined;
  return { amount: top < 0n && rounded !== 0 ? -rounded : rounded, isSum };
}

/** Numbers and operators in their order; undefined where something is neither. */
function piecesOf(text: string, currency: string): (Fraction | string)[] | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const plain = text
    .replace(/[−–×·÷xX]/g, (sign) => OPERATORS[sign] ?? sign)
    .replaceAll(currency, '')
    .replace(/[$€£]/g, '')
    .replace(/^\s*=/, '')
    .trimEnd();
  const pieces: (Fraction | string)[] = [];
  const pattern = new RegExp(PIECE);
  while (pattern.lastIndex < plain.length) {
    const [, number, operator] = pattern.exec(plain) ?? [];
    const piece = operator ?? (number === undefined ? undefined : numberOf(number));
    if (piece === undefined) return undefined;
    pieces.push(piece);
  }
  return pieces;
}

/** A number as it is typed: the last of two kinds of marks is the decimal one; a single comma before three digits groups them. */
function numberOf(typed: string): Fraction | undefined {
  const isGrouped = GROUPED.test(typed);
  if (/[\s'’]/.test(typed) && !isGrouped) return undefined;
  const plain = typed.replace(/[\s'’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return fractionOf(plain, '');
  const [whole, fraction, mark] = [plain.slice(0, last), plain.slice(last + 1), plain[last]];
  const others = whole.replace(/\d/g, '');
  if (others.includes(mark ?? '') || (others === '' && mark === ',' && isThousand(whole, fraction)))
    return isGrouped || others.replaceAll(mark ?? '', '') !== '' ? undefined : groups(plain, mark ?? '');
  if (others === '') return fractionOf(whole, fraction);
  const joined = isGrouped ? undefined : groups(whole, others.charAt(0));
  return joined && new Set(others).size === 1 ? fractionOf(String(joined.top), fraction) : undefined;
}

const isThousand = (whole: string, fraction: string) => /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;

/** A whole number whose digits a mark groups by three. */
function groups(text: string, mark: string): Fraction | undefined {
  const parts = text.split(mark);
  const areGroups = parts.every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  return areGroups ? fractionOf(parts.join(''), '') : undefined;
}

const fractionOf = (whole: string, fraction: string): Fraction => ({
  top: BigInt(whole + fraction),
  bottom: 10n ** BigInt(fraction.length),
});

/** A sum, read from left to right: points before lines, and what stands in brackets first. */
class Sum {
  readonly #pieces: readonly (Fraction | string)[];
  #at = 0;

  constructor(pieces: readonly (Fraction | string)[]) {
    this.#pieces = pieces;
  }

  /** Undefined where the pieces make no sum. */
  result(): Fraction | undefined {
    const sum = this.#terms();
    return this.#at === this.#pieces.length ? sum : undefined;
  }

  #terms(): Fraction | undefined {
    let sum = this.#factors();
    for (let sign = this.#take('+-'); sign !== undefined; sign = this.#take('+-')) {
      const next = this.#factors();
      if (!sum || !next) return undefined;
      const { top, bottom } = next;
      sum = {
        top: sum.top * bottom + (sign === '-' ? -top : top) * sum.bottom,
        bottom: sum.bottom * bottom,
      };
    }
    return sum;
  }

  #factors(): Fraction | undefined {
    let product = this.#factor();
    for (let sign = this.#take('*/'); sign !== undefined; sign = this.#take('*/')) {
      const next = this.#factor();
      if (!product || !next || (sign === '/' && next.top === 0n)) return undefined;
      const { top, bottom } = sign === '/' ? inverse(next) : next;
      product = { top: product.top * top, bottom: product.bottom * bottom };
    }
    return product;
  }

  #factor(): Fraction | undefined {
    const sign = this.#take('+-');
    const value = this.#value();
    return value && sign === '-' ? { ...value, top: -value.top } : value;
  }

  #value(): Fraction | undefined {
    const piece = this.#pieces[this.#at];
    if (piece === undefined) return undefined;
    this.#at += 1;
    if (typeof piece !== 'string') return piece;
    if (piece !== '(') return undefined;
    const inner = this.#terms();
    return this.#take(')') === undefined ? undefined : inner;
  }

  #take(signs: string): string | undefined {
    const piece = this.#pieces[this.#at];
    if (typeof piece !== 'string' || !signs.includes(piece)) return undefined;
    this.#at += 1;
    return piece;
  }
}

const inverse = ({ top, bottom }: Fraction): Fraction =>
  top < 0n ? { top: -bottom, bottom: -top } : { top: bottom, bottom: top };

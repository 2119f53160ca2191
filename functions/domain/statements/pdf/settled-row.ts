import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { SignContext } from '../tables/decide-signs.ts';
import type { CardSums } from './card-sums.ts';
import type { PdfRole, SectionKind } from './heading-words.ts';

/** An amount in minor units as printed: never negative, its sign apart, −1 and +1 also from words like DR and CR. */
export interface SignedMinor {
  minor: number;
  sign: -1 | 0 | 1;
  isMarked: boolean;
}

/** A row with its day settled and its amounts read, one or none a column. */
export interface SettledRow {
  row: number;
  date: CivilDate;
  otherDate?: CivilDate | undefined;
  description: string;
  /** Words below its first line, where rows without a day of their own follow: they may be the next row's. */
  looseWords?: string | undefined;
  cells: (SignedMinor | undefined)[];
  section: SectionKind | undefined;
  /** The words of the heading that its section stands under. */
  heading?: string | undefined;
}

/** What is known besides the rows. */
export interface AmountContext {
  roles: readonly (PdfRole | undefined)[];
  opening: readonly SignedMinor[];
  closing: readonly SignedMinor[];
  /** The only one of each that the statement calls so in plain words, and all called so: rows that disagree with it are not all of its rows. */
  named: {
    opening: SignedMinor | undefined;
    closing: SignedMinor | undefined;
    openings: readonly SignedMinor[];
    closings: readonly SignedMinor[];
  };
  /** What a card's box says that its payments and purchases come to. */
  sums?: CardSums<number>;
  isCard: boolean;
  /** Its balance is what is owed, and never held. */
  isLoan: boolean;
  /** Hardly more than a title says so. */
  isByTitle: boolean;
  /** A word says that it may be one, and nothing that it is an account. */
  mayBeCard: boolean;
  signs: SignContext;
}

/** An amount or balance with its own sign. */
export function signedMinor(money: SignedMinor | undefined): number {
  return money ? money.minor * (money.sign === -1 ? -1 : 1) : 0;
}

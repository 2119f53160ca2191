import { addDays, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import type { PageText } from '../../../../shared/model/document.ts';
import type { Draws } from './draws.ts';
import type { Tongue } from './tongues.ts';

/** A movement as it really was: minor units in the owner's view; its words a line each. */
export interface TrueMove {
  readonly date: CivilDate;
  readonly amount: number;
  readonly lines: readonly string[];
  /** The balance after it. */
  readonly balance: number;
}

/** What a printed file says, for whoever reads it right. */
export interface Truth {
  readonly currency: string;
  readonly isCard: boolean;
  /** In the order of print. */
  readonly rows: readonly Pick<TrueMove, 'date' | 'amount' | 'lines'>[];
  /** Balances that the file states so that they prove its rows. */
  readonly ends: { readonly opening: number; readonly closing: number } | undefined;
  readonly dateOrder: DateOrder;
  readonly decimal: '.' | ',';
}

/** One point of the grammar: a file with its truth. */
export interface GrammarPoint {
  readonly file:
    | { readonly kind: 'pages'; readonly pages: PageText[] }
    | { readonly kind: 'bytes'; readonly bytes: Uint8Array };
  readonly truth: Truth;
  readonly features: ReadonlyMap<string, string>;
}

const REFERENCES = ['REF 00418273', '4711 0099', 'E2E-77120', 'Nr. 12', '2/3', 'INV 2024-118'];
const FOREIGN = ['12.90 USD', 'FX 1.0825', '19,99 EUR', '1 400.00'];
const DATED = ['04/05', '12.03.', '03/07/26'];

/** Movements over some weeks, and the balance before them. */
export function drawMoves(
  draws: Draws,
  { shops, paid }: Tongue,
  { isCard, noise, count }: { isCard: boolean; noise: string; count: number },
): { opening: number; moves: TrueMove[] } {
  let date: CivilDate = addDays(
    draws.of(['2025-12-08', '2026-01-05', '2026-03-02', '2026-06-18', '2025-12-20']),
    draws.int(0, 9),
  );
  const opening = isCard ? -draws.int(1_000, 400_000) : draws.int(-80_000, 3_000_000);
  let balance = opening;
  const usualGap = draws.of([
    [0, 0, 1],
    [0, 1, 2, 3],
    [1, 2, 4],
  ]);
  const moves = Array.from({ length: count }, (): TrueMove => {
    date = addDays(date, draws.of(usualGap));
    const isIn = draws.chance(isCard ? 0.15 : 0.3);
    const amount =
      (draws.chance(0.7) ? draws.int(100, 9_999) : draws.int(10_000, 1_800_000)) * (isIn ? 1 : -1);
    balance += amount;
    const name = isCard && isIn && draws.chance(0.7) ? draws.of(paid) : draws.of(shops);
    const extra = { plain: [], references: REFERENCES, amounts: FOREIGN, days: DATED }[noise] ?? [];
    const more = Array.from({ length: draws.of([0, 0, 1, 2]) }, () =>
      extra.length > 0 && draws.chance(0.6) ? `${draws.of(shops)} ${draws.of(extra)}` : draws.of(shops),
    );
    return { date, amount, lines: [name, ...more], balance };
  });
  return { opening, moves };
}

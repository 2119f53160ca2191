import { foldText } from '../../text/fold-text.ts';

interface KindRow {
  readonly kind: string;
  readonly sign: -1 | 0 | 1;
  readonly column: string;
}

const BUYS = /\b(buy|bought|purchase of securities|kauf|achat|compra|acquisto|aankoop|koop|kop|kob)\b/;
const SELLS = /\b(sell|sold|verkauf|vente|venta|vendita|verkoop|salj|salg)\b/;

/** Money taken out, which such a file writes without a sign as well. */
const TAKES = /\b(withdrawal|retrait|auszahlung|retiro|retirada|prelievo|opname|uttag|uttak|haevning)\b/;

/**
 * A broker's rows with what was bought or taken out below zero, where its file writes neither what was bought nor what was sold with a
 * sign: the kinds of its rows tell.
 */
export function withTradesSigned<R extends KindRow>(rows: readonly R[]): readonly R[] {
  const kinds = new Map(kindsOf(rows).map((kind) => [kind, foldText(kind)]));
  if (kinds.size < 2) return rows;
  const isOf = ({ kind }: R, words: RegExp): boolean => words.test(kinds.get(kind) ?? '');
  const [bought, sold] = [BUYS, SELLS].map((words) => rows.filter((row) => isOf(row, words)));
  const isBare = ({ sign, column }: R): boolean => sign !== -1 && column === 'amount';
  if (!bought?.length || !sold?.length || ![...bought, ...sold].every(isBare)) return rows;
  return rows.map((row) => (isOf(row, BUYS) || isOf(row, TAKES) ? { ...row, sign: -1 } : row));
}

/** The kinds of some rows, each once. */
export function kindsOf(rows: readonly Pick<KindRow, 'kind'>[]): string[] {
  const kinds = new Set<string>();
  for (const { kind } of rows) kinds.add(kind);
  return [...kinds];
}

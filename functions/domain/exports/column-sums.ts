import type { ExportCell, ExportRow, ExportTotal } from './export-document.ts';

/** A column of amounts, and the one that says of which currency each is; without one they are all of the same. */
export interface SummedColumn {
  readonly column: number;
  readonly by: number | undefined;
}

/** Columns whose currency stands in the same one: by currency, what each comes to. */
interface Group {
  readonly by: number | undefined;
  readonly columns: readonly number[];
  readonly sums: Map<string, Map<number, number>>;
}

/** Adds up columns of amounts as rows go by, each currency by itself. `label`: what a line of sums is called. */
export class ColumnSums {
  readonly #width: number;
  readonly #label: string;
  readonly #groups: readonly Group[];

  constructor(width: number, label: string, summed: readonly SummedColumn[]) {
    this.#width = width;
    this.#label = label;
    this.#groups = [...Map.groupBy(summed, ({ by }) => by)].map(([by, columns]) => ({
      by,
      columns: columns.map(({ column }) => column),
      sums: new Map(),
    }));
  }

  /** Counts these rows too; gives them, to be handed on. */
  add<Rows extends readonly ExportRow[]>(rows: Rows): Rows {
    for (const { columns, sums } of this.#groups)
      for (const column of columns) for (const row of rows) addTo(sums, column, row[column] ?? null);
    return rows;
  }

  /** A line for each currency of each kind of sum. Currencies that nothing tells apart are told, not calculated. */
  totals(): ExportTotal[] {
    return this.#groups.flatMap(({ by, sums }) =>
      [...sums].toSorted(byCurrency).map(([currency, ofColumns]) => {
        const columns = [...ofColumns.keys()];
        const isAlone = sums.size === 1;
        return {
          cells: this.#cells(currency, ofColumns, isAlone ? undefined : by),
          summed: isAlone || by !== undefined ? columns : [],
          ...(isAlone || by === undefined ? {} : { where: { column: by, equals: currency } }),
        };
      }),
    );
  }

  #cells(currency: string, ofColumns: ReadonlyMap<number, number>, by: number | undefined): ExportCell[] {
    const cells = Array.from({ length: this.#width }, (_, at): ExportCell => {
      const minor = ofColumns.get(at);
      if (minor !== undefined) return { minor, currency };
      return at === by ? currency : null;
    });
    const free = cells.indexOf(null);
    return free === -1 ? cells : cells.with(free, this.#label);
  }
}

function addTo(sums: Group['sums'], column: number, cell: ExportCell): void {
  if (typeof cell !== 'object' || cell === null || !('minor' in cell)) return;
  const ofColumns = sums.get(cell.currency) ?? new Map<number, number>();
  ofColumns.set(column, (ofColumns.get(column) ?? 0) + cell.minor);
  sums.set(cell.currency, ofColumns);
}

const byCurrency = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

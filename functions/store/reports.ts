import { reports } from './entities.ts';
import type { SentReport } from './entities.ts';
import type { Table } from './table.ts';

/** What was mailed to accountants. */
export class Reports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  async add(report: SentReport): Promise<void> {
    await this.#table.write([this.#table.put(reports, report)]);
  }
}

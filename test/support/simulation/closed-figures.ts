import type { Operation } from '../memory-table/documents.ts';
import type { MemoryTable } from '../memory-table.ts';

const FIRST_LOCK = 'PERIOD-LOCK#01';

type Item = Record<string, unknown>;
interface AccountFigures {
  readonly id: string;
  readonly kind: string;
  readonly openingBalance: number;
}

/** Keeps what a closed period says from the very moment in which it was closed. */
export class ClosedFigures {
  readonly #closed = new Map<string, { readonly until: string; readonly figures: string }>();

  readonly #latest = new Map<string, string>();

  /** Up to which day books were ever closed. */
  everUntil(organizationId: string): string {
    return this.#latest.get(`ORG#${organizationId}`) ?? '';
  }

  /** Looks at each operation that was carried out; what it closes is kept as it stands then. */
  note({ name, input }: Operation, table: MemoryTable): void {
    if (name !== 'TransactWriteItems') return;
    for (const { Put } of input.TransactItems ?? []) {
      if (Put?.Item?.['sk']?.S !== FIRST_LOCK) continue;
      const partition = Put.Item['pk']?.S ?? '';
      // A write whose answer was lost is sent again under its token, and carried out once: by now other hands may have opened the books.
      const standing = table.itemsUnder(partition).find(({ sk }) => sk === FIRST_LOCK);
      if (String(standing?.['version']) !== Put.Item['version']?.N) continue;
      const until = Put.Item['until']?.S;
      if (until === undefined) {
        this.#closed.delete(partition);
        continue;
      }
      if (until > (this.#latest.get(partition) ?? '')) this.#latest.set(partition, until);
      this.#closed.set(partition, { until, figures: figuresOf(table.itemsUnder(partition), until) });
    }
  }

  /** Where closed books say something else than when they were closed. */
  changed(organizationId: string, table: MemoryTable): string[] {
    const partition = `ORG#${organizationId}`;
    const closed = this.#closed.get(partition);
    if (!closed) return [];
    const now = figuresOf(table.itemsUnder(partition), closed.until);
    if (now === closed.figures) return [];
    return [`What is closed up to ${closed.until} changed:\n${closed.figures}\n${now}`];
  }
}

/** The rows of a closed period to the last fact, and what it shows of accounts and in which currency. */
function figuresOf(items: readonly Item[], until: string): string {
  const rows = items
    .filter(({ entity, date }) => entity === 'transaction' && String(date) <= until)
    .toSorted((one, other) => (String(one['sk']) < String(other['sk']) ? -1 : 1));
  const list = items.find(({ entity }) => entity === 'accounts')?.['items'] as AccountFigures[] | undefined;
  const used = new Set(rows.map(({ accountId }) => accountId));
  const accounts = (list ?? [])
    .filter(({ id, openingBalance }) => used.has(id) || openingBalance !== 0)
    .map(({ id, kind, openingBalance }) => ({ id, kind, openingBalance }));
  const settings = items.find(({ entity }) => entity === 'organization');
  const currency = rows.length > 0 || accounts.length > 0 ? settings?.['currency'] : undefined;
  return JSON.stringify({ rows, accounts, currency });
}

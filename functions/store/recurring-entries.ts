import { limits } from '../../shared/limits.ts';
import { awaitedOf, KeptRecurringEntry } from '../domain/recurring/recurring-entry.ts';
import { StandingOrders } from './standing-orders.ts';
import type { Table } from './table.ts';

/** What is entered again and again; due by the day on which it is to be entered. */
export class RecurringEntries extends StandingOrders<KeptRecurringEntry> {
  constructor(table: Table) {
    super(table, {
      name: 'recurring-entry',
      schema: KeptRecurringEntry,
      sort: 'RECURRING-ENTRY',
      due: 'DUE',
      dueOn: awaitedOf,
      max: limits.recurringEntries,
    });
  }
}

import type { RowTrouble } from '../../../shared/text/en/rows.ts';

/** Why a row has no date: nothing stands in its cell, or nothing that is one. */
export function dateTrouble(shown: string): RowTrouble {
  return shown === '' ? { code: 'no-date' } : { code: 'unread-date', shown };
}

/** Why a row has no amount: nothing stands in its cell, or nothing that is one. */
export function amountTrouble(shown: string): RowTrouble {
  return shown === '' ? { code: 'no-amount' } : { code: 'unread-amount', shown };
}

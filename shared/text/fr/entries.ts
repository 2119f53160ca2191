import type { Words } from '../words.ts';

/** What an entry of the ledger says where nobody wrote it. */
export const entries: Words['entries'] = {
  noDescription: () => 'Sans description',
  loanInterest: () => 'Intérêts du prêt',
  noReceiptByRule: () => 'Selon une règle de ces livres',
};

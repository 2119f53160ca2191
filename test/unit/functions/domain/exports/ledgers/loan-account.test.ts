import { expect, it } from 'vitest';
import { beancountLedger } from '../../../../../../functions/domain/exports/ledgers/beancount-ledger.ts';
import { hledgerJournal } from '../../../../../../functions/domain/exports/ledgers/hledger-journal.ts';
import { ofx } from '../../../../../../functions/domain/exports/ledgers/ofx.ts';
import type { LedgerBooks } from '../../../../../../functions/domain/exports/ledgers/ledger-books.ts';
import {
  booksWith,
  category,
  entryWith,
  transfers,
} from '../../../../../support/ledgers/ledger-books-with.ts';
import { firstText, writtenFiles } from '../../../../../support/ledgers/written-files.ts';

/** A payment of 500 to a loan of 10,000, and 120 of interest on it. */
function loanBooks(): LedgerBooks {
  const [out, into] = [-50_000, 50_000].map((amount, at) =>
    entryWith({
      ...{ id: `t${at}`, amount, kind: 'transfer', side: transfers, pairId: 'p' },
      ...{ accountId: at === 0 ? 'checking' : 'loan', date: '2026-01-05' },
    }),
  );
  const interest = entryWith({ id: 'i', amount: -12_000, accountId: 'loan', side: category('Interest') });
  const books = booksWith({
    entries: [out, into, interest].filter((each) => each !== undefined),
    openings: [{ accountId: 'loan', currency: 'USD', amount: -1_000_000 }],
  });
  const loan = { id: 'loan', label: 'Van loan', kind: 'loan', lastFour: null, isOpened: true } as const;
  return { ...books, accounts: [...books.accounts, { ...loan, currency: 'USD' }] };
}

it('is a liability in journals, which the payment lowers and the interest raises', () => {
  const journal = firstText(hledgerJournal(loanBooks()).files);
  expect(journal).toContain('liabilities:Van loan');
  expect(journal).not.toContain('assets:Van loan');
  expect(journal).toMatch(/liabilities:Van loan.*-9620\.00 USD/);
  expect(firstText(beancountLedger(loanBooks()).files)).toContain('Liabilities:Van-loan');
});

it('is a line of credit in OFX, which knows no loans', () => {
  const texts = writtenFiles(ofx(loanBooks()).files);
  expect(JSON.stringify(texts)).toContain('<ACCTTYPE>CREDITLINE</ACCTTYPE>');
});

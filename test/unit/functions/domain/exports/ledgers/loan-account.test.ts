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

/** The same payment as one entry of the bank's account: the principal moved to the loan, the rest is interest. */
function splitBooks(): LedgerBooks {
  const payment = entryWith({
    amount: -50_000,
    lines: [
      { amount: -12_000, worth: 0, side: category('Interest') },
      { amount: -38_000, worth: 0, side: { kind: 'account', accountId: 'loan' } },
    ],
  });
  return { ...loanBooks(), entries: [payment] };
}

it('is paid back by a part of an entry: one entry in journals, and a row of its own where the loan’s bank tells it', () => {
  const journal = firstText(hledgerJournal(splitBooks()).files);
  expect(journal).toMatch(/liabilities:Van loan {2}380\.00 USD/);
  expect(journal).toMatch(/liabilities:Van loan.*= -9620\.00 USD/);
  expect(journal).not.toContain('equity:Transfers');
  expect(firstText(beancountLedger(splitBooks()).files)).toContain('Liabilities:Van-loan  380.00 USD');
  const statements = writtenFiles(ofx(splitBooks()).files).map(({ text }) => text);
  const [, loan = ''] = statements;
  expect(statements).toHaveLength(2);
  expect(loan).toContain('<TRNTYPE>XFER</TRNTYPE>');
  expect(loan).toContain('<TRNAMT>380.00</TRNAMT>');
  expect(loan).toContain('<BALAMT>-9620.00</BALAMT>');
});

it('is a line of credit in OFX, which knows no loans', () => {
  const texts = writtenFiles(ofx(loanBooks()).files);
  expect(JSON.stringify(texts)).toContain('<ACCTTYPE>CREDITLINE</ACCTTYPE>');
});

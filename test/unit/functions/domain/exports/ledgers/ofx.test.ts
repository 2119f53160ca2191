import fc from 'fast-check';
import { parseSync } from 'ofx-js';
import { describe, expect, it } from 'vitest';
import type { LedgerBooks } from '../../../../../../functions/domain/exports/ledgers/ledger-books.ts';
import { ofx } from '../../../../../../functions/domain/exports/ledgers/ofx.ts';
import { shortWords } from '../../../../../../functions/domain/exports/ledgers/plain-words.ts';
import { readOfx } from '../../../../../../functions/domain/statements/formats/read-ofx.ts';
import { decimalFromMinor } from '../../../../../../shared/money.ts';
import { anyBooks, booksWith, entryWith } from '../../../../../support/ledgers/ledger-books-with.ts';
import { lintOfx } from '../../../../../support/ledgers/lint-ofx.ts';
import { accountRows } from '../../../../../support/ledgers/told-sums.ts';
import { firstText, writtenFiles } from '../../../../../support/ledgers/written-files.ts';

const onlyFile = (books: LedgerBooks): string => firstText(ofx(books).files);

describe('ofx', () => {
  it('is a statement with what the account held at its end', () => {
    const entries = [entryWith(), entryWith({ amount: 5000, id: '01900000-0000-7000-8000-000000000002' })];
    const openings = [{ accountId: 'checking', currency: 'USD', amount: 10_000 }];
    const { files, notes } = ofx(booksWith({ entries, openings }));
    expect(files.map(({ name }) => name)).toEqual(['business-checking_2026-01-01_to_2026-03-31.ofx']);
    expect(notes).toEqual([]);
    const [statement] = lintOfx(firstText(files));
    expect(statement).toMatchObject({
      ...{ isCard: false, currency: 'USD', balance: '137.95', asOf: '20260331120000[0:GMT]' },
      accountId: expect.stringMatching(/^[0-9a-f]{16}-4321$/) as string,
    });
  });

  it('gives a card the statement of cards, and a stranger the same id again', () => {
    const card = booksWith({ entries: [entryWith({ accountId: 'card' })] });
    expect(lintOfx(onlyFile(card))[0]).toMatchObject({ isCard: true, balance: '-12.05' });
    const ids = [card, { ...card, from: '2025-01-01' }, { ...card, organizationId: 'other' }].map(
      (books) => lintOfx(onlyFile(books))[0]?.accountId,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('begins a long text in the name and says it whole in the memo', () => {
    const description = 'Northside Hardware & Sons, 118 Front Street West';
    const text = onlyFile(booksWith({ entries: [entryWith({ description })] }));
    expect(text).toContain(
      '<NAME>Northside Hardware &amp; Sons, 118 F</NAME><MEMO>Northside Hardware &amp; Sons, 118 Front Street West</MEMO>',
    );
  });

  it('is read back the same by a reader of it and by our own, whatever its texts are', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const ofBank = accountRows(books).filter(({ accountId }) => accountId !== 'cash');
        const { files } = ofx(books);
        const statements = writtenFiles(files).flatMap(({ text }) => lintOfx(text));
        expect(statements).toHaveLength(files.length);
        const rows = statements.flatMap(({ currency, rows: own }) =>
          own.map((row) => ({ ...row, currency })),
        );
        expect(rows.toSorted(byId)).toEqual(
          ofBank
            .map((entry) => ({
              id: entry.id.replaceAll('-', ''),
              posted: `${entry.date.replaceAll('-', '')}120000[0:GMT]`,
              amount: decimalFromMinor(entry.amount, entry.currency),
              text: shortWords(entry.description, 255) || books.words.noDescription,
              currency: entry.currency,
            }))
            .toSorted(byId),
        );
        for (const { text } of writtenFiles(files)) {
          const ours = readOfx(text);
          const [theirs] = lintOfx(text);
          expect('statement' in ours && ours.statement.transactions.map(({ amount }) => amount)).toEqual(
            theirs?.rows.map(({ id }) => ofBank.find((entry) => entry.id.replaceAll('-', '') === id)?.amount),
          );
        }
      }),
    );
  });
});

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

describe('lintOfx', () => {
  const good = onlyFile(booksWith({ entries: [entryWith()] }));
  it.each([
    ['no ledger balance', good.replace(/<LEDGERBAL>.*<\/LEDGERBAL>/, '')],
    ['two rows of one id', good.replace(/(<STMTTRN>.*<\/STMTTRN>)/, '$1$1')],
    [
      'an amount before its day',
      good.replace(/(<DTPOSTED>.*?<\/DTPOSTED>)\n?(<TRNAMT>.*?<\/TRNAMT>)/, '$2$1'),
    ],
    ['another version', good.replace('OFXHEADER="200"', 'OFXHEADER="100"')],
    ['an open tag', good.replace('</CURDEF>', '')],
    ['a bare ampersand', good.replace('Paper', 'Paper & Co')],
    ['a name too long', good.replace('Paper', 'P'.repeat(33))],
    ['a number of a bank too long', good.replace('MATCHBOOK', 'MATCHBOOKS')],
    ['a comma in an amount', good.replace('-12.05</TRN', '-1,200.05</TRN')],
  ])('fails on %s', (_what, text) => {
    expect(text).not.toBe(good);
    expect(lintOfx(good)).toHaveLength(1);
    expect(() => lintOfx(text)).toThrow();
  });
});

it('is read by ofx-js as it was written', () => {
  const { OFX } = parseSync(onlyFile(booksWith({ entries: [entryWith()] })));
  expect(OFX).toMatchObject({
    BANKMSGSRSV1: {
      STMTTRNRS: {
        STMTRS: {
          BANKTRANLIST: { STMTTRN: { TRNTYPE: 'DEBIT', TRNAMT: '-12.05', NAME: 'Paper' } },
          LEDGERBAL: { BALAMT: '-12.05' },
        },
      },
    },
  });
});

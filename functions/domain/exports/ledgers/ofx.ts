import { createHash } from 'node:crypto';
import type { AccountKind } from '../../../../shared/model/account.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { bankAccounts } from './bank-accounts.ts';
import type { BankAccount } from './bank-accounts.ts';
import type { LedgerBooks, LedgerEntry, LedgerExport } from './ledger-books.ts';
import { ledgerNames, stemOf } from './ledger-names.ts';
import { lineByLine } from './line-by-line.ts';
import { plainWords, shortWords } from './plain-words.ts';

/** Lengths of OFX 2.2, chapters 3 and 11. */
const NAME_MAX = 32;
const MEMO_MAX = 255;
/** Nine letters are all a bank's number may have; banks that we know by no number go by this one. */
const BANK_ID = 'MATCHBOOK';
const HASH_LETTERS = 16;

/**
 * A statement of OFX 2.2 for each account and currency: programs read the first account of a file and ignore all others. The ids of its
 * rows are those of our entries, so that what is taken in twice is there once; what it closes with is what the books say.
 */
export function ofx(books: LedgerBooks): LedgerExport {
  const nameOf = ledgerNames(books);
  const { accounts, notes } = bankAccounts(books, { withZero: true });
  return {
    files: accounts.map((account) => ({
      name: nameOf(stemOf(account), 'ofx'),
      pieces: () => lineByLine(statementOf(account, books)),
    })),
    notes: [
      ...notes,
      ...accounts
        .filter(({ account, currency }) => !account.isOpened && currency === account.currency)
        .map(({ account }) => ({ code: 'no-opening', account: account.label }) as const),
    ],
  };
}

function* statementOf(account: BankAccount, books: LedgerBooks): Generator<string> {
  const isCard = account.account.kind === 'credit-card';
  const [set, response, statement] = isCard
    ? ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS']
    : ['BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS'];
  const closing = account.entries.reduce((sum, { amount }) => sum + amount, account.opening);
  yield* [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    '<OFX>',
    `<SIGNONMSGSRSV1><SONRS>${STATUS}<DTSERVER>${instantOf(books.createdAt)}</DTSERVER><LANGUAGE>${books.language === 'fr' ? 'FRA' : 'ENG'}</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
    `<${set}><${response}><TRNUID>0</TRNUID>${STATUS}<${statement}>`,
    `<CURDEF>${account.currency}</CURDEF>`,
    accountFrom(account, books),
    `<BANKTRANLIST><DTSTART>${noonOf(books.from)}</DTSTART><DTEND>${noonOf(books.to)}</DTEND>`,
  ];
  for (const entry of account.entries) yield rowOf(entry, books);
  yield* [
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${decimalFromMinor(closing, account.currency)}</BALAMT><DTASOF>${noonOf(books.to)}</DTASOF></LEDGERBAL>`,
    `</${statement}></${response}></${set}>`,
    '</OFX>',
    '',
  ];
}

const STATUS = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** OFX has no loans; a line of credit is what is owed to a bank. */
const ACCOUNT_TYPES: Readonly<Partial<Record<AccountKind, string>>> = {
  savings: 'SAVINGS',
  loan: 'CREDITLINE',
};

function accountFrom({ account, currency }: BankAccount, { organizationId }: LedgerBooks): string {
  const key = [organizationId, account.id, currency].join('\n');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, HASH_LETTERS);
  const id = `<ACCTID>${account.lastFour === null ? hash : `${hash}-${account.lastFour}`}</ACCTID>`;
  if (account.kind === 'credit-card') return `<CCACCTFROM>${id}</CCACCTFROM>`;
  const type = ACCOUNT_TYPES[account.kind] ?? 'CHECKING';
  return `<BANKACCTFROM><BANKID>${BANK_ID}</BANKID>${id}<ACCTTYPE>${type}</ACCTTYPE></BANKACCTFROM>`;
}

/** A name is short: what is longer begins in it and stands whole in the memo. */
function rowOf(entry: LedgerEntry, { words }: LedgerBooks): string {
  const { id, kind, date, amount, currency, payee } = entry;
  const text = shortWords(entry.description, MEMO_MAX) || words.noDescription;
  const name = shortWords(plainWords(payee ?? '') || text, NAME_MAX);
  const type = kind === 'transfer' ? 'XFER' : amount < 0 ? 'DEBIT' : 'CREDIT';
  return [
    `<STMTTRN><TRNTYPE>${type}</TRNTYPE><DTPOSTED>${noonOf(date)}</DTPOSTED>`,
    `<TRNAMT>${decimalFromMinor(amount, currency)}</TRNAMT><FITID>${id.replaceAll('-', '')}</FITID>`,
    `<NAME>${escaped(name)}</NAME>`,
    text === name ? '' : `<MEMO>${escaped(text)}</MEMO>`,
    '</STMTTRN>',
  ].join('');
}

/** Noon in Greenwich is the same day nearly everywhere. */
const noonOf = (day: string): string => `${day.replaceAll('-', '')}120000[0:GMT]`;

const instantOf = (instant: string): string => `${instant.slice(0, 19).replace(/\D/g, '')}[0:GMT]`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

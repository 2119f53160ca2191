import type { DayOrder } from '../../../../shared/report-formats.ts';
import type { AccountKind } from '../../../../shared/model/account.ts';
import type { EntryTax, TransactionKind } from '../../../../shared/model/transaction.ts';
import type { Language } from '../../../../shared/text/language.ts';

/**
 * Across from the account whose money moved: a category, other accounts or a certain one of them, the owner's own, or what is no business
 * of the books.
 */
export type OtherSide =
  | {
      readonly kind: 'income' | 'expense';
      readonly categoryId: string;
      readonly label: string;
      /** Whether nobody has said yet which category it is. */
      readonly isUnsorted: boolean;
    }
  | { readonly kind: 'transfers' | 'owner' | 'personal' }
  | AccountSide;

/** An account of the owner's by its id: a part of an entry that moved there or came from there. */
export interface AccountSide {
  readonly kind: 'account';
  readonly accountId: string;
}

/** A line of an entry, in minor units of its currency; `worth`: what of the entry's worth is its own. */
export interface LedgerLine {
  readonly amount: number;
  readonly worth: number;
  readonly side: OtherSide;
}

/** An entry of the books as it is written for other programs. Its lines add up to its amount, and their worths to its worth. */
export interface LedgerEntry {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  /** Whom its document names. */
  readonly payee: string | null;
  readonly accountId: string;
  readonly kind: TransactionKind;
  readonly amount: number;
  readonly currency: string;
  /** What it is worth in another currency, where that is known. */
  readonly worth: { readonly amount: number; readonly currency: string } | null;
  readonly taxes: readonly EntryTax[];
  /** Whether it is a service from abroad, on which the buyer owes the tax. */
  readonly isReversed: boolean;
  readonly lines: readonly LedgerLine[];
  /** Whether a document of it is an invoice: in other books it may be one that is still to be paid. */
  readonly isInvoiced: boolean;
  /** What the other side of a transfer has too. */
  readonly pairId: string | null;
}

export interface LedgerAccount {
  readonly id: string;
  readonly label: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly lastFour: string | null;
  /** Whether a person or a statement says with which balance it began. */
  readonly isOpened: boolean;
}

/** What an account held in a currency before the first day. */
export interface LedgerOpening {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: number;
}

/** The books of inclusive days as they are written for other programs. */
export interface LedgerBooks {
  readonly organizationId: string;
  readonly organization: string;
  /** How bank CSVs write days. */
  readonly dayOrder: DayOrder;
  /** The currency of the books. */
  readonly home: string;
  readonly language: Language;
  readonly from: string;
  readonly to: string;
  /** The instant in which it was ordered: what is written says no other. */
  readonly createdAt: string;
  readonly accounts: readonly LedgerAccount[];
  readonly openings: readonly LedgerOpening[];
  /** By their days. */
  readonly entries: readonly LedgerEntry[];
  readonly words: LedgerWords;
}

/** What such files call things that entries have no name for. */
export interface LedgerWords {
  readonly noDescription: string;
  readonly opening: string;
  readonly closing: string;
  readonly transfers: string;
  readonly owner: string;
  readonly personal: string;
  readonly uncategorized: Readonly<Record<'income' | 'expense', string>>;
}

/** A file for another program. Its text comes piece by piece: of many entries no more than some are written at once. */
export interface LedgerFile {
  readonly name: string;
  readonly pieces: () => Iterable<string>;
}

/** What whoever takes such files in has to know of them. */
export type LedgerNote =
  /** Entries of accounts that no bank keeps. */
  | { readonly code: 'no-bank-account'; readonly account: string; readonly count: number }
  /** Entries that move nothing. */
  | { readonly code: 'zero'; readonly account: string; readonly entries: readonly NotedEntry[] }
  /** Entries in another currency than their account. */
  | { readonly code: 'other-currency'; readonly account: string; readonly currency: string }
  /** Files that are one where the program would take it. */
  | { readonly code: 'in-parts'; readonly account: string; readonly parts: number }
  /** Categories for which a code of the chart of accounts is to be filled in. */
  | { readonly code: 'codes-wanted'; readonly categories: readonly string[] }
  /** Entries that are for a person to reconcile. */
  | { readonly code: 'by-hand'; readonly account: string; readonly count: number }
  /** Balances that count from nothing, since nobody says what an account began with. */
  | { readonly code: 'no-opening'; readonly account: string };

export interface NotedEntry {
  readonly date: string;
  readonly description: string;
}

export interface LedgerExport {
  readonly files: readonly LedgerFile[];
  readonly notes: readonly LedgerNote[];
}

import { readFileSync } from 'node:fs';
import { initSync, ParsedLedger } from '@rustledger/wasm';
import { minorFromDecimal } from '../../../shared/money.ts';

initSync({
  module: readFileSync(
    new URL('../../../node_modules/@rustledger/wasm/rustledger_wasm_bg.wasm', import.meta.url),
  ),
});

/** Accounts as beancount's grammar has them, which this reader takes more freely. */
const ACCOUNT = /^(Assets|Liabilities|Equity|Income|Expenses)(:[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*)+$/u;

/** A ledger as it was read: its entries, and what its accounts hold by name and currency, in minor units. Throws where it does not balance. */
export function readBeancount(text: string) {
  const ledger = new ParsedLedger(text);
  try {
    const [error] = ledger.getErrors();
    if (error) throw new Error(`${error.line ?? '?'}: ${error.message}`);
    const directives = ledger.getDirectives();
    const opened = directives.filter((each) => each.type === 'open').map(({ account }) => account);
    for (const account of opened) if (!ACCOUNT.test(account)) throw new Error(`account ${account}`);
    return {
      opened,
      balances: directives.filter((each) => each.type === 'balance'),
      entries: directives.filter((each) => each.type === 'transaction'),
    };
  } finally {
    ledger.free();
  }
}

export type ReadEntry = ReturnType<typeof readBeancount>['entries'][number];

/** What postings come to, by account and currency. */
export function sumsOf(entries: readonly ReadEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, units } of entries.flatMap(({ postings }) => postings)) {
    const minor = minorFromDecimal(units?.number ?? '', units?.currency ?? '');
    if (!units || minor === undefined) throw new Error(`no amount on ${account}`);
    const key = `${account} ${units.currency}`;
    sums.set(key, (sums.get(key) ?? 0) + minor);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

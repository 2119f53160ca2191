import { readFile } from 'node:fs/promises';
import { readDocuments } from '../../../functions/domain/documents/read-documents.ts';
import type { MatchReceipt, MatchTransaction } from '../../../functions/domain/matching/match-input.ts';
import { addDays } from '../../../shared/civil-date.ts';
import { randomFrom } from '../../support/campaigns/random.ts';
import { typedReceipts } from '../documents/fit-corpus.ts';
import { judge, verdictLines } from './judge.ts';
import type { LabelledBook, Link } from './labelled-book.ts';

/*
 * Books of real receipts and real bank rows: `node test/corpus/matching/real-pairs.ts`. The receipts are the corpus' scans as the
 * reader reads their words; the payment of each is a row with the shop's true name as banks write it (with a terminal before,
 * a branch and a place behind, without its legal form, cut at 22 letters), booked up to three days later; one receipt in five
 * was paid in cash. Around them lie all rows of the corpus' statements, with their own texts and amounts, on days of those years.
 */

const CURRENCY = 'MYR';
const CASH_OF_TEN = 2;
const BOOKED_WITHIN = 4;
const FIRST_DAY = '2016-01-01';
const DAYS = 1200;
const rowsFile = new URL('../../../../shared/corpus/dev/expected_rows.json', import.meta.url);

type Row = readonly [date: string, amount: string, description: string];

/** One book a seed: other receipts paid in cash, other ways to write the shops' names, other days. */
export async function realBooks(seeds: readonly number[]): Promise<LabelledBook[]> {
  const papers = await typedReceipts();
  const statements = Object.values(JSON.parse(await readFile(rowsFile, 'utf8')) as Record<string, Row[]>);
  const read = papers.flatMap(({ name, pages, known }) => {
    const { vendor, date, total } = readDocuments(pages, { currency: CURRENCY }).fields;
    if (!total || known.date === undefined || known.total === undefined) return [];
    const receipt: MatchReceipt = {
      id: name,
      vendor: vendor?.value ?? null,
      date: date?.value ?? null,
      amount: total.value,
      currency: CURRENCY,
      kind: 'receipt',
    };
    return [{ receipt, shop: known.vendor ?? '', day: known.date, paid: known.total }];
  });
  return seeds.map((seed) => {
    const random = randomFrom(seed);
    const roll = (below: number) => Math.floor(random() * below);
    const others = statements.flat().map(([, amount, description], at): MatchTransaction => ({
      id: `other-${at}`,
      date: addDays(FIRST_DAY, roll(DAYS)),
      description,
      amount: Math.round(Number(amount) * 100),
      currency: CURRENCY,
    }));
    const paid = read.filter(() => roll(10) >= CASH_OF_TEN);
    const payments = paid.map(({ receipt, shop, day, paid: amount }): MatchTransaction => ({
      id: `payment-${receipt.id}`,
      date: addDays(day, roll(BOOKED_WITHIN)),
      description: bankText(shop, roll),
      amount: -amount,
      currency: CURRENCY,
    }));
    const links = paid.map(({ receipt }): Link => ({
      kind: 'real',
      receiptIds: [receipt.id],
      transactionIds: [`payment-${receipt.id}`],
    }));
    return {
      transactions: [...others, ...payments],
      receipts: read.map(({ receipt }) => receipt),
      links,
      tied: new Set(),
    };
  });
}

function bankText(shop: string, roll: (below: number) => number): string {
  const plain = shop.replace(/\s*\b(?:SDN\.?\s*BHD\.?|\(M\)|ENTERPRISE|TRADING)/gi, '').trim() || shop;
  const branch = String(1000 + roll(9000));
  const texts = [
    `POS PURCHASE ${branch} ${plain} KUALA LUMPUR`,
    `${plain} #${branch}`,
    `${shop} ${branch}`.slice(0, 22),
    `VISA ${plain} JOHOR MY`,
    shop,
  ];
  return texts[roll(texts.length)] ?? shop;
}

if (import.meta.main) {
  const seeds = Array.from({ length: 10 }, (_, n) => n + 1);
  for (const line of verdictLines(judge(await realBooks(seeds)))) console.log(line);
}

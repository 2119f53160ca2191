import type { Words } from '../../../shared/text/words.ts';
import type { ExportRow } from '../../domain/exports/export-document.ts';
import { openDocument, openEntry } from '../../domain/exports/package/open-items.ts';
import type { PackedDocument, PackedEntry } from '../../domain/exports/package/packed.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Page } from '../../store/page-query.ts';

type Parts = Pick<Cloud, 'matches' | 'pairs' | 'questions'>;

/** What of an entry such a list tells. */
export type NotedEntry = Pick<
  PackedEntry,
  'id' | 'date' | 'description' | 'amount' | 'currency' | 'account' | 'wantsCategory'
> & {
  /** Whether it is in no figure of the reports: it has no rate to the currency of the books. */
  readonly isUnconverted: boolean;
};

const OPEN_A_READ = 200;
/** More than anybody decides; what is beyond is told by the app. */
const OPEN_READ_MAX = 10_000;

/**
 * What of the days waits for a decision, as rows of a list: entries without category or without a rate, documents that belong to no entry,
 * matches that are suggested, pairs of entries, and open questions. `entries` are those of the days, by their ids in order.
 */
export async function packageOpenItems(
  organizationId: string,
  entries: ReadonlyMap<string, NotedEntry>,
  documents: readonly PackedDocument[],
  words: Words['accountantPackage'],
  cloud: Parts,
): Promise<ExportRow[]> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const rows = [...entries.values()].flatMap((entry) => [
    ...(entry.wantsCategory ? [openEntry('category', entry, words)] : []),
    ...(entry.isUnconverted ? [openEntry('unconverted', entry, words)] : []),
  ]);
  rows.push(
    ...documents
      .filter(({ standing, asksForNoMoney }) => standing === 'unmatched' && !asksForNoMoney)
      .map((one) => openDocument(one, words)),
  );
  const { matches, pairs } = cloud;
  for await (const { receiptIds, transactionIds } of all(
    (after) => matches.page(organizationId, 'suggestions', { after, limit: OPEN_A_READ }),
    (match) => matches.positionOf(match),
  )) {
    const document = receiptIds.map((id) => byId.get(id)).find((found) => found !== undefined);
    rows.push(
      ...entriesOf(transactionIds, entries).map((entry) => openEntry('suggestion', entry, words, document)),
    );
  }
  for await (const { transactionIds } of all(
    (after) => pairs.page(organizationId, 'open', { after, limit: OPEN_A_READ }),
    (pair) => pairs.positionOf(pair),
  ))
    rows.push(...entriesOf(transactionIds, entries).map((entry) => openEntry('pair', entry, words)));
  for (const { about, text } of (await cloud.questions.all(organizationId, 'open')).toReversed()) {
    const note = words.open.question({ text: text.replaceAll('\n', ' ') });
    if ('transactionId' in about)
      rows.push(
        ...entriesOf([about.transactionId], entries).map((entry) => openEntry({ note }, entry, words)),
      );
    const document = 'receiptId' in about ? byId.get(about.receiptId) : undefined;
    if (document) rows.push(openDocument(document, words, note));
  }
  return rows;
}

const entriesOf = (ids: readonly string[], entries: ReadonlyMap<string, NotedEntry>): NotedEntry[] =>
  ids.flatMap((id) => entries.get(id) ?? []);

/** Everything of a list that is read page by page, as far as it is read. */
async function* all<T>(
  page: (after: string | undefined) => Promise<Page<T>>,
  positionOf: (item: T) => string,
): AsyncGenerator<T> {
  let [read, after]: [number, string | undefined] = [0, undefined];
  do {
    const { items, more } = await page(after);
    yield* items;
    read += items.length;
    const last = items.at(-1);
    after = more && last ? positionOf(last) : undefined;
  } while (after !== undefined && read < OPEN_READ_MAX);
}

import { wordsFor } from '../../../../shared/text/words-for.ts';
import type { Words } from '../../../../shared/text/words.ts';
import type { PackageContents } from '../../../domain/exports/package-contents.ts';
import { markup } from '../../../domain/pages/markup.ts';
import type { Markup } from '../../../domain/pages/markup.ts';
import type { StoredReport } from '../../../store/report-states.ts';
import type { StoredSharedLink } from '../../../store/shared-links.ts';
import type { FoundRows } from '../package-rows.ts';
import type { Addresses } from './addresses.ts';
import { framed } from './frame.ts';
import { pageHead } from './report-page.ts';
import { rowsPart } from './rows-part.ts';
import { spellingOf } from './spelling.ts';
import type { Spelling } from './spelling.ts';

interface ShownPackage {
  readonly link: StoredSharedLink;
  readonly report: StoredReport;
  readonly contents: PackageContents;
  readonly rows: FoundRows;
}

/** A package may hold thousands, and each page of entries shows them. */
const FILES_SHOWN = 300;

type PageWords = Words['sharedPages'];

/** The page of a package: totals, what is missing, its entries with their documents, and every file of it. */
export function packagePage({ link, report, contents, rows }: ShownPackage, addresses: Addresses): string {
  const { language, organization, from, to, dateFormat } = contents;
  const words = wordsFor(language).sharedPages;
  const spelling = spellingOf(language, dateFormat);
  const download = words.downloadAll({ size: spelling.size(report.size ?? 0) });
  const { title, head } = pageHead(
    { link, language },
    { organization, from, to, kind: 'packageTitle', download },
    addresses,
  );
  const body = markup`${head}${totalsPart(contents, words, spelling)}<div class="two">${contentPart(contents, words)}${missingPart(contents, words)}</div>${rowsPart({ rows, contents, words, spelling }, addresses)}${filesPart(contents, words, spelling)}<p class="foot">${words.foot}</p>`;
  return framed({ language, title, body });
}

function totalsPart({ totals }: PackageContents, words: PageWords, { money, count }: Spelling): Markup {
  const figure = (label: string, value: string) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const lists = totals.map(({ currency, income, expenses, net, transfers, personal, entries }) => {
    const named = (label: string) => (totals.length > 1 ? `${label}, ${currency}` : label);
    const sum = (label: string, minor: number) => figure(named(label), money(minor, currency));
    // What neither earns nor costs the business anything stands by itself: with the net it is the sum of the rows.
    const apart = [
      transfers !== 0 && sum(words.transfers, transfers),
      personal !== 0 && sum(words.personal, personal),
    ];
    return markup`<dl class="figures">${sum(words.income, income)}${sum(words.expenses, expenses)}${sum(words.net, net)}${apart}${figure(named(words.entries), count(entries))}</dl>`;
  });
  const only = totals.length === 1 ? markup` <span class="code">${totals[0]?.currency}</span>` : undefined;
  return markup`<section class="sheet" aria-labelledby="totals"><h2 id="totals">${words.totals}${only}</h2>${lists}</section>`;
}

function contentPart({ counts }: PackageContents, words: PageWords): Markup {
  const lines = [
    words.counted({ count: counts.entries }),
    words.documents({ count: counts.documents }),
    words.imports({ count: counts.imports }),
  ];
  return notesPart('content', words.content, lines, true);
}

function missingPart({ counts }: PackageContents, words: PageWords): Markup {
  const names = ['missingReceipts', 'unprovenImports', 'openItems', 'notKept'] as const;
  const lines = names.filter((name) => counts[name] > 0).map((name) => words[name]({ count: counts[name] }));
  return lines.length > 0
    ? notesPart('missing', words.missing, lines, false)
    : notesPart('missing', words.missing, [words.nothingMissing], true);
}

function notesPart(id: string, title: string, lines: readonly string[], isGood: boolean): Markup {
  const kind = isGood ? 'good' : 'open';
  const items = lines.map((line) => markup`<li class="${kind}">${line}</li>`);
  return markup`<section class="sheet" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul class="notes">${items}</ul></section>`;
}

function filesPart({ files }: PackageContents, words: PageWords, { size }: Spelling): Markup {
  const { path, size: sizeTitle, digest } = words.filesColumns;
  const rows = files
    .slice(0, FILES_SHOWN)
    .map(
      (file) =>
        markup`<tr><td><bdi>${file.path}</bdi></td><td class="money">${size(file.size)}</td><td>${file.sha256}</td></tr>`,
    );
  const more = files.length - FILES_SHOWN;
  const rest = more > 0 && markup`<p class="count">${words.moreFiles({ count: more })}</p>`;
  return markup`<section class="sheet"><details><summary>${words.files({ count: files.length })}</summary><table class="files"><thead><tr><th scope="col">${path}</th><th scope="col" class="money">${sizeTitle}</th><th scope="col">${digest}</th></tr></thead><tbody>${rows}</tbody></table>${rest}</details></section>`;
}

import type { Words } from '../../../../shared/text/words.ts';
import type { PackageContents } from '../../../domain/exports/package-contents.ts';
import { markup } from '../../../domain/pages/markup.ts';
import type { Markup } from '../../../domain/pages/markup.ts';
import type { PlacedRow } from '../../../domain/sharing/found-rows.ts';
import { ROWS_A_PAGE } from '../package-rows.ts';
import type { FoundRows } from '../package-rows.ts';
import type { Addresses } from './addresses.ts';
import type { Spelling } from './spelling.ts';

interface Shown {
  readonly rows: FoundRows;
  readonly contents: PackageContents;
  readonly words: Words['sharedPages'];
  readonly spelling: Spelling;
}

/** The entries of a package: the search, those that it found, and the way to more of them. */
export function rowsPart(shown: Shown, addresses: Addresses): Markup {
  const { rows, words } = shown;
  const isEmpty = rows.items.length === 0;
  return markup`<section class="sheet" aria-labelledby="rows"><h2 id="rows">${words.rows}</h2>${searchForm(shown, addresses)}<p class="count" role="status">${countOf(shown)}</p>${!isEmpty && tableOf(shown, addresses)}${pager(shown, addresses)}</section>`;
}

function searchForm({ rows, words }: Shown, addresses: Addresses): Markup {
  const all =
    rows.search !== '' &&
    markup`<a class="button quiet" href="${addresses.page('', 1)}">${words.showAll}</a>`;
  return markup`<form class="search" method="get" action="${addresses.form}" role="search"><div><label for="q">${words.search}</label><input id="q" name="q" type="search" maxlength="200" value="${rows.search}"></div><button class="button quiet">${words.find}</button>${all}</form>`;
}

function countOf({ rows, contents, words, spelling }: Shown): string {
  const { search, count } = rows;
  if (search !== '' && count === 0) return words.noneFound({ search });
  const all = spelling.count(contents.counts.entries);
  if (search !== '') return words.found({ count: spelling.count(count), of: all, search });
  return count === 0 ? words.noRows : words.counted({ count });
}

function tableOf(shown: Shown, addresses: Addresses): Markup {
  const { rows, words } = shown;
  const { date, description, type, category, account, amount, documents } = words.columns;
  const head = markup`<tr><th scope="col">${date}</th><th scope="col">${description}</th><th scope="col">${type}</th><th scope="col">${category}</th><th scope="col">${account}</th><th scope="col">${documents}</th><th scope="col" class="money">${amount}</th></tr>`;
  return markup`<table class="rows"><caption class="hidden">${words.rows}</caption><thead>${head}</thead><tbody>${rows.items.map((item) => linesOf(item, shown, addresses))}</tbody></table>`;
}

/** An entry, a line for each that it is split into: what is personal of it stands by itself. Its documents stand beside the first. */
function linesOf(
  { place, row }: PlacedRow,
  { contents, words, spelling }: Shown,
  addresses: Addresses,
): Markup[] {
  const { documents, currency } = row;
  const papers = documents.map(
    ({ path }, at) =>
      markup`<li><a href="${addresses.document(place, at)}" target="_blank" rel="noopener noreferrer"><bdi>${nameIn(path)}</bdi><span class="hidden"> ${words.newTab}</span></a></li>`,
  );
  const held =
    documents.length > 0
      ? markup`<ul class="papers">${papers}</ul>`
      : markup`<span class="faint">${words.noDocument}</span>`;
  const code = currency !== contents.currency && markup` <span class="code">${currency}</span>`;
  const { description, category, amount } = row;
  const lines = row.lines.length > 0 ? row.lines : [{ description, type: '', category, amount }];
  return lines.map((line, at) => {
    const called =
      line.category === '' ? markup`<span class="faint">${words.uncategorized}</span>` : line.category;
    const papersCell =
      at === 0
        ? markup`<td class="${documents.length > 0 ? 'held' : 'held none'}">${held}</td>`
        : markup`<td class="held"></td>`;
    return markup`<tr><td class="day">${spelling.day(row.date)}</td><td class="what"><bdi>${line.description}</bdi></td><td class="type">${line.type}</td><td class="kind">${called}</td><td class="account"><bdi>${row.account}</bdi></td>${papersCell}<td class="${line.amount > 0 ? 'money in' : 'money'}">${spelling.money(line.amount, currency)}${code}</td></tr>`;
  });
}

/** The last part of a path: what the file is called in the package. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function pager({ rows, words, spelling }: Shown, addresses: Addresses): Markup | false {
  const last = Math.max(1, Math.ceil(rows.count / ROWS_A_PAGE));
  if (last === 1) return false;
  const { page, search } = rows;
  const to = (at: number, label: string, rel: string) =>
    at >= 1 && at <= last
      ? markup`<a class="button quiet" rel="${rel}" href="${addresses.page(search, at)}">${label}</a>`
      : markup`<span></span>`;
  const here = words.page({ page: spelling.count(page), of: spelling.count(last) });
  return markup`<nav class="pager" aria-label="${words.pages}">${to(page - 1, words.previous, 'prev')}<span>${here}</span>${to(page + 1, words.next, 'next')}</nav>`;
}

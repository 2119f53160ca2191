import type { Language } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import { markup } from '../../../domain/pages/markup.ts';
import type { StoredReport } from '../../../store/report-states.ts';
import type { StoredSharedLink } from '../../../store/shared-links.ts';
import type { Addresses } from './addresses.ts';
import { framed } from './frame.ts';
import { spellingOf } from './spelling.ts';

interface Shown {
  readonly link: StoredSharedLink;
  readonly report: StoredReport;
  readonly language: Language;
}

/** The head of a page: whose books, which days, who shares them and until when, with the button that takes all of it. */
export function pageHead(
  { link, language }: Omit<Shown, 'report'>,
  { organization, from, to, kind, download }: HeadFacts,
  addresses: Addresses,
) {
  const words = wordsFor(language).sharedPages;
  const { dayInWords } = spellingOf(language, '');
  const days = words.days({ from: dayInWords(from), to: dayInWords(to) });
  const by = words.by({ sender: link.sender, until: dayInWords(link.endsAt.slice(0, 'yyyy-mm-dd'.length)) });
  return {
    title: `${organization}: ${days}`,
    head: markup`<div class="head"><div><p class="eyebrow"><bdi>${organization}</bdi> · ${words[kind]}</p><h1>${days}</h1><p class="by">${by}</p></div><a class="button" href="${addresses.download}">${download}</a></div>`,
  };
}

interface HeadFacts {
  readonly organization: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'packageTitle' | 'reportTitle';
  readonly download: string;
}

/** The page of a report that is one file: what it is, and the button that takes it. */
export function reportPage(
  { link, report, language }: Shown,
  { organization, dateFormat }: { readonly organization: string; readonly dateFormat: string },
  addresses: Addresses,
): string {
  const words = wordsFor(language).sharedPages;
  const { size } = spellingOf(language, dateFormat);
  const { from, to, name } = report;
  const download = words.downloadReport({ size: size(report.size ?? 0) });
  const { title, head } = pageHead(
    { link, language },
    { organization, from, to, kind: 'reportTitle', download },
    addresses,
  );
  const body = markup`${head}<section class="sheet"><dl><dt>${words.fileName}</dt><dd><bdi>${name}</bdi></dd></dl></section><p class="foot">${words.foot}</p>`;
  return framed({ language, title, body });
}

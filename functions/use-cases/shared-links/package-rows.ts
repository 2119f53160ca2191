import * as z from 'zod';
import { CONTENTS_ROWS_A_PAGE, ContentsRow, PackageContents } from '../../domain/exports/package-contents.ts';
import { isFound } from '../../domain/sharing/found-rows.ts';
import type { PlacedRow, RowSpelling } from '../../domain/sharing/found-rows.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { fileOfReport } from '../../store/report-states.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** So many entries stand on a page; they divide a file of rows, so that no page needs two. */
export const ROWS_A_PAGE = 50;

/** The entries that a search found, and which of them a page shows. */
export interface FoundRows {
  readonly items: readonly PlacedRow[];
  /** How many were found on all pages. */
  readonly count: number;
  readonly search: string;
  readonly page: number;
}

type Parts = Pick<Cloud, 'files'>;

/** What a package holds; undefined of a report that is no package. */
export async function contentsOf(
  report: StoredReport,
  { files }: Parts,
): Promise<PackageContents | undefined> {
  const kept = await files.besidePackage(report.organizationId, fileOfReport(report), 'contents');
  return kept === undefined ? undefined : PackageContents.parse(kept);
}

/** One page of the entries of a package: of all, or of those that hold a search. A page behind the last one is the last one. */
export async function foundRows(
  report: StoredReport,
  contents: PackageContents,
  {
    search,
    page,
    spelling,
  }: { readonly search: string; readonly page: number; readonly spelling: RowSpelling },
  cloud: Parts,
): Promise<FoundRows> {
  const wanted = search.trim();
  if (wanted === '') return unsearched(report, contents, page, cloud);
  const found: PlacedRow[] = [];
  for (let part = 0; part < contents.rowPages; part += 1) {
    const rows = await rowsIn(report, part, cloud);
    rows.forEach((row, at) => {
      if (isFound(row, wanted, spelling)) found.push({ place: part * CONTENTS_ROWS_A_PAGE + at, row });
    });
  }
  const shown = within(page, found.length);
  const items = found.slice((shown - 1) * ROWS_A_PAGE, shown * ROWS_A_PAGE);
  return { items, count: found.length, search: wanted, page: shown };
}

async function unsearched(
  report: StoredReport,
  { counts, rowPages }: PackageContents,
  page: number,
  cloud: Parts,
): Promise<FoundRows> {
  const shown = within(page, counts.entries);
  const first = (shown - 1) * ROWS_A_PAGE;
  const part = Math.floor(first / CONTENTS_ROWS_A_PAGE);
  const rows = part < rowPages ? await rowsIn(report, part, cloud) : [];
  const from = first - part * CONTENTS_ROWS_A_PAGE;
  const items = rows.slice(from, from + ROWS_A_PAGE).map((row, at) => ({ place: first + at, row }));
  return { items, count: counts.entries, search: '', page: shown };
}

const within = (page: number, count: number): number =>
  Math.min(page, Math.max(1, Math.ceil(count / ROWS_A_PAGE)));

/** The entry at a place among all of a package; undefined where it has none there. */
export async function rowAt(
  report: StoredReport,
  { rowPages }: PackageContents,
  place: number,
  cloud: Parts,
): Promise<ContentsRow | undefined> {
  const part = Math.floor(place / CONTENTS_ROWS_A_PAGE);
  if (part >= rowPages) return undefined;
  return (await rowsIn(report, part, cloud))[place - part * CONTENTS_ROWS_A_PAGE];
}

async function rowsIn(report: StoredReport, part: number, { files }: Parts): Promise<ContentsRow[]> {
  const name = `rows-${String(part + 1).padStart(4, '0')}` as const;
  const kept = await files.besidePackage(report.organizationId, fileOfReport(report), name);
  if (kept === undefined) throw new Error(`The package ${report.id} lacks its part ${name}.`);
  return z.array(ContentsRow).parse(kept);
}

import type { DocumentFields, PageText, TextField } from '../../../../shared/model/document.ts';
import { domainNames } from './vendor-echo.ts';
import { squeezed } from './vendor-name.ts';
import { textLines, type TextLine } from '../../text/text-line.ts';

/** What shows that two documents come from the same vendor. */
export interface VendorMarks {
  /** The vendor's name as it was read, squeezed to letters and digits. */
  nameAsRead?: string;
  taxNumber?: string;
  /** Names of the web and mail domains printed, without their endings. */
  domains: string[];
  /** The words of the head that stay from one document to the next, and roughly where they stand. */
  layout: string[];
}

/** A document whose vendor a person put right, or left as it was. */
export interface CorrectedDocument {
  vendor: string;
  marks: VendorMarks;
}

/** A vendor as the organisation calls it, with the marks its documents bore. */
export interface LearnedVendor {
  name: string;
  marks: VendorMarks[];
}

/** Lines of a page's head and foot that letterheads and till rolls repeat. */
const HEAD_LINES = 8;
const FOOT_LINES = 5;
const LAYOUT_WORDS_MAX = 40;
const DOMAINS_MAX = 20;
/** Places are told apart in tenths of the page's width. */
const PLACES = 10;
/** Documents remembered of one vendor: the latest. */
const REMEMBERED_MAX = 8;
/** How much of the layout must be the same, alone and beside another mark. */
const LAYOUT_SAME = 0.6;
/** A learned name is all but certain: the organisation itself gave it. */
const SURENESS = { taxNumber: 0.98, domain: 0.96, name: 0.97, layout: 0.95 } as const;

/** The marks that a document bears: kept beside its receipt when a person corrects its vendor. */
export function vendorMarks(
  pages: readonly PageText[],
  fields: Pick<DocumentFields, 'vendor' | 'taxNumber'>,
): VendorMarks {
  const lines = textLines(pages.slice(0, 1));
  const { vendor, taxNumber } = fields;
  return {
    ...(vendor && { nameAsRead: squeezed(vendor.value) }),
    ...(taxNumber && { taxNumber: squeezed(taxNumber.value) }),
    domains: [...new Set(domainNames(lines.map(({ text }) => text).join('\n')))].slice(0, DOMAINS_MAX),
    layout: layoutOf(lines),
  };
}

/** What an organisation's corrected documents (oldest first) teach: each vendor by the name it was last given. */
export function learnVendors(corrected: readonly CorrectedDocument[]): LearnedVendor[] {
  const byName = Map.groupBy(
    corrected.filter(({ vendor }) => squeezed(vendor) !== ''),
    ({ vendor }) => squeezed(vendor),
  );
  return [...byName.values()].map((own) => ({
    name: own.at(-1)?.vendor ?? '',
    marks: own.slice(-REMEMBERED_MAX).map(({ marks }) => marks),
  }));
}

/**
 * The vendor of a document as the organisation calls it, where exactly one that it has learned bears the same marks: the strongest mark
 * decides (tax number, name as read, web domain, layout). What was read stays, with its text and place, where nothing was learned.
 */
export function knownVendor(
  read: TextField | null,
  marks: VendorMarks,
  learned: readonly LearnedVendor[],
): TextField | null {
  if (!read) return read;
  for (const mark of ['taxNumber', 'name', 'domain', 'layout'] as const) {
    const bearing = learned.filter((vendor) => vendor.marks.some((other) => isShared(mark, marks, other)));
    const [only, another] = bearing;
    if (only && !another)
      return { ...read, value: only.name, confidence: Math.max(read.confidence, SURENESS[mark]) };
  }
  return read;
}

function isShared(mark: keyof typeof SURENESS, a: VendorMarks, b: VendorMarks): boolean {
  if (mark === 'taxNumber') return a.taxNumber !== undefined && a.taxNumber === b.taxNumber;
  if (mark === 'name') return a.nameAsRead !== undefined && a.nameAsRead === b.nameAsRead;
  if (mark === 'domain') return a.domains.some((domain) => b.domains.includes(domain));
  return likeness(a.layout, b.layout) >= LAYOUT_SAME;
}

/** Share of what two layouts have together (Jaccard); nothing is like nothing. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const own = new Set(a);
  const shared = b.filter((word) => own.has(word)).length;
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}

/** Words without figures of the head and foot, each with the tenth of the width where it begins. */
function layoutOf(lines: readonly TextLine[]): string[] {
  const lasting =
    lines.length <= HEAD_LINES + FOOT_LINES
      ? lines
      : [...lines.slice(0, HEAD_LINES), ...lines.slice(-FOOT_LINES)];
  const words = lasting.flatMap(({ words: own }) =>
    own
      .filter(({ text }) => /^\p{L}[^\d]*$/u.test(text))
      .map(({ text, box }) => `${squeezed(text)}@${Math.floor(box[0] * PLACES)}`),
  );
  return [...new Set(words)].slice(0, LAYOUT_WORDS_MAX);
}

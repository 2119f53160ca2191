import { writePdf } from '../../domain/exports/pdf/write-pdf.ts';
import { packageFiles } from '../../domain/exports/package/packed.ts';
import type { ZippedFile } from '../../domain/exports/zip.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { figuresDocument } from '../exports/figures-document.ts';
import type { FiguresParts } from '../exports/figures-document.ts';
import { withoutReturn } from '../exports/without-return.ts';

/** The reports of a package in print, one after the other: profit and loss, the tax form, and the boxes of sales tax of who is registered for it. */
export async function* packageReports(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: FiguresParts,
): AsyncGenerator<ZippedFile> {
  const wanted = [
    { type: 'profit-loss', name: packageFiles.profitAndLoss },
    { type: 'tax', name: packageFiles.taxSummary },
    ...(hasReturn(report, organization) ? [{ type: 'sales-tax', name: packageFiles.salesTax } as const] : []),
  ] as const;
  for (const { type, name } of wanted) {
    const told = await figuresDocument({ ...report, type, format: 'pdf' }, organization, cloud);
    if (told === 'nothing-to-export') continue;
    yield { name, bytes: Buffer.concat(await Array.fromAsync(writePdf(told.document))) };
  }
}

/** Whether the business is registered on a day of these, and its returns are computed. */
function hasReturn({ to }: StoredReport, organization: StoredOrganization): boolean {
  const { salesTax } = organization;
  if (!salesTax || salesTax.since > to) return false;
  return withoutReturn(organization) === undefined;
}

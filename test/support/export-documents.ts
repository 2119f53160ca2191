import type { ExportDocument, ExportSection } from '../../functions/domain/exports/export-document.ts';

/** A document of these sections, of a business that is called something hard to write down. */
export const documentOf = (
  sections: readonly ExportSection[],
  change: Partial<ExportDocument> = {},
): ExportDocument => ({
  ...{ title: 'Transaction History', organization: 'Ann & “Bob” <Ltd>', language: 'en' },
  ...{ from: '2026-03-01', to: '2026-03-31', period: '03/01/2026 to 03/31/2026', dateFormat: 'MM/DD/YYYY' },
  ...{ createdAt: '2026-04-01T12:30:00.000Z', facts: ['Money in is positive.'], sections, ...change },
});

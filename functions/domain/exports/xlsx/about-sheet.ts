import { wordsFor } from '../../../../shared/text/words-for.ts';
import type { ExportDocument } from '../export-document.ts';
import type { SheetPlace } from './section-sheets.ts';
import { xlsxText } from './xlsx-text.ts';

const [LABEL_WIDTH, TEXT_WIDTH] = [24, 90];

/** Adds the last sheet: what the workbook is about, and what is to be known of its sections. */
export function addAbout(document: ExportDocument, { workbook, nameOf, dateFormat }: SheetPlace): void {
  const { title, organization, period, language, createdAt, facts, sections } = document;
  const { about } = wordsFor(language).reports;
  const sheet = workbook.addWorksheet(nameOf(about.title));
  const wrapped = { alignment: { wrapText: true, vertical: 'top' } } as const;
  sheet.columns = [
    { width: LABEL_WIDTH, style: { ...wrapped, font: { bold: true } } },
    { width: TEXT_WIDTH, style: wrapped },
  ];
  const told = sections.flatMap(({ title: section, notes = [] }) => notes.map((note) => [section, note]));
  const lines = [
    [about.report, title],
    [about.organization, organization],
    [about.period, period],
    ...facts.map((fact, at) => [at === 0 ? about.facts : '', fact]),
    ...told,
  ];
  for (const line of lines) sheet.addRow(line.map((text) => xlsxText(text))).commit();
  const made = sheet.addRow([xlsxText(about.createdAt), new Date(createdAt)]);
  made.getCell(2).style = {
    ...wrapped,
    numFmt: `${dateFormat.toLowerCase()} hh:mm`,
    alignment: { horizontal: 'left' },
  };
  made.commit();
  sheet.commit();
}

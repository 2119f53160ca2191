import { languageTags } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import type { ExportDocument } from '../export-document.ts';
import { cellWriter } from './cell-text.ts';
import { cleanText } from './clean-text.ts';
import { drawSection } from './draw-section.ts';
import { drawTitle } from './draw-texts.ts';
import { fontFile } from './font-files.ts';
import { newPdf } from './pdfkit-inside.ts';
import { Sheets } from './sheets.ts';

/**
 * Writes a document down as a PDF, as its bytes come: rows are drawn as they are read, and what is drawn is given away before more is
 * asked for, so that a reader who is slow is not run over. Of what was drawn nothing is kept but where each object lies and the words that
 * come again. Tagged for PDF/UA-1, and the same bytes for the same document.
 */
export async function* writePdf(document: ExportDocument): AsyncGenerator<Uint8Array> {
  const sheets = newSheets(document);
  const { print } = wordsFor(document.language).reports;
  const drawing = { sheets, write: cellWriter(document), words: print };
  let titled: ExportDocument | undefined = document;
  for (const section of document.sections) {
    for await (const _drawn of drawSection(section, titled, drawing)) yield* taken(sheets);
    titled = undefined;
  }
  if (titled) {
    sheets.turn();
    drawTitle(titled, sheets);
  }
  sheets.end();
  yield* taken(sheets);
}

function newSheets({ language, createdAt, paper = 'A4', ...said }: ExportDocument): Sheets {
  const [title, organization, period] = [said.title, said.organization, said.period].map(cleanText) as [
    string,
    string,
    string,
  ];
  const pdf = newPdf({
    ...{ title, author: organization, lang: languageTags[language] },
    ...{ createdAt: new Date(createdAt), font: fontFile('latin', 'regular') },
  });
  const { pageOf } = wordsFor(language).reports.print;
  return new Sheets(pdf, paper, { left: `${title} · ${period}`, right: organization, pageOf });
}

function* taken(sheets: Sheets): Generator<Uint8Array> {
  for (let bytes = sheets.take(); bytes; bytes = sheets.take()) yield bytes;
}

import type { Said } from '../said.ts';

interface Limit {
  readonly limit: number;
}

/** Why a file gives no statement or document. */
export const files = {
  // Files of any kind
  'no-bytes': () => 'The file is empty.',
  'too-many-bytes': () => 'The file is larger than 25 MB.',
  'too-slow': () => 'Reading this file takes longer than two minutes.',
  'no-document-file': ({ fileName }: { fileName: string | undefined }) =>
    `${fileName ? `${fileName} is` : 'The file is'} not a PDF, JPEG, PNG, GIF, WebP, TIFF, HEIC, mail (.eml) or e-invoice (XML) file inside, whatever its name says.`,

  'reading-failed': () =>
    'Reading this file failed, and not by its fault. Nothing was changed; try again, or send it in another format.',

  // PDFs, pictures, mails
  'pdf-damaged': () => 'The PDF is damaged.',
  'pdf-cut-off': () => 'The PDF is damaged or cut off and cannot be read.',
  'pdf-locked': () => 'The PDF is protected by a password.',
  'pdf-wrong-password': () => 'The password does not open this PDF.',
  'too-many-pages': ({ pages, limit }: Limit & { pages: number }) =>
    `This PDF has ${pages} pages; at most ${limit} are read. Split it, and upload the parts one by one.`,
  'too-many-scans': ({ limit }: Limit) =>
    `This file has more than ${limit} scanned pages; at most ${limit} are read. Split it, and upload the parts one by one.`,
  'unfolds-too-far': () =>
    'This PDF unfolds to far more than a document holds. Print it to a new PDF, and upload that.',
  'asks-too-much': () =>
    'Reading this file takes far more than any document needs. Print it to a new PDF, and upload that.',
  'too-many-pixels': () => 'The picture has more than 64 million pixels.',
  'picture-damaged': () => 'The picture is damaged: nothing of it can be shown.',
  'mail-damaged': () => 'The mail is damaged and cannot be read.',
  'mail-without-document': () => 'The mail holds neither text nor a readable attachment.',
  'mail-within-mail': () => 'A mail within a mail.',
  'invoice-damaged': () =>
    'This e-invoice is damaged or cut off and cannot be read. Ask its sender for a new one.',
  'invoice-too-large': () => 'This e-invoice is far larger than any invoice. Upload the PDF of it instead.',
  'several-invoices': () =>
    'This e-invoice file holds several invoices. Export them one by one, and upload each.',
  'entities-in-invoice': () =>
    'This XML file declares a document type or entities, which no e-invoice does, so it was not read.',

  // Statements
  'empty-statement': () => 'This file is empty.',
  'statement-too-large': () => 'This file is too large to be a statement.',
  'too-many-lines': () => 'This file has too many lines to be a statement.',
  'statement-damaged': () => 'This file is damaged or not what it seems, and could not be read.',
  'no-statement': () => 'This file is not a bank statement.',
  'document-as-statement': () =>
    'This file is a receipt, an invoice or another document, and no bank statement. It lies among your documents now.',
  'unknown-kind': () => 'This kind of file cannot be read yet. Export the statement as CSV instead.',
  'sheet-locked': () => 'This spreadsheet is protected by a password.',
  'sheet-too-large': () => 'This spreadsheet is too large to be a statement.',
  'no-rows-in-table': () => 'No lines with a date and an amount were found in this file.',
  'days-without-year': () =>
    'The dates in this file have no year, and the file doesn’t say which year they’re in. Export it again with full dates, or add the year to each date.',
  'headings-only': () => 'This file has headings but no transactions.',
  'no-transactions': () => 'This file holds no transactions.',
  'entities-in-xml': () => 'This XML file declares entities, which no bank statement does.',
  'entities-in-ofx': () => 'This file declares entities, which no bank statement does.',
  'no-account-in-ofx': () => 'This file holds no bank or card account.',
  'only-investments': () => 'This file holds only trades of an investment account, which are not read here.',
  'no-register-in-qif': () => 'This QIF file holds investments or lists, not a bank register.',
  'no-text-on-pages': () => 'No text can be read on these pages.',
  'no-rows-on-pages': () => 'No lines with a day and an amount were found on these pages.',
  'no-account-on-pages': () => 'These pages hold no list of transactions of an account.',
  'statement-locked': () =>
    'This PDF is protected by a password. Open it with the password, save or print it as a new PDF, and upload that one; or export the statement as CSV.',
  'statement-pdf-cut-off': () => 'This PDF is damaged: its end is missing.',
  'no-pictures-here': () => 'Pictures cannot be read here. Export the statement as CSV instead.',
  'no-pdfs-here': () => 'PDFs cannot be read here. Export the statement as CSV instead.',
  'other-currency': ({ currency }: { currency: string | null }) =>
    `This statement is in ${currency}, a currency in which books cannot be kept here yet.`,
  'too-many-accounts': ({ count, limit }: Limit & { count: number }) =>
    `This file holds ${count} accounts. Export at most ${limit} at once.`,
  'no-room-for-accounts': ({ limit }: Limit) =>
    `Your books have ${limit} accounts, as many as they can. Choose one of them for this file, or remove one that is empty.`,
  'statement-not-arrived': () => 'The upload did not arrive. Upload the statement again.',
  'pages-gone': () => 'The pages of this file are no longer at hand. Upload the statement again.',
  'statement-given-up': () =>
    'This file could not be read. Export the statement again, in another format if there is one.',
  'commit-given-up': () =>
    'Something went wrong on our side, so these rows weren’t added. None of them is in your books; import the statement again later.',
  'undo-given-up': () =>
    'Something went wrong on our side, so this import was only partly undone. Some of its rows may be gone; undo it again.',

  // Documents
  'nothing-on-document': () =>
    'No name, day or amount could be read from this document. Photograph it again, or fill in its fields by hand.',
  'document-given-up': () =>
    'This document could not be read. Upload it again, or fill in its fields by hand.',
  'document-silent': () =>
    'Reading this document took too long and was stopped. Try again, or fill in its fields by hand.',
  'upload-not-arrived': () => 'The upload was interrupted and this file did not arrive. Choose it again.',
  'upload-silent': () => 'Reading this file took too long and was stopped. The file is kept: try again.',
  'document-not-arrived': () =>
    'This document did not arrive. Upload it again, or fill in its fields by hand.',

  // Jobs
  'job-given-up': () =>
    'Something went wrong on our side, so this wasn’t finished. What was done so far is kept; undo it, or start again.',

  'job-of-nobody': () =>
    'Whoever started this left the organization, or their access was changed, so it stopped. What was done until then stands; undo it, or begin again.',

  'report-given-up': () =>
    'Something went wrong on our side, so this export wasn’t made. Nothing was sent; send it again later.',

  'made-report-given-up': () =>
    'Something went wrong on our side, so this report wasn’t made. Nothing in your books was changed; make it again later.',

  'package-given-up': () =>
    'Something went wrong on our side, so this package wasn’t made. Nothing in your books was changed; make it again later.',
  'package-totals-differ': () =>
    'This package was not made: its entries do not add up to the totals of your books, so that a figure could be wrong. We have been told and look at it; nothing in your books was changed.',
  'package-books-moved': () =>
    'This package was not made: your books kept changing while they were read, so that a figure could have been of before and another of after. Make it again once nothing is being imported or changed.',
  'package-too-large': () =>
    'The documents of these days come to more than 20 GB, which is more than one package holds. Choose fewer days.',

  'data-export-given-up': () =>
    'The export could not be made, although it was tried several times. Start it again; if it fails again, contact support.',
  'archive-given-up': () =>
    'Something went wrong on our side, so the archive wasn’t exported. Nothing in the archive was changed; export it again later.',

  /** What was said when the file was first read, kept with its pages. */
  told: ({ sentence }: { sentence: string }) => sentence,
};

export type FileTrouble = Said<typeof files>;

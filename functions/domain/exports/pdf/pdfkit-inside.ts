import PDFDocument from 'pdfkit';

/** A glyph's place beside where its face alone would put it, in thousandths of the size. */
export interface GlyphPosition {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}

/** A face of a document: what pdfkit makes of a font file, and embeds of it what was set. */
export interface Face {
  readonly id: string;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  /** Numbers of glyphs in hexadecimal, in the order in which they are seen, and their places. */
  encode(text: string): readonly [glyphs: readonly string[], positions: readonly GlyphPosition[]];
  ref(): Reference;
}

/** An object of the file, written when it is ended; nothing of it is needed after that. */
export interface Reference {
  data: object;
  write(chunk: string): void;
  end(): void;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly dictionary: Reference;
  readonly structParentTreeKey: number;
  readonly fonts: Record<string, Reference>;
  readonly annotations: Reference[];
  readonly xobjects: Record<string, Reference>;
}

/** An opened picture; its bytes go to the file when it is drawn, and are forgotten then. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

export interface Outline {
  addItem(title: string, options?: { readonly top?: number }): Outline;
}

interface Options {
  readonly title: string;
  readonly author: string;
  readonly lang: string;
  readonly createdAt: Date;
  readonly font: string;
}

/** What pdfkit's own type leaves out of a document. */
export interface Pdf {
  readonly page: Page;
  readonly outline: Outline;
  addPage(options: { readonly size: readonly [number, number]; readonly margin: 0 }): unknown;
  addContent(content: string): unknown;
  image(picture: Picture, x: number, y: number, options: { width: number; height: number }): unknown;
  openImage(picture: Uint8Array): Picture;
  ref(data: object): Reference;
  getStructTreeRoot(): Reference & {
    data: { K?: object; ParentTree: { add(key: number, value: Reference): void } };
  };
  createStructParentTreeNextKey(): number;
  font(path: string): unknown;
  readonly _font: Face;
  read(): Uint8Array | null;
  end(): void;
}

/**
 * pdfkit keeps the file: its objects, faces, pictures, pages and their order. It writes titles into the file's metadata, which is XML, as
 * they are: here they are escaped there.
 */
class EscapedDocument extends PDFDocument {
  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info;
    Object.assign(this.info, { Title: escaped(Title), Author: escaped(Author) });
    super.endMetadata();
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A file without a page, for PDF/UA; its dates are fixed, so that the same document gives the same bytes. */
export function newPdf({ title, author, lang, createdAt, font }: Options): Pdf {
  const options = {
    ...{ pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, displayTitle: true, autoFirstPage: false },
    ...{ lang, font, fontLayoutCache: false },
    info: {
      ...{ Title: title, Author: author, Producer: 'Matchbook', Creator: 'Matchbook' },
      ...{ CreationDate: createdAt, ModDate: createdAt },
    },
  };
  const pdf = new EscapedDocument(options as PDFKit.PDFDocumentOptions);
  if (!isOpenPdf(pdf)) throw new Error('This pdfkit is another inside than the one that is drawn with.');
  return pdf;
}

/** Whether a document has the parts that its type leaves out. */
const isOpenPdf = (pdf: object): pdf is Pdf => ['_font', 'outline', 'openImage'].every((part) => part in pdf);

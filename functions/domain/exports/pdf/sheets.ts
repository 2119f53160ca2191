import { markAt } from './draw-mark.ts';
import { rounded } from './glyph-run.ts';
import { sharesOf, styles } from './ink.ts';
import type { Style } from './ink.ts';
import { Faces } from './faces.ts';
import { Pen } from './pen.ts';
import type { Pdf, Picture, Reference } from './pdfkit-inside.ts';
import { Typesetter } from './set-text.ts';
import type { SetLine } from './set-text.ts';
import { Structure } from './structure.ts';
import type { Part } from './structure.ts';

/** How a page lies. */
export type Layout = 'portrait' | 'landscape';

/** Width and height of a portrait page, in points. */
const papers = { A4: [595.28, 841.89], Letter: [612, 792] } as const;
export type Paper = keyof typeof papers;

const SIDE = 44;
const TOP = 64;
const BOTTOM = 52;
const TOTAL = 'PageCount';

/** What every page says above and below what it is about. */
export interface Running {
  readonly left: string;
  readonly right: string;
  /** "Page 3 of ", to which the number of pages is added. */
  readonly pageOf: (page: number) => string;
}

/**
 * The pages of a document, one at hand at a time. How many there are is known at the end alone and stands on each of them: they all show
 * one small drawing, which is written last. So no page is kept, nor the document drawn twice.
 */
export class Sheets {
  readonly pen: Pen;
  readonly structure: Structure;
  readonly type: Typesetter;
  readonly #pdf: Pdf;
  readonly #faces: Faces;
  readonly #paper: Paper;
  readonly #running: Running;
  readonly #total: Reference;
  #count = 0;
  #layout: Layout = 'portrait';
  /** Where the next thing begins. */
  y = TOP;

  constructor(pdf: Pdf, paper: Paper, running: Running) {
    this.#pdf = pdf;
    this.#paper = paper;
    this.#running = running;
    this.#total = pdf.ref({});
    this.#faces = new Faces(pdf);
    this.type = new Typesetter(this.#faces);
    this.structure = new Structure(pdf);
    this.pen = new Pen(pdf, this.structure);
  }

  /** Which page is at hand, from one. */
  get page(): number {
    return this.#count;
  }
  get left(): number {
    return SIDE;
  }
  get width(): number {
    return this.widthOf(this.#layout);
  }
  get layout(): Layout {
    return this.#layout;
  }
  get top(): number {
    return TOP;
  }
  get pageHeight(): number {
    return this.#pdf.page.height;
  }
  /** Points from here to the end of the page. */
  get room(): number {
    return this.#pdf.page.height - BOTTOM - this.y;
  }
  /** Points that an empty page of this layout has. */
  get roomMax(): number {
    return this.#pdf.page.height - BOTTOM - TOP;
  }
  /** Whether nothing stands on this page yet. */
  get isFresh(): boolean {
    return this.y === TOP;
  }

  widthOf(layout: Layout): number {
    return papers[this.#paper][layout === 'portrait' ? 0 : 1] - 2 * SIDE;
  }

  /** Goes on at the top of a new page. */
  turn(layout: Layout = this.#layout): void {
    this.#close();
    const [width, height] = papers[this.#paper];
    this.#layout = layout;
    this.#pdf.addPage({ size: layout === 'portrait' ? [width, height] : [height, width], margin: 0 });
    this.#count += 1;
    this.y = TOP;
    this.pen.forget();
    this.#run();
  }

  /** A picture, where these bytes are one. */
  openPicture(bytes: Uint8Array): Picture | undefined {
    try {
      return this.#pdf.openImage(bytes);
    } catch {
      return undefined;
    }
  }

  /** A bookmark to what comes next. */
  bookmark(title: string): void {
    this.#pdf.outline.addItem(title, { top: Math.max(0, this.y - 12) });
  }

  /** How wide a line is, in points. */
  pointsOf(line: SetLine, style: Style): number {
    return (line.width * style.size) / 1000;
  }

  /** Makes a line of text lead to a file beside the document. */
  linkTo(address: string, line: SetLine, x: number, base: number, style: Style, part: Part): void {
    const { page } = this.#pdf;
    const link = this.#pdf.ref({});
    const up = page.height - base;
    link.data = {
      ...{ Type: 'Annot', Subtype: 'Link', Border: [0, 0, 0], F: 4 },
      Rect: [x, up - style.size * 0.3, x + this.pointsOf(line, style), up + style.size],
      A: { S: 'URI', URI: new String(address) },
      Contents: new String(decodeURIComponent(address)),
      StructParent: this.structure.own(part, link, page),
    };
    link.end();
    page.annotations.push(link);
  }

  /** What of the file is whole by now. */
  take(): Uint8Array | null {
    return this.#pdf.read();
  }

  end(): void {
    this.#close();
    this.structure.end(this.structure.root);
    this.#writeTotal();
    this.#pdf.end();
  }

  #close(): void {
    if (this.#count === 0) return;
    this.pen.flush();
    this.structure.endPage();
  }

  #run(): void {
    const { pageOf } = this.#running;
    const style = styles.running;
    const foot = this.pageHeight - 28;
    const line = (text: string) => this.type.line(text, style.weight);
    this.pen.aside(() => {
      if (this.#count > 1) {
        const to = this.type.shortened(this.#running.right, style.weight, (this.width * 400) / style.size);
        const room = this.width - this.pointsOf(to, style) - 24;
        const from = this.type.shortened(this.#running.left, style.weight, (room * 1000) / style.size);
        this.pen.asideText(from, SIDE, 38, style);
        this.pen.asideText(to, SIDE + this.width - this.pointsOf(to, style), 38, style);
        this.pen.rule(SIDE, 45, this.width, 0.5, 'rule');
      }
      const number = line(`${pageOf(this.#count)}.`);
      const stop = line('.');
      this.pen.asideText(line(pageOf(this.#count)), SIDE, foot, style);
      const behind = SIDE + this.pointsOf(number, style) - this.pointsOf(stop, style);
      this.pen.raw(`q 1 0 0 -1 ${rounded(behind)} ${rounded(foot)} cm /${TOTAL} Do Q`);
      const name = line('Matchbook');
      const right = SIDE + this.width - this.pointsOf(name, style);
      this.pen.asideText(name, right, foot, style);
      this.pen.raw(markAt(right - 11.5, foot - 8, 10));
    }, 'Pagination');
    this.#pdf.page.xobjects[TOTAL] = this.#total;
  }

  #writeTotal(): void {
    const { size, weight, ink } = styles.running;
    const face = this.#faces.face('latin', weight);
    const [glyphs] = face.encode(String(this.#count));
    this.#total.data = {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, -size, size * 6, size] },
      Resources: { Font: { [face.id]: face.ref() } },
    };
    this.#total.write(`${sharesOf(ink)} rg BT /${face.id} ${rounded(size)} Tf <${glyphs.join('')}> Tj ET`);
    this.#total.end();
  }
}

import { inOneFace, rounded } from './glyph-run.ts';
import { sharesOf } from './ink.ts';
import type { Ink, Style } from './ink.ts';
import type { Pdf, Picture } from './pdfkit-inside.ts';
import type { SetLine } from './set-text.ts';
import type { Part, Structure } from './structure.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws on the page at hand: texts as parts of the document, lines and washes as mere decoration. Points from the upper left. What is drawn
 * is kept as text until the page ends, and goes to the file in one piece.
 */
export class Pen {
  readonly #pdf: Pdf;
  readonly #structure: Structure;
  #content: string[] = [];
  #fill = '';
  #font = '';

  constructor(pdf: Pdf, structure: Structure) {
    this.#pdf = pdf;
    this.#structure = structure;
  }

  /** A line of text as a part of the document, its base line at `y`. */
  text(line: SetLine, x: number, y: number, style: Style, part: Part): void {
    if (line.runs.length === 0) return;
    this.#content.push(this.#structure.mark(part, this.#pdf.page));
    if (line.actual === undefined) this.#show(line, x, y, style);
    else {
      this.#content.push(`/Span <</ActualText <${inUtf16(line.actual)}>>> BDC`);
      this.#show(line, x, y, style);
      this.#content.push('EMC');
    }
    this.#content.push('EMC');
  }

  /** What no page would miss when it is read aloud: running heads, repeated headings, lines. */
  aside(draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#content.push(`/Artifact <</Type /${kind}>> BDC`);
    draw();
    this.#content.push('EMC');
  }

  /** A text within an aside. */
  asideText(line: SetLine, x: number, y: number, style: Style): void {
    if (line.runs.length > 0) this.#show(line, x, y, style);
  }

  /** A line from left to right within an aside. */
  rule(x: number, y: number, width: number, thickness: number, ink: Ink): void {
    this.wash({ x, y: y - thickness / 2, width, height: thickness }, ink);
  }

  /** An area of colour within an aside. */
  wash({ x, y, width, height }: Box, ink: Ink): void {
    this.#ink(ink);
    this.#content.push(`${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)} re f`);
  }

  /** A thin frame within an aside. */
  frame({ x, y, width, height }: Box, ink: Ink): void {
    this.#content.push(
      `${sharesOf(ink)} RG 0.5 w ${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)} re S`,
    );
  }

  /** Operators as they are, within an aside. */
  raw(content: string): void {
    this.#content.push(content);
  }

  /** A picture as a part of the document, from its upper left corner. */
  picture(image: Picture, { x, y, width, height }: Box, part: Part): void {
    this.#content.push(this.#structure.mark(part, this.#pdf.page));
    this.flush();
    this.#pdf.image(image, x, y, { width, height });
    this.#content.push('EMC');
  }

  /** Gives what was drawn to the page. */
  flush(): void {
    if (this.#content.length > 0) this.#pdf.addContent(this.#content.join('\n'));
    this.#content = [];
  }

  /** A page begins with no ink and no face. */
  forget(): void {
    [this.#fill, this.#font] = ['', ''];
  }

  #show({ runs }: SetLine, x: number, y: number, { size, ink }: Style): void {
    this.#ink(ink);
    this.#content.push('BT', `1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm`);
    for (const { face, shown } of inOneFace(runs)) {
      const font = `/${face.id} ${rounded(size)} Tf`;
      if (font !== this.#font) {
        this.#font = font;
        this.#pdf.page.fonts[face.id] ??= face.ref();
        this.#content.push(font);
      }
      for (const { rise, operands } of shown)
        this.#content.push(
          rise === 0 ? `[${operands}] TJ` : `${rounded((rise * size) / 1000)} Ts [${operands}] TJ 0 Ts`,
        );
    }
    this.#content.push('ET');
  }

  #ink(ink: Ink): void {
    const shares = sharesOf(ink);
    if (shares !== this.#fill) this.#content.push(`${shares} rg`);
    this.#fill = shares;
  }
}

/** A text as strings of the file say it, in hexadecimal. */
function inUtf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}`;
}

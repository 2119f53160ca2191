const [BLANK, DELETE] = [0x20, 0x7f];
/** Cells are seldom shorter: room for as many is made at once. */
const CELL_LENGTH = 8;

/** A text with the places that bound the cells of its rows: the one before a row, then the one behind each of its cells. */
export class BoundedText {
  readonly text: string;
  #places: Int32Array;
  #count = 0;

  constructor(text: string) {
    this.text = text;
    this.#places = new Int32Array(Math.ceil(text.length / CELL_LENGTH) + 1);
  }

  /** How many places are known; the next row begins with the next one. */
  get count(): number {
    return this.#count;
  }

  add(place: number): void {
    if (this.#count === this.#places.length) this.#grow();
    this.#places[this.#count] = place;
    this.#count += 1;
  }

  placeOf(bound: number): number {
    return this.#places[bound] ?? 0;
  }

  #grow(): void {
    const places = new Int32Array(this.#places.length * 2);
    places.set(this.#places);
    this.#places = places;
  }
}

/**
 * A table's row that is a line of a text, its cells cut out when they are asked for. A long file's cells are mostly only looked at, and
 * lists of all of them were a third of the memory that reading it took.
 */
export class TextRow {
  /** A row that lives for good: with the last row of its class the engine drops what it compiled for them. */
  static readonly none = new TextRow(0, new BoundedText(''), 0);

  readonly line: number;
  readonly width: number;
  readonly #bounded: BoundedText;
  readonly #first: number;

  /** The row whose places are those of the text from `first` on. */
  constructor(line: number, bounded: BoundedText, first: number) {
    this.line = line;
    this.width = bounded.count - first - 1;
    this.#bounded = bounded;
    this.#first = first;
  }

  get text(): string {
    return this.#bounded.text;
  }

  get cells(): string[] {
    const cells: string[] = [];
    for (let column = 0; column < this.width; column += 1) cells.push(this.cell(column));
    return cells;
  }

  /** A cell as it is written, empty where the row is shorter. */
  cell(column: number): string {
    return this.text.slice(this.from(column), this.to(column));
  }

  /** The place in the text where a cell begins. */
  from(column: number): number {
    return this.#has(column) ? this.#bounded.placeOf(this.#first + column) + 1 : 0;
  }

  /** The place behind a cell. */
  to(column: number): number {
    return this.#has(column) ? this.#bounded.placeOf(this.#first + column + 1) : 0;
  }

  /** Whether a cell begins with a plain letter, digit or sign: it needn't be cut out to see that it isn't blank. */
  beginsPlainly(column: number): boolean {
    const from = this.from(column);
    const code = from < this.to(column) ? this.text.charCodeAt(from) : BLANK;
    return code > BLANK && code < DELETE;
  }

  /** Whether a cell is written just so. */
  holds(column: number, text: string): boolean {
    const from = this.from(column);
    return this.to(column) - from === text.length && this.text.startsWith(text, from);
  }

  #has(column: number): boolean {
    return column >= 0 && column < this.width;
  }
}

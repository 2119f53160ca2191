import type { Page, Pdf, Reference } from './pdfkit-inside.ts';

/** What a part of a document is to those who hear it read. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

interface Traits {
  /** What a heading cell heads. */
  readonly scope?: 'Column' | 'Row';
  /** What a picture shows, and where it stands: left, bottom, right, top from the page's lower left. */
  readonly alt?: string;
  readonly box?: readonly [number, number, number, number];
}

/** A part of a document whose own parts are still coming. */
export class Part {
  readonly kids: (Reference | number | object)[] = [];
  readonly role: Role;
  readonly reference: Reference;
  readonly parent: Reference;
  readonly traits: Traits;
  page: Reference | undefined;

  constructor(role: Role, reference: Reference, parent: Reference, traits: Traits) {
    this.role = role;
    this.reference = reference;
    this.parent = parent;
    this.traits = traits;
  }
}

/**
 * What the document is made of, beside what is drawn: which text is a heading, a row, a cell. pdfkit's own would keep every cell until the
 * end; here a part is written once it ends, and its parent knows no more of it than its number.
 */
export class Structure {
  readonly #pdf: Pdf;
  readonly root: Part;
  #marked: Reference[] = [];
  #page: Page | undefined;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    const tree = pdf.getStructTreeRoot();
    this.root = new Part('Document', pdf.ref({}), tree, {});
    tree.data.K = [this.root.reference];
  }

  begin(parent: Part, role: Role, traits: Traits = {}): Part {
    const part = new Part(role, this.#pdf.ref({}), parent.reference, traits);
    parent.kids.push(part.reference);
    return part;
  }

  /** The operator before what is drawn of a part on this page; after it stands `EMC`. */
  mark(part: Part, page: Page): string {
    const number = this.#marked.push(part.reference) - 1;
    this.#page = page;
    part.page ??= page.dictionary;
    part.kids.push(
      part.page === page.dictionary ? number : { Type: 'MCR', Pg: page.dictionary, MCID: number },
    );
    return `/${part.role} <</MCID ${number}>> BDC`;
  }

  /** Says that a link of the page belongs to a part; gives the number by which the link names that. */
  own(part: Part, link: Reference, page: Page): number {
    const number = this.#pdf.createStructParentTreeNextKey();
    this.#pdf.getStructTreeRoot().data.ParentTree.add(number, part.reference);
    part.kids.push({ Type: 'OBJR', Obj: link, Pg: page.dictionary });
    return number;
  }

  end(part: Part): void {
    const { reference, role, parent, page, traits, kids } = part;
    reference.data = {
      ...{ Type: 'StructElem', S: role, P: parent },
      ...(page ? { Pg: page } : {}),
      ...(traits.alt === undefined ? {} : { Alt: new String(traits.alt) }),
      ...(traits.scope ? { A: { O: 'Table', Scope: traits.scope } } : {}),
      ...(traits.box ? { A: { O: 'Layout', BBox: traits.box, Placement: 'Block' } } : {}),
      K: kids,
    };
    reference.end();
    reference.data = {};
    kids.length = 0;
  }

  /** Writes down which parts this page shows, so that nobody has to remember it. */
  endPage(): void {
    if (!this.#page) return;
    const list = this.#pdf.ref(this.#marked);
    list.end();
    list.data = [];
    this.#pdf.getStructTreeRoot().data.ParentTree.add(this.#page.structParentTreeKey, list);
    this.#marked = [];
    this.#page = undefined;
  }
}

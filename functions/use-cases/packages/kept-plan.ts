import * as z from 'zod';
import { PackedBooks, PackedDocument, PackedEntry, PackedPart } from '../../domain/exports/package/packed.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { PlanPlace } from './read-package.ts';

const Entries = z.array(PackedEntry);
const Documents = z.array(PackedDocument);

/** What is kept beside the zip of a package while it is being made, as whoever goes on with it reads it. */
export class KeptPlan {
  readonly #at: PlanPlace;
  readonly #files: Cloud['packageFiles'];

  constructor(at: PlanPlace, { packageFiles }: Pick<Cloud, 'packageFiles'>) {
    this.#at = at;
    this.#files = packageFiles;
  }

  async books(): Promise<PackedBooks> {
    return PackedBooks.parse(await this.#kept('books'));
  }

  /** All entries in order, page by page: no more than one is in memory. */
  async *entries({ entryPages }: PackedBooks): AsyncGenerator<PackedEntry[]> {
    for (let page = 1; page <= entryPages; page += 1)
      yield Entries.parse(await this.#kept(`entries-${page}`));
  }

  async documents({ documentPages }: PackedBooks): Promise<PackedDocument[]> {
    const pages: PackedDocument[][] = [];
    for (let page = 1; page <= documentPages; page += 1)
      pages.push(Documents.parse(await this.#kept(`documents-${page}`)));
    return pages.flat();
  }

  /** A file that was made when the books were read. */
  file(name: string): Promise<Uint8Array> {
    return this.#files.keptFile(this.#at.place, `${this.#at.plan}/${name}`);
  }

  /** What a part of the zip holds that lies in the bucket. */
  async part(number: number): Promise<PackedPart> {
    return PackedPart.parse(await this.#files.kept(this.#at.place, `part-${number}`));
  }

  keepPart(number: number, part: PackedPart): Promise<void> {
    return this.#files.keep(this.#at.place, `part-${number}`, part);
  }

  #kept(name: string): Promise<unknown> {
    return this.#files.kept(this.#at.place, `${this.#at.plan}/${name}`);
  }
}

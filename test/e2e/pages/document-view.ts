import { Part } from './part.ts';

/** A dialog that shows a document beside what was read of it. */
export class DocumentView extends Part {
  /** The only page of the document, as a picture. */
  readonly picture = this.root.getByRole('img', { name: 'Page 1 of 1' });
  /** Marks on the page where a value was read. */
  readonly mark = this.root.locator('[data-place]');
  /** Shows the page smaller; not while it is as small as it becomes. */
  readonly smallerButton = this.button('Smaller');
}

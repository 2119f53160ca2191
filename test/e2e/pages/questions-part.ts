import type { Locator } from '@playwright/test';
import { Part } from './part.ts';

/** The questions in the panel of an entry, or of a document. */
export class QuestionsPart extends Part {
  constructor(root: Locator) {
    super(root.getByRole('region', { name: 'Questions', exact: true }));
  }
}

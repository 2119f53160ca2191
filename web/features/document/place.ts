/** Where on the document a value stands: the page from 1, the box in fractions of the upright page. */
export interface Place {
  readonly page: number;
  readonly box: readonly [number, number, number, number];
}

/**
 * From this confidence on a value read from a document is shown as sure, without a mark: chosen so that, by cross-validation, at
 * least 99 % of such values are right (test/corpus/documents/fit-weights.ts prints the figures).
 */
export const SURE_MIN = 0.93;

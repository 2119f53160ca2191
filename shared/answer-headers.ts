/**
 * What every answer carries, the site's and the API's: it is taken for what it says it is, shares no window with other sites, and is
 * embedded by none.
 */
export const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

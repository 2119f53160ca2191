import { describe, expect, it } from 'vitest';
import { findNumber } from '../../../../../../functions/domain/documents/kinds/find-number.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

describe('the number of a document', () => {
  it.each([
    ['Scandinavia', ['Fakturadatum   2026-05-06', 'Fakturanr   1188'], '1188'],
    ['a table beside the customer', ['BILL TO   INVOICE   1047', 'Mill Ltd   DATE   06/02/2026'], '1047'],
    ['a title', ['Tax Invoice INV-0231', 'Customer 10023'], 'INV-0231'],
  ])('is found in %s', (_, lines, number) => {
    expect(findNumber(textLines([wordsOnPage(...lines)]))?.value).toBe(number);
  });
});

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Receipt } from '../../../../../shared/model/receipt.ts';
import { IsAStatement } from '../../../../../web/screens/receipts/is-a-statement.tsx';
import { lunch } from '../../../../support/receipts-shown.ts';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

/** How often a document is offered to be read as a statement. */
function offers(receipt: Partial<Receipt>): number {
  show(
    <MemoryRouter>
      <IsAStatement receipt={{ ...lunch, ...receipt }} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('button', { name: 'This is a statement' }).length;
}

it('is offered for a document that was uploaded', () => {
  expect(offers({ kind: 'invoice' })).toBe(1);
});

it.each<Partial<Receipt>>([
  { kind: 'email' },
  { kind: 'invoice', contentType: 'message/rfc822' },
  { kind: 'invoice', fileName: 'Invoice.EML' },
  { kind: 'statement' },
])('is not offered for what came in a mail, or is one already: %j', (receipt) => {
  expect(offers(receipt)).toBe(0);
});

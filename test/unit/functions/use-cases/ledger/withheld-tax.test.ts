import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../../../functions/domain/outcome.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { decidePayout } from '../../../../../functions/use-cases/ledger/decide-payout.ts';
import { listPayouts } from '../../../../../functions/use-cases/ledger/list-payouts.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import { getTrialBalance } from '../../../../../functions/use-cases/reports/get-trial-balance.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

function done<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** A contractor's payment of 1,448.00 that is matched with an own invoice of 1,690.00, of which 242.00 is kept back for HMRC. */
async function paidLessTax() {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await updateProfile({ country: 'UK', profession: 'contractor' }, caller, cloud);
  const registration = { since: '2020-01-01', number: '980780684', period: 'quarter', endsIn: 12 } as const;
  const salesTax = { ...registration, method: 'normal', sales: 'added' } as const;
  done(await savePreferences({ salesTax }, caller, cloud));
  const date = cloud.now().toISOString().slice(0, 10);
  const payment = { kind: 'income', amount: 144_800, description: 'BACS BRIDGEFORD', date } as const;
  const row = entry({ ...payment, category: 'Stage Payments' });
  done(await addTransaction(row, caller, cloud));
  const place = { confidence: 1, page: 1, box: [0, 0, 0.1, 0.1] as [number, number, number, number] };
  const fields: StoredReceipt['fields'] = {
    vendor: { value: 'Osei', text: 'Osei', ...place },
    amountDue: { value: 144_800, text: '1,448.00', ...place },
  };
  const issued = { kind: 'invoice', isIssued: true, vendor: 'Osei', currency: 'GBP', date, fields } as const;
  const taxes = [{ kind: 'VAT', rate: null, amount: 0, text: '0.00', ...place }];
  const invoice = paper(organizationId, { ...issued, taxes, amount: 169_000 });
  await addPapers(cloud, [invoice]);
  const match = { id: v7(), receiptIds: [invoice.id], transactionIds: [row.id] };
  done(await makeMatch(match, caller, cloud));
  const year = { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` };
  const offers = async () => done(await listPayouts({ status: 'open', limit: 50 }, caller, cloud)).items;
  const sales = async () => done(await getReport({ type: 'profit-loss', ...year }, caller, cloud)).totals;
  return { cloud, caller, organizationId, row, match, year, offers, sales };
}

describe('what a contractor kept back of an own invoice for the tax office', () => {
  it('is offered with the whole sale, and booked as neither income nor expense', async () => {
    const { cloud, caller, organizationId, row, year, offers, sales } = await paidLessTax();
    const [offer, ...others] = await offers();
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      provider: 'Tax withheld',
      evidence: { kind: 'sales', figures: { gross: 169_000, fees: 24_200, refunds: 0, net: 144_800 } },
    });
    expect(await sales()).toMatchObject({ income: 144_800, expenses: 0 });
    if (!offer?.evidence) return;
    const { gross, fees, refunds } = offer.evidence.figures;
    const said = { decision: 'split' as const, version: offer.transaction.version, gross, fees, refunds };
    done(await decidePayout(row.id, { ...said, categories: offer.categories }, caller, cloud));
    expect(await sales()).toMatchObject({ income: 169_000, expenses: 0 });
    expect(await offers()).toEqual([]);
    const { periods } = done(await getSalesTax(year, caller, cloud));
    const boxes = periods.flatMap((period) => period.boxes.filter(({ amount }) => amount !== 0));
    expect(boxes.map(({ code, amount }) => [code, amount])).toEqual([['6', 169_000]]);
    const { currencies } = done(await getTrialBalance(year, caller, cloud));
    const lines = currencies.flatMap((one) =>
      one.lines.map(({ key, debit, credit }) => [key, debit - credit]),
    );
    expect(lines).toEqual([
      ['account:checking', 144_800],
      ['income:contract-progress-payments', -169_000],
      ['transfers', 24_200],
    ]);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
    done(await decidePayout(row.id, { decision: 'undo' }, caller, cloud));
    expect(await sales()).toMatchObject({ income: 144_800, expenses: 0 });
  });

  it('is taken back with the match that showed it', async () => {
    const { cloud, caller, row, match, offers, sales } = await paidLessTax();
    const [offer] = await offers();
    if (!offer?.evidence) throw new Error('There is no offer.');
    const { gross, fees, refunds } = offer.evidence.figures;
    const said = { decision: 'split' as const, version: offer.transaction.version, gross, fees, refunds };
    done(await decidePayout(row.id, { ...said, categories: offer.categories }, caller, cloud));
    done(await undoMatch(match.id, caller, cloud));
    expect(await offers()).toEqual([]);
    const sum = await sales();
    expect(sum.income).toBe(120_667);
  });
});

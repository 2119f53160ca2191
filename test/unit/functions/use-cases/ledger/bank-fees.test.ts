import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { DifferenceName } from '../../../../../shared/model/match.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../../../functions/domain/outcome.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { decidePayout } from '../../../../../functions/use-cases/ledger/decide-payout.ts';
import { listPayouts } from '../../../../../functions/use-cases/ledger/list-payouts.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

function done<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** A customer's wire of 1,115.00 that is matched with an own invoice of 1,130.00. */
async function wireLessFee(difference?: DifferenceName) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await updateProfile({ country: 'Canada', region: 'ON', profession: 'consultant' }, caller, cloud);
  const date = cloud.now().toISOString().slice(0, 10);
  const wire = entry({
    kind: 'income',
    amount: 111_500,
    description: 'WIRE NORDLICHT',
    date,
    category: 'Consulting Income',
  });
  await addTransaction(wire, caller, cloud);
  const fields: StoredReceipt['fields'] = {
    vendor: { value: 'Oakridge', text: 'Oakridge', confidence: 1, page: 1, box: [0, 0, 0.1, 0.1] },
  };
  const issued = { kind: 'invoice', isIssued: true, vendor: 'Oakridge', currency: 'CAD', date } as const;
  const invoice = paper(organizationId, { ...issued, fields, amount: 113_000 });
  await addPapers(cloud, [invoice]);
  const match = {
    id: v7(),
    receiptIds: [invoice.id],
    transactionIds: [wire.id],
    ...(difference && { difference }),
  };
  done(await makeMatch(match, caller, cloud));
  const offers = async () => done(await listPayouts({ status: 'open', limit: 50 }, caller, cloud)).items;
  const totals = async () => {
    const { totals: sums } = done(
      await getReport(
        { type: 'profit-loss', from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` },
        caller,
        cloud,
      ),
    );
    return [sums.income, sums.expenses];
  };
  return { cloud, caller, organizationId, wire, match, offers, totals };
}

describe('what a bank kept of an own invoice', () => {
  it('is offered as its fee, and booked beside the whole sale', async () => {
    const { cloud, caller, organizationId, wire, offers, totals } = await wireLessFee();
    const [offer, ...others] = await offers();
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      provider: 'Bank',
      evidence: { kind: 'sales', figures: { gross: 113_000, fees: 1500, refunds: 0, net: 111_500 } },
      categories: { sales: 'Consulting Income' },
    });
    expect(await totals()).toEqual([111_500, 0]);
    if (!offer) return;
    const { gross, fees, refunds } = offer.evidence?.figures ?? { gross: 0, fees: 0, refunds: 0 };
    const said = { decision: 'split' as const, version: offer.transaction.version };
    done(
      await decidePayout(
        wire.id,
        { ...said, gross, fees, refunds, categories: offer.categories },
        caller,
        cloud,
      ),
    );
    expect(await totals()).toEqual([113_000, -1500]);
    expect(await offers()).toEqual([]);
    done(await decidePayout(wire.id, { decision: 'undo' }, caller, cloud));
    expect(await totals()).toEqual([111_500, 0]);
    expect(await offers()).toHaveLength(1);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
  });

  it('is no fee where the person who matched it called it something else, or the match is taken back', async () => {
    expect(await (await wireLessFee('discount')).offers()).toEqual([]);
    const { cloud, caller, match, offers } = await wireLessFee('fee');
    expect(await offers()).toHaveLength(1);
    done(await undoMatch(match.id, caller, cloud));
    expect(await offers()).toEqual([]);
  });

  it('is taken back with the match whose invoice showed it', async () => {
    const { cloud, caller, organizationId, wire, match, offers, totals } = await wireLessFee();
    const [offer] = await offers();
    if (!offer?.evidence) throw new Error('There is no offer.');
    const { gross, fees, refunds } = offer.evidence.figures;
    const split = { decision: 'split' as const, version: offer.transaction.version, gross, fees, refunds };
    done(await decidePayout(wire.id, { ...split, categories: offer.categories }, caller, cloud));
    done(await undoMatch(match.id, caller, cloud));
    expect(await totals()).toEqual([111_500, 0]);
    expect(await offers()).toEqual([]);
    const row = await cloud.ledger.get(organizationId, wire.id);
    expect([row?.payout, row?.parts, row?.version]).toEqual([
      undefined,
      undefined,
      offer.transaction.version + 2,
    ]);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
  });

  it('stays as a person typed it where the invoice taken off showed something else', async () => {
    const { cloud, caller, wire, match, offers, totals } = await wireLessFee();
    const [offer] = await offers();
    if (!offer) throw new Error('There is no offer.');
    const split = {
      decision: 'split' as const,
      version: offer.transaction.version,
      categories: offer.categories,
    };
    done(await decidePayout(wire.id, { ...split, gross: 112_000, fees: 500, refunds: 0 }, caller, cloud));
    done(await undoMatch(match.id, caller, cloud));
    expect(await totals()).toEqual([112_000, -500]);
  });
});

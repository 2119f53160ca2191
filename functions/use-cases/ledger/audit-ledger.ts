import { contributionsOf, addSums, noSums } from '../../domain/ledger/totals.ts';
import type { Sums, Total } from '../../domain/ledger/totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';

interface Books {
  readonly ledger: Pick<Cloud['ledger'], 'rows' | 'monthTotals'>;
}

interface Parts extends Books, Pick<Cloud, 'log'> {
  readonly organizations: { every: () => AsyncIterable<{ readonly id: string }> };
}

export interface Drift {
  readonly key: string;
  readonly stored: Sums;
  readonly summed: Sums;
}

/** Adds up the rows of one organisation and tells every total that does not agree with them. */
export async function driftOf(organizationId: string, { ledger }: Books): Promise<Drift[]> {
  const summed = new Map<string, Sums>();
  for await (const row of ledger.rows(organizationId, { from: '0001-01-01', to: '9999-12-31' })) {
    for (const part of contributionsOf(row))
      summed.set(nameOf(part), addSums(summed.get(nameOf(part)) ?? noSums, part));
  }
  const stored = new Map(
    (await ledger.monthTotals(organizationId, { from: '0001-01', to: '9999-12' })).map((total) => [
      nameOf(total),
      sumsOf(total),
    ]),
  );
  const keys = new Set([...summed.keys(), ...stored.keys()]);
  return [...keys]
    .map((key) => ({ key, stored: stored.get(key) ?? noSums, summed: summed.get(key) ?? noSums }))
    .filter((total) => JSON.stringify(total.stored) !== JSON.stringify(sumsOf(total.summed)));
}

/**
 * Proves, organisation by organisation, that the totals are the sums of the rows. Drift is logged as an error; answers in how many
 * organisations there is some, which an alarm watches.
 */
export async function auditLedger({ organizations, ledger, log }: Parts): Promise<number> {
  let drifted = 0;
  for await (const organization of organizations.every()) {
    const drift = await driftOf(organization.id, { ledger });
    if (drift.length === 0) continue;
    drifted++;
    log.error('ledger drift', { organizationId: organization.id, totals: drift.map(({ key }) => key) });
  }
  return drifted;
}

const nameOf = ({ month, currency, accountId, categoryId }: Total): string =>
  JSON.stringify([month, currency, accountId, categoryId]);

const sumsOf = ({ income, expenses, transfers, count, ready, parts }: Sums): Sums => ({
  income,
  expenses,
  transfers,
  count,
  ready,
  parts,
});

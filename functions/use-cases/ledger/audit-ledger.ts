import { contributionsOf, addSums, noSums } from '../../domain/ledger/totals.ts';
import type { Sums, Total } from '../../domain/ledger/totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'log'>;

export interface Drift {
  readonly key: string;
  readonly stored: Sums;
  readonly summed: Sums;
}

/** Adds up the rows of one organisation and tells every total that does not agree with them. */
export async function driftOf(organizationId: string, { ledger }: Pick<Cloud, 'ledger'>): Promise<Drift[]> {
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

/** Proves, organisation by organisation, that the totals are the sums of the rows; a drift is logged as an error (an alarm watches). */
export async function auditLedger({ organizations, ledger, log }: Parts): Promise<void> {
  for await (const organization of organizations.every()) {
    const drift = await driftOf(organization.id, { ledger });
    if (drift.length > 0)
      log.error('ledger drift', { organizationId: organization.id, totals: drift.map(({ key }) => key) });
  }
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

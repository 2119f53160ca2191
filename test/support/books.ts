import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Ledger } from '../../functions/store/ledger.ts';
import { Organizations } from '../../functions/store/organizations.ts';
import { memberships, People } from '../../functions/store/people.ts';
import { planItems, Plans } from '../../functions/store/plans.ts';
import { Table } from '../../functions/store/table.ts';
import type { LocalCloud } from './local-cloud.ts';
import type { Member } from './member.ts';

/** The tables behind a running cloud, read as its administrator would. */
export interface Books {
  readonly table: Table;
  readonly ledger: Ledger;
  readonly people: People;
  readonly organizations: Organizations;
  readonly plans: Plans;
}

export function booksOf({ stack }: Pick<LocalCloud, 'stack'>): Books {
  const { tableName, region, endpoints } = stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials });
  const table = new Table(tableName, client);
  return {
    table,
    ledger: new Ledger(table),
    people: new People(table),
    organizations: new Organizations(table),
    plans: new Plans(table),
  };
}

/** The organisation a member works in. */
export async function organizationIdOf(member: Member): Promise<string> {
  const { organization } = await member.ask('GET', '/me');
  return String((organization as Record<string, unknown>)['id']);
}

/** Makes a signed-up person an assistant in somebody else's organisation, as an invitation would. */
export async function makeAssistant(
  { table }: Books,
  person: Member,
  organizationId: string,
  accessLevel: 'full' | 'view-only',
): Promise<void> {
  // A person's own organisation carries the person's id.
  const userId = await organizationIdOf(person);
  const at = new Date().toISOString();
  const role = 'assistant' as const;
  await table.write([
    table.put(memberships, { userId, organizationId, role, accessLevel, joinedAt: at, activeSince: at }),
  ]);
}

/** Puts an organisation on Starter, without a trial. */
export async function putOnStarter({ table }: Books, organizationId: string): Promise<void> {
  await table.write([table.put(planItems, { organizationId, name: 'starter', trialEndsAt: null })]);
}

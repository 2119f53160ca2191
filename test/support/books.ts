import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { memberships, profiles, People } from '../../functions/store/people.ts';
import { Ledger } from '../../functions/store/ledger.ts';
import { Table } from '../../functions/store/table.ts';
import type { LocalCloud } from './local-cloud.ts';
import type { Member } from './member.ts';

/** The tables behind a running cloud, read as its administrator would. */
export interface Books {
  readonly table: Table;
  readonly ledger: Ledger;
  readonly people: People;
}

export function booksOf({ stack }: Pick<LocalCloud, 'stack'>): Books {
  const { tableName, region, endpoints } = stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const table = new Table(
    tableName,
    new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials }),
  );
  return { table, ledger: new Ledger(table), people: new People(table) };
}

/** The organisation a member works in. */
export async function organizationIdOf(member: Member): Promise<string> {
  const { organization } = await member.ask('GET', '/me');
  return String((organization as Record<string, unknown>)['id']);
}

/** Makes a signed-up person an assistant in somebody else's organisation, as an invitation would. */
export async function makeAssistant(
  { table, people }: Books,
  person: Member,
  organizationId: string,
  accessLevel: 'full' | 'view-only',
): Promise<void> {
  const profile = await people.profile(await organizationIdOf(person));
  if (!profile) throw new Error(`${person.email} has no profile.`);
  const lastActivity = new Date().toISOString();
  const membership = {
    userId: profile.id,
    organizationId,
    role: 'assistant',
    accessLevel,
    lastActivity,
  } as const;
  await table.write([
    table.put(profiles, { ...profile, role: 'assistant' as const, organizationId }),
    table.put(memberships, membership),
  ]);
}

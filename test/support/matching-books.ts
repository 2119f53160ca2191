import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Match } from '../../shared/model/match.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf } from './books.ts';
import { entry } from './entries.ts';
import type { LocalCloud } from './local-cloud.ts';
import { Member } from './member.ts';
import { MemoryCloud } from './memory-cloud.ts';
import { addPapers, paper } from './papers.ts';

/** Somebody's books with these receipts, then these rows, typed one after the other. */
export async function booksWith(
  cloud: Pick<LocalCloud, 'web' | 'api' | 'stack'> | MemoryCloud,
  papers: Partial<StoredReceipt>[],
  rows: Partial<NewTransaction>[],
) {
  const isInMemory = cloud instanceof MemoryCloud;
  const member = isInMemory ? await cloud.join() : await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  const receipts = papers.map((change) => paper(organizationId, change));
  await addPapers(isInMemory ? cloud.cloud : booksOf(cloud), receipts);
  const entries = rows.map((change) => entry(change));
  for (const row of entries) await member.ask('POST', '/transactions', row);
  return { member, receipts, rows: entries };
}

/** The suggestions that wait for a decision, once they are as wanted. */
export const pending = (member: Member, isThere: (items: Match[]) => boolean) =>
  member
    .until('/matches?limit=200', (page) => isThere(contract.listMatches.reply.parse(page).items))
    .then((page) => contract.listMatches.reply.parse(page).items);
/** Confirms, rejects or undoes a match and gives it as it then is. */
export const decide = async (member: Member, match: Match | undefined, decision: string): Promise<Match> =>
  contract.confirmMatch.reply.parse(await member.ask('POST', `/matches/${match?.id}/${decision}`));
/** What decisions have taught. */
export const learned = async (member: Member) =>
  contract.listLearned.reply.parse(await member.ask('GET', '/learned')).items;

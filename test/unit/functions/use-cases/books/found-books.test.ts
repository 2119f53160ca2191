import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { FullName } from '../../../../../shared/model/common.ts';
import { AuditEntries } from '../../../../../functions/store/audit-entries.ts';
import { foundBooks } from '../../../../../functions/use-cases/books/found-books.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

/** What the books of somebody whom the pool calls so are headed by. */
async function namesOf(fullName: string, email: string): Promise<(string | undefined)[]> {
  const { cloud } = await memoryBooks();
  const userId = v7();
  await foundBooks({ userId, email, fullName }, cloud);
  const [person, books] = [await cloud.people.person(userId), await cloud.organizations.get(userId)];
  return [person?.fullName, books?.name];
}

it('takes the name that the pool tells', async () => {
  expect(await namesOf(' Ada Byron ', 'ada@example.com')).toEqual(['Ada Byron', 'Ada Byron']);
});

it.each([
  ['a link', 'https://evil.example/pay', 'ada@example.com'],
  ['nothing', '', 'ada.byron@example.com'],
  ['a host, and an address that is one too', 'www.evil.example', 'evil.com@example.com'],
  ['markup, and an address without letters', '<b>Ada</b>', '123@example.com'],
  ['letters that turn around', 'Ada \u202e', `${'x'.repeat(200)}@example.com`],
])('heads no mail with what somebody made of it in the pool since: %s', async (_, name, email) => {
  const names = await namesOf(name, email);
  expect(new Set(names).size).toBe(1);
  for (const taken of names) {
    expect(FullName.safeParse(taken).success, taken).toBe(true);
    expect(taken).not.toContain('vil.');
  }
});

it('are founded once, with one entry in their audit log, however many ask for them', async () => {
  const { cloud } = await memoryBooks();
  const userId = v7();
  const found = () => foundBooks({ userId, email: 'ada@example.com', fullName: 'Ada' }, cloud);
  await Promise.all([found(), found(), found()]);
  await found();
  const { items } = await new AuditEntries(cloud.table).page(userId, { after: undefined, limit: 10 });
  expect(items).toMatchObject([
    { act: 'books-founded', actor: { userId, through: 'mail-code' }, thing: { id: userId, name: 'Ada' } },
  ]);
});

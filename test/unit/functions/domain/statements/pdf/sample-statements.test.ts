import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../../fixtures/statements/${name}`, import.meta.url));

describe('the sample statements', () => {
  it.each([
    ['chequing.pdf', 'chequing.json'],
    ['household.pdf', 'household.json'],
  ])('%s holds what %s says', async (name, golden) => {
    const reading = await readWorded(fixture(name), { readPages, fileName: name });
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.format).toBe('pdf');
    expect(withoutFormat(reading.statement)).toEqual(JSON.parse(fixture(golden).toString()));
  });

  it('are read as a person’s account says only where they are of one account', async () => {
    const reading = await readWorded(fixture('household.pdf'), { readPages, accountKind: 'checking' });
    const accounts = reading.kind === 'read' ? reading.statement.accounts : undefined;
    expect(accounts?.map(({ opening }) => opening)).toEqual([388_865, -22_040]);
  });
});

/** The pictures of a statement say the same as its PDF. */
function withoutFormat(statement: object): unknown {
  return JSON.parse(
    JSON.stringify(statement, (key, value: unknown) => (key === 'format' ? undefined : value)),
  );
}

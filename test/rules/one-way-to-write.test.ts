import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unauditedActs } from '../../functions/store/unaudited-acts.ts';

const files = globSync('functions/**/*.ts').toSorted();
const textOf = (file: string) => readFileSync(file, 'utf8');
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)));

describe('what is written', () => {
  it('is a unit of work, or plain under a name of the closed list', () => {
    expect(matching(/\.(tryWrite|tryUpdate)\s*\(|\btable\s*\.\s*write\s*\(/i)).toEqual([
      'functions/store/change.ts',
      'functions/store/table.ts',
    ]);
    expect(matching(/\btry(?!Write\b)[A-Z]\w*\s*\(/).filter((file) => !file.includes('/domain/'))).toEqual(
      [],
    );
    expect(matching(/\b(TransactWrite|BatchWrite|Put|Update|Delete)(Item)?s?Command\b/)).toEqual([
      'functions/store/documents.ts',
      'functions/store/table.ts',
    ]);
  });

  it('has no name in the closed list that nobody writes under', () => {
    const written = files.filter((file) => !file.endsWith('unaudited-acts.ts')).map(textOf);
    const unused = Object.keys(unauditedActs).filter(
      (act) => !written.some((text) => text.includes(`'${act}'`)),
    );
    expect(unused).toEqual([]);
  });

  it('is tried again by the unit of work, and of plain writes and looks by one loop', () => {
    expect(matching(/\bretryOnConflict\(/)).toEqual([
      'functions/store/change.ts',
      'functions/store/rates.ts',
      'functions/use-cases/books/verify-signup.ts',
      'functions/use-cases/categories/change-rows.ts',
      'functions/use-cases/mail-once.ts',
      'functions/use-cases/matching/settle-suggestions.ts',
      'functions/use-cases/notices/see.ts',
      'functions/use-cases/receipts/read-receipt.ts',
      'functions/use-cases/second-factor/counted-try.ts',
      'functions/use-cases/shared-links/unlock-shared.ts',
    ]);
  });
});

import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

const FILE = `OFXHEADER:100

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>99887766<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><DTPOSTED>20260302<TRNAMT>-154.20<FITID>1<NAME>HARDWARE</STMTTRN></BANKTRANLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

it('brings no account into books that have as many as they may: the import ends with that', async () => {
  const books = await memoryImports();
  const before = await books.cloud.organizations.get(books.caller.organizationId);
  const [first] = before?.accounts ?? [];
  if (!before || !first) throw new Error('There are no books.');
  const full = Array.from({ length: limits.accounts }, () => {
    const id = v7();
    return { ...first, id, name: id, lastDigits: '0000' };
  });
  await books.cloud.table.write([books.cloud.organizations.accountsChange(before, full)]);
  const file = await books.read(FILE, 'activity.ofx');
  expect(file.accounts).toMatchObject([{ accountId: null, lastDigits: '7766' }]);
  expect(await books.commit(file.id)).toMatchObject({
    status: 'failed',
    problem: { code: 'account-needed' },
  });
  expect(await books.rows()).toEqual([]);
  expect(await books.accounts()).toHaveLength(limits.accounts);
});

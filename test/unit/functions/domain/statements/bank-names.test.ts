import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bankOfBic,
  bankOfIban,
  bankOfLetterhead,
} from '../../../../../functions/domain/statements/bank-names.ts';
import { pageLines } from '../../../../../functions/domain/statements/pdf/page-lines.ts';
import { readWorded } from '../../../../support/statements/read-worded.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/statements/${name}`, import.meta.url), 'utf8');

async function bankIn(text: string): Promise<string | undefined> {
  const reading = await readWorded(Buffer.from(text), { currency: 'EUR' });
  if (reading.kind === 'problem') throw new Error(reading.detail);
  return reading.statement.account?.bank;
}

const ofx = fixture('workshop.ofx');
const signedBy = (org: string) =>
  ofx.replace(/<FI>[^]*?<\/FI>/, '').replace('<STMTRS>', `<FI><ORG>${org}</FI>$&`);
const camt = (institution: string) =>
  fixture('workshop.camt08.xml')
    .replace(/<Svcr>[^]*?<\/Svcr>/, '')
    .replace('</Acct>', `<Svcr><FinInstnId>${institution}</FinInstnId></Svcr></Acct>`);
const mt940 = (head: string, account: string) =>
  `${head}\n${fixture('workshop.mt940')
    .replace(/^\{1:.*\n/, '')
    .replace(/^:25:.*$/m, `:25:${account}`)}`;

describe('the bank that a statement names', () => {
  it('stands in an OFX as who signs it, a code by the name that people know', async () => {
    expect(await bankIn(signedBy('Lakeside Credit Union &amp; Trust'))).toBe('Lakeside Credit Union & Trust');
    expect(await bankIn(signedBy('HAN'))).toBe('Bank of America');
    expect(await bankIn(signedBy(''))).toBeUndefined();
  });

  it('keeps the account of a CAMT, by its name or its BIC', async () => {
    expect(await bankIn(camt('<BICFI>DEUTDEFF</BICFI><Nm>Ostsee Bank</Nm>'))).toBe('Ostsee Bank');
    expect(await bankIn(camt('<BIC>DEUTDEFFXXX</BIC>'))).toBe('Deutsche Bank');
    expect(await bankIn(camt('<BICFI>GENODEF1S10</BICFI>'))).toBe('GENODEF1S10');
  });

  it('heads an MT940, or stands in its account', async () => {
    expect(await bankIn(mt940('{1:F01ASNBNL21XXXX0000000000}{2:O940ASNBNL21XXXXN}', '123456'))).toBe(
      'ASN Bank',
    );
    expect(await bankIn(mt940('', 'INGBNL2A/0123456'))).toBe('ING');
    expect(await bankIn(mt940('', 'NL91ABNA0417164300'))).toBe('ABN AMRO');
    expect(await bankIn(mt940('', '50010517/123456'))).toBeUndefined();
  });

  it('prints its letterhead at the top of a page, and is not whoever is paid further down', () => {
    const lines = (...texts: string[]) => pageLines([wordsOnPage(...texts)]);
    expect(bankOfLetterhead(lines('Barclays Bank UK PLC', 'Your business account'))).toBe('Barclays');
    const below = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`);
    expect(bankOfLetterhead(lines(...below, 'Direct debit American Express'))).toBeUndefined();
  });

  it('is none of a number that only looks like one', () => {
    expect(bankOfBic('BANK BIC')).toBeUndefined();
    expect(bankOfIban('DE89370400440532013000')).toBeUndefined();
    expect(bankOfIban('GB33 BUKB 2020 1555 5555 55')).toBe('Barclays');
  });
});

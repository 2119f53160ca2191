import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanged } from '../../../../../../shared/exchange.ts';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

/** Amount and stated rate of each row of a file. */
async function ratesIn(file: string) {
  const reading = await readWorded(new TextEncoder().encode(file));
  if (reading.kind === 'problem') throw new Error(reading.detail);
  return reading.statement.transactions.map(({ amount, statedRate }) => [amount, statedRate]);
}

const ofx = (rows: readonly string[]) =>
  [
    'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
    '<BANKACCTFROM><ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>',
    ...rows.map(
      (inner, at) =>
        `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026030${at + 1}<TRNAMT>-108.50<FITID>${at}<NAME>HOTEL${inner}</STMTTRN>`,
    ),
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');

const camt = (entries: readonly string[]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>4711</Id></Othr></Id><Ccy>USD</Ccy></Acct>${entries
    .map(
      (inner) =>
        `<Ntry><Amt Ccy="USD">108.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt>${inner}</Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

const amounts = (...stated: readonly (readonly [name: string, amount: string, currency: string])[]) =>
  `<AmtDtls>${stated
    .map(([name, amount, currency]) => `<${name}><Amt Ccy="${currency}">${amount}</Amt></${name}>`)
    .join('')}</AmtDtls>`;
const transaction = (inner: string) => `<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls>`;
const euros = (rate: string) => ({ currency: 'EUR', rate });

describe('the rate that a statement states', () => {
  it('is in OFX what the original currency was brought to the account’s by', async () => {
    const file = ofx([
      '<ORIGCURRENCY><CURRATE>1.0850<CURSYM>EUR</ORIGCURRENCY>',
      // The amount itself would be in that currency: what it was before is not told.
      '<CURRENCY><CURRATE>1.0850<CURSYM>EUR</CURRENCY>',
      '<ORIGCURRENCY><CURRATE>1.00<CURSYM>USD</ORIGCURRENCY>',
      '<ORIGCURRENCY><CURRATE>0<CURSYM>EUR</ORIGCURRENCY>',
      '<ORIGCURRENCY><CURRATE>1.0850<CURSYM>???</ORIGCURRENCY>',
      '',
    ]);
    const none = [-108_50, undefined];
    expect(await ratesIn(file)).toEqual([[-108_50, euros('0.92165899')], none, none, none, none, none]);
  });

  it('is in CAMT told by two amounts, beside the entry or in its only transaction', async () => {
    const file = camt([
      transaction(amounts(['InstdAmt', '100.00', 'EUR'], ['TxAmt', '108.50', 'USD'])),
      amounts(['CntrValAmt', '100.00', 'EUR']),
      // Charges made the entry larger than what was exchanged: the rate is that of the exchange.
      transaction(amounts(['InstdAmt', '98.00', 'EUR'], ['TxAmt', '106.33', 'USD'])),
      transaction(amounts(['InstdAmt', '0.00', 'EUR'])),
      transaction(amounts(['TxAmt', '108.50', 'USD'])),
      transaction(amounts(['InstdAmt', '50.00', 'EUR'])) + transaction(amounts(['InstdAmt', '50.00', 'EUR'])),
    ]);
    const stated = [-108_50, euros('0.921658986175')];
    const none = [-108_50, undefined];
    expect(await ratesIn(file)).toEqual([stated, stated, stated, none, none, none]);
  });

  it('stands in a table in columns of the exchange, whichever way it went', async () => {
    const file = [
      'TransferWise ID,Date,Amount,Currency,Description,Running Balance,Exchange From,Exchange To,Exchange Rate',
      'B-1,02-03-2026,-100.00,USD,Converted USD to EUR,900.00,USD,EUR,0.92000',
      'B-2,03-03-2026,108.50,USD,Converted EUR to USD,1008.50,EUR,USD,1.08500',
      'C-3,04-03-2026,-8.50,USD,Card transaction,1000.00,,,',
      'C-4,05-03-2026,-50.00,USD,Card transaction,950.00,GBP,JPY,190.1',
      'C-5,06-03-2026,-50.00,USD,Card transaction,900.00,USD,EUR,n/a',
      '',
    ].join('\n');
    expect(await ratesIn(file)).toEqual([
      [-100_00, euros('0.92000')],
      [108_50, euros('0.92165899')],
      ...[-8_50, -50_00, -50_00].map((amount) => [amount, undefined]),
    ]);
  });

  it('gives the amount back that CAMT told, to the cent', async () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    await fc.assert(
      fc.asyncProperty(cents, async (minor) => {
        const told = (minor / 100).toFixed(2);
        const [[, rate] = []] = await ratesIn(camt([transaction(amounts(['TxAmt', told, 'EUR']))]));
        const stated = rate as { rate: string };
        expect(exchanged(-108_50, { from: 'USD', to: 'EUR', rate: stated.rate })).toBe(-minor);
      }),
    );
  });
});

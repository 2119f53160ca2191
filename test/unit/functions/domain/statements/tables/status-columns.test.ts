import { describe, expect, it } from 'vitest';
import { WAITING } from '../../../../../../functions/domain/statements/tables/status-words.ts';
import { readTable } from './read-table.ts';

const amounts = ({ transactions }: Awaited<ReturnType<typeof readTable>>) =>
  transactions.map(({ amount }) => amount);

describe('a column that tells how far a payment is', () => {
  it.each([
    ['Status', 'Pending', 'Posted'],
    ['Status', 'PENDING', ''],
    ['State', 'DECLINED', 'COMPLETED'],
    ['State', 'REVERTED', 'COMPLETED'],
    ['Transaction status', 'Failed', 'Succeeded'],
    ['Status', 'Authorised', 'Settled'],
    ['Status', 'Canceled', 'Complete'],
    ['Zustand', 'vorgemerkt', 'gebucht'],
    ['Umsatzstatus', 'Umsatz vorgemerkt', 'Umsatz gebucht'],
    ['Statut', 'En attente', 'Comptabilisé'],
    ['Estado', 'Pendiente', 'Realizado'],
    ['Stato', 'Annullata', 'Contabilizzata'],
    ['Type', 'Pending', 'Card purchase'],
    ['Posting', 'Pending', 'Posted'],
    ['Status', 'Processing', 'Completed'],
    ['Status', 'In process', 'Completed'],
    ['Status', 'Awaiting approval', 'Approved'],
    ['Status', 'Unpaid', 'Paid'],
    ['Status', 'Not completed', 'Completed'],
    ['Status', 'Incomplete', 'Complete'],
    ['Status', 'Draft', 'Sent'],
    ['Status', 'Removed', 'Reconciled'],
    ['Status', 'Deleted', 'Unreconciled'],
    ['Status', 'abandoned', 'captured'],
    ['Status', 'Nicht ausgeführt', 'Ausgeführt'],
    ['Statut', 'Non exécuté', 'Exécuté'],
    ['Estado', 'No completado', 'Completado'],
    ['Stato', 'Non eseguito', 'Eseguito'],
    ['Status', 'Niet uitgevoerd', 'Uitgevoerd'],
    ['Status', 'Ausstehend', 'Berechnet'],
    ['Status', 'Pending', 'Billed'],
    ['Statut', 'Brouillon', 'Payée'],
    ['Status', 'Entwurf', 'Bezahlt'],
  ])('headed “%s” keeps what is “%s” out of the books', async (heading, waiting, booked) => {
    const statement = await readTable([
      `Date,Description,Amount,${heading}`,
      `2026-11-17,Phone plan,-45.00,${booked}`,
      `2026-11-19,Hotel hold,-212.00,${waiting}`,
      `2026-11-20,Deposit,950.00,${booked}`,
    ]);
    expect(amounts(statement)).toEqual([-4500, 95_000]);
    expect(statement.rejected).toMatchObject([
      { row: 3, reason: `The file marks it as “${waiting}”: no money has moved.`, isNotBooked: true },
    ]);
  });

  it('books a transfer that was issued', async () => {
    const statement = await readTable([
      'Datetime,Type,Status,Note,Amount (total)',
      '2026-11-17T10:00:00,Payment,Complete,Lunch,- $20.00',
      '2026-11-18T10:00:00,Standard Transfer,Issued,,- $80.00',
    ]);
    expect(amounts(statement)).toEqual([-2000, -8000]);
  });

  it.each(['Receipt status', 'Receipt', 'Belegstatus', 'Statut du justificatif', 'Attachment status'])(
    '“%s” speaks of a document, not of the payment',
    async (heading) => {
      const statement = await readTable([
        `Date,Description,Amount,${heading}`,
        '2026-11-17,Phone plan,-45.00,Missing',
        '2026-11-19,Hotel,-212.00,Pending',
        '2026-11-20,Deposit,950.00,Attached',
      ]);
      expect(amounts(statement)).toEqual([-4500, -21_200, 95_000]);
      expect(statement.rejected).toEqual([]);
    },
  );

  it('says so of a row without a day, too', async () => {
    const statement = await readTable([
      'Status,Date,Payee,Amount',
      'Pending,,HOTEL HOLD SEATTLE,-212.00',
      'Posted,2026-11-21,PARKING GARAGE,-14.00',
    ]);
    expect(amounts(statement)).toEqual([-1400]);
    expect(statement.rejected).toMatchObject([{ row: 2, isNotBooked: true }]);
  });

  it('leaves the proof to the rows that happened', async () => {
    const statement = await readTable([
      'Date,Description,Amount,Balance,State',
      '2026-03-02,Coffee,-5.00,95.00,COMPLETED',
      '2026-03-03,Hotel,-50.00,95.00,REVERTED',
      '2026-03-04,Sale,100.00,195.00,COMPLETED',
      '2026-03-05,Cafe,-7.00,,PENDING',
    ]);
    expect(statement).toMatchObject({ proven: true, opening: 10_000, closing: 19_500 });
    expect(statement.rejected).toHaveLength(2);
  });

  it('never makes up an opening for what did not happen', async () => {
    const statement = await readTable([
      'Date,Name,Type,Status,Currency,Net,Balance',
      '2026-09-05,Studio,General Authorization,Pending,USD,-49.00,0.00',
      '2026-09-06,Studio,Payment,Completed,USD,-49.00,-49.00',
      '2026-09-06,,General Currency Conversion,Completed,USD,49.00,0.00',
    ]);
    expect(amounts(statement)).toEqual([-4900, 4900]);
    expect(statement).toMatchObject({ proven: true, opening: 0, closing: 0 });
  });

  it('books what is marked as refunded where the file holds the refund', async () => {
    const statement = await readTable([
      'Date,Description,Amount,Status',
      '2026-03-02,Desk lamp,-80.00,Refunded',
      '2026-03-04,Chair,-120.00,Refunded',
      '2026-03-05,Desk lamp refund,80.00,Completed',
      '2026-03-06,Paper,-10.00,Completed',
    ]);
    expect(amounts(statement)).toEqual([-8000, 8000, -1000]);
    expect(statement.rejected).toMatchObject([
      {
        row: 3,
        reason: 'The file marks it as “Refunded” and holds no refund: both are left out.',
        isNotBooked: true,
      },
    ]);
  });

  it('books it as well where the balance shows that it moved', async () => {
    const statement = await readTable([
      'Date,Description,Amount,Balance,Status',
      '2026-03-02,Paper,-10.00,90.00,Completed',
      '2026-03-04,Chair,-120.00,-30.00,Refunded',
      '2026-03-06,Sale,100.00,70.00,Completed',
    ]);
    expect(amounts(statement)).toEqual([-1000, -12_000, 10_000]);
    expect(statement.proven).toBe(true);
  });

  it.each(['Returned', 'Bounced', 'Retournée', 'Rückläufer', 'Devuelta', 'Respinto', 'Teruggeboekt'])(
    'takes “%s” for a payment that came back',
    async (word) => {
      const statement = await readTable([
        'Date,Description,Amount,Status',
        '2026-03-02,Chair,-120.00,Completed',
        `2026-03-04,Cheque of Marlow,300.00,${word}`,
      ]);
      expect(amounts(statement)).toEqual([-12_000]);
      expect(statement.rejected).toMatchObject([{ row: 3, isNotBooked: true }]);
    },
  );

  it.each(['Chargeback reversed', 'Dispute won'])(
    'books what is marked “%s”: the money is there',
    async (word) => {
      const statement = await readTable([
        'Date,Description,Status,Amount',
        '2026-03-02,Chair,Completed,-120.00',
        `2026-03-04,Order 71,${word},80.00`,
      ]);
      expect(amounts(statement)).toEqual([-12_000, 8000]);
    },
  );

  it.each([
    ['Status', 'Disputed'],
    ['Status', 'In transit'],
    ['Transaction status', 'Zorked'],
    ['Statut de la transaction', 'Perdue'],
    ['State', 'MYSTERY'],
    ['Status', 'Approved, but pending'],
    ['Status', 'We are looking into this one for you'],
  ])('headed “%s” lists a row apart whose word, “%s”, tells nothing', async (heading, word) => {
    const statement = await readTable([
      `Date,Description,${heading},Amount`,
      '2026-03-02,Chair,Completed,-120.00',
      `2026-03-04,Order 71,"${word}",80.00`,
      '2026-03-05,Paper,,-10.00',
    ]);
    expect(amounts(statement)).toEqual([-12_000, -1000]);
    expect(statement.rejected).toEqual([
      {
        row: 3,
        shown: `2026-03-04 · Order 71 · ${word} · 80.00`,
        reason: `It is not clear from “${word}” whether the money has moved. If it has, set that column to “Not used”.`,
      },
    ]);
  });

  it('believes a second column that knows', async () => {
    const statement = await readTable([
      'Date,Description,Status,Refund status,Amount',
      '2026-03-02,Chair,Completed,Zorked,-120.00',
      '2026-03-03,Lamp,Completed,Refunded,-60.00',
      '2026-03-04,Paper,Zorked,Paid,-10.00',
    ]);
    expect(amounts(statement)).toEqual([-12_000, -1000]);
  });

  it('books its rows all the same once a person ignores the column', async () => {
    const lines = ['Date,Description,Status,Amount', '2026-03-04,Order 71,Zorked,80.00'];
    expect(amounts(await readTable(lines))).toEqual([]);
    expect(amounts(await readTable(lines, { columns: { 2: 'ignored' } }))).toEqual([8000]);
  });

  it.each([
    ['State', 'CA', 'Nevada'],
    ['Receipt status', 'Missing', 'Attached'],
    ['Balance Impact', 'Credit', 'Debit'],
    ['Address Status', 'Confirmed', 'Non-Confirmed'],
    ['Status', '00', '17'],
  ])('is none where “%s” holds words like “%s”', async (heading, one, another) => {
    const statement = await readTable([
      `Date,Description,Amount,${heading}`,
      `2026-03-02,Chair,-120.00,${one}`,
      `2026-03-04,Order 71,80.00,${another}`,
    ]);
    expect(statement.transactions).toHaveLength(2);
  });

  it('takes a line above rows for what it says of them', async () => {
    const statement = await readTable([
      'Date,Description,Amount',
      'Pending transactions,,',
      '2026-11-24,COFFEE BAR,-6.10',
      'Posted transactions,,',
      '2026-11-21,PARKING GARAGE,-14.00',
    ]);
    expect(amounts(statement)).toEqual([-1400]);
    expect(statement.rejected).toMatchObject([{ row: 3, isNotBooked: true }]);
  });

  it('says nothing of words that only look like it', async () => {
    const statement = await readTable([
      'Date,Type,Description,Amount',
      '2026-03-02,Refund,Lamp,80.00',
      '2026-03-03,Reversal,Fee,5.00',
      '2026-03-04,Debit,Held & Sons,-10.00',
      '2026-03-05,Debit,Pending Design Ltd,-10.00',
    ]);
    expect(statement.transactions).toHaveLength(4);
  });

  it('knows no word for waiting with a digit: cells with one are days, and looked at no further', () => {
    expect(WAITING).not.toMatch(/\d/);
  });
});

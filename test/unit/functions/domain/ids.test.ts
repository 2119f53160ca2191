import { describe, expect, it } from 'vitest';
import {
  bodyId,
  emailHashOf,
  idUnderKey,
  labelledAccountId,
  lessonId,
  mailDocumentId,
  matchIdOf,
  ownCategoryId,
  pairId,
  partId,
  payoutMatchId,
  proposedAccountId,
  repeatedRowId,
  waitingMailId,
} from '../../../../functions/domain/ids.ts';
import { fingerprintRows } from '../../../../functions/domain/statements/fingerprint-rows.ts';

const a = '0190f0a0-0000-7000-8000-000000000001';
const b = '0190f0a0-0000-7000-8000-000000000002';
const c = '0190f0a0-0000-7000-8000-000000000003';

const coffee = { date: '2025-03-02', amount: -1250, description: 'POS CAFÉ MYRIADE' };

/** Books in use hold these very ids: a change of any of them imports, matches and links a second time. */
describe('ids made of content', () => {
  it('are the same for rows, whichever file brings them', () => {
    const rows = [
      coffee,
      { ...coffee, description: 'pos cafe  myriade' },
      { date: '2025-03-03', amount: 99, description: 'Zinsen ß 日本 입금' },
      { date: '2025-03-03', amount: 0, description: '' },
    ];
    expect(fingerprintRows(a, rows)).toEqual([
      '25dd67e0-3b24-820e-8462-f9e23091497b',
      '10374286-be2d-82e1-8ffe-e2a615320f64',
      '095462fc-d54b-8af1-8c68-a9f3f2decc71',
      '114e52f2-627a-82ac-86a8-8c3e19535cab',
    ]);
    expect(fingerprintRows(b, [coffee])).toEqual(['2a33fe86-83c4-8127-b099-ec3a7e175f40']);
  });

  it('are the same for rows added once more in an import', () => {
    expect(repeatedRowId(a, b)).toBe('7b1edc27-0344-816c-808a-ddb310c36781');
    expect(repeatedRowId(b, a)).toBe('22dd2785-c8e4-8f2c-8476-ed6b12bee3be');
  });

  it('are the same for an account that a statement proposes', () => {
    const chequing = { number: '12345', kind: 'checking', currency: 'CAD' };
    expect(proposedAccountId(a, chequing)).toBe('7ff4a43d-ca29-82ef-bc98-373882dad6b2');
    expect(proposedAccountId(a, { number: '', kind: 'credit-card', currency: 'USD' })).toBe(
      '220fb80e-b8f5-8155-8c48-9188cfaf3d56',
    );
  });

  it('are the same for an account made of a label, and for a category of one organisation', () => {
    expect([labelledAccountId(a, 'Tip jar'), labelledAccountId(a, 'Tip jar', 1)]).toEqual([
      'a76366f6-4d45-81c8-bcff-cf3db84275a6',
      'e0fd90d4-8a0f-82af-9592-6d91fece9359',
    ]);
    expect(ownCategoryId(a, 'beehives')).toBe('7790eedc-adcc-8a7a-a345-e7d0b38adf63');
  });

  it('are the same for a match of the same receipts and transactions', () => {
    expect([
      matchIdOf({ receiptIds: [a], transactionIds: [b] }),
      matchIdOf({ receiptIds: [a, b], transactionIds: [c] }),
      matchIdOf({ receiptIds: [a], transactionIds: [b, c] }),
    ]).toEqual([
      '561e6d6d-1d77-8596-8209-78d7db5fe264',
      'fd518abc-9509-86f1-8563-9f4eb0d3f284',
      'cb83978e-6538-869e-8e6a-fec207b30e60',
    ]);
  });

  it('are the same for what a decision teaches', () => {
    expect(lessonId(a, 'same', 'Café Myriade')).toBe('d4f19f97-6368-8182-8983-7beb4ea2eddf');
    expect(lessonId(a, 'different', null)).toBe('dc65e692-cc78-83cd-81f5-49848ba07ab1');
  });

  it('are the same for two rows that belong together', () => {
    expect(pairId('transfer', [a, b])).toBe('6a7b4017-1a12-87cf-8190-695761d17f2c');
    expect(pairId('duplicate', [a, b])).toBe('b7f9212e-dbcb-8c24-87cd-33d99aff6672');
  });

  it('are the same for the link of a deposit and its report, another one in each version', () => {
    expect(payoutMatchId({ id: a, version: 1 }, b)).toBe('b249b81b-0eef-8f92-815e-98c959ca284f');
    expect(payoutMatchId({ id: a, version: 2 }, b)).toBe('336dcdf0-1ddc-8d32-80bd-cbe9fcd0757b');
  });

  it('are the same for the documents of a file', () => {
    expect([partId(a, 0), partId(a, 1), partId(a, 2), partId(b, 1), partId(a, 11)]).toEqual([
      a,
      '83b05fed-a21b-5668-aa8b-385409b5aa2c',
      '7d07ede4-735d-5718-bdfb-8519d9f7cde9',
      '39556a44-5556-5cdb-b4ce-047215282442',
      'ddac50f9-035c-5705-b252-0cdcfc1e00ab',
    ]);
  });

  it('are the same for what is asked again under a key, and for its body', () => {
    expect(idUnderKey(a, '/send-custom-export', b)).toBe('a824861e-0edf-8eb7-af75-94ea4680cc01');
    expect(bodyId({ exportType: 'monthly' })).toBe('ff3db1b2-5328-8403-86af-cc239bdf662a');
  });

  it('are the same for an address, however it is written', () => {
    expect(emailHashOf(' Ann@Example.com ')).toBe(
      '71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476',
    );
  });

  it('are the same for a mail and the document it becomes', () => {
    expect(mailDocumentId(a, '<a@b.c>')).toBe('7ef5da46-a461-5169-aac4-a41b87fea45f');
    expect(mailDocumentId(b, '<a@b.c>')).toBe('5ca8aeff-b6da-5182-bd8a-cc99309b16ea');
    expect(mailDocumentId(a, '')).toBe('d34a2fbe-a8b9-500c-a5a0-3927e5e8f7fa');
    expect(waitingMailId(a, 'mail/abc')).toBe('ca680185-0b4d-52d5-90d0-afac0ba1a5d5');
    expect(waitingMailId(b, 'mail/abc')).toBe('6d60222e-67c7-53de-9fc9-dfa5e16e95ce');
  });
});

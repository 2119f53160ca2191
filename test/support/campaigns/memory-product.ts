import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { v7 } from 'uuid';
import { Files } from '../../../functions/adapters/files.ts';
import { Mailer } from '../../../functions/adapters/mail.ts';
import { PoolSecondFactor } from '../../../functions/adapters/pool-second-factor.ts';
import { UserPool } from '../../../functions/adapters/user-pool.ts';
import type { LedgerRow } from '../../../functions/domain/ledger/ledger-row.ts';
import { cloud, type Cloud } from '../../../functions/runtime/cloud.ts';
import { log } from '../../../functions/runtime/log.ts';
import type { Key } from '../../../functions/store/entity.ts';
import type { StoredImport } from '../../../functions/store/imports.ts';
import { Table } from '../../../functions/store/table.ts';
import { foundBooks } from '../../../functions/use-cases/books/found-books.ts';
import { pendingReceipt } from '../../../functions/use-cases/receipts/pending-receipt.ts';
import { messageKeys } from '../../../shared/cloud-names.ts';
import type { KnownThings } from '../any-body.ts';
import { memoryStripe } from '../memory-stripe.ts';
import { MemoryTable } from '../memory-table.ts';

/** More than any test has an account make. */
const IDS_OF_AN_ACCOUNT = 100_000;

/** Books with some of everything that a body can name. */
export interface FilledBooks extends KnownThings {
  readonly userId: string;
  /** Ids of what lies under the first part of a path, such as `receipts`. */
  readonly under: Readonly<Record<string, readonly string[]>>;
}

const settings = {
  region: 'memory',
  credentials: { accessKeyId: 'memory', secretAccessKey: 'memory' },
  maxAttempts: 1,
};
/** Answers whatever is asked with the same few words. */
const answering = (statusCode: number, type: string, body: string) => ({
  handle: () =>
    Promise.resolve({ response: { statusCode, headers: { 'content-type': type }, body: Buffer.from(body) } }),
});
const NO_OBJECT = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None.</Message></Error>';
const LETTER_SENT =
  '<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>';
/** A bucket that takes every file and has none. */
const emptyBucket = {
  handle: ({ method }: { readonly method: string }) =>
    (method === 'PUT' || method === 'DELETE'
      ? answering(200, 'application/xml', '')
      : answering(404, 'application/xml', NO_OBJECT)
    ).handle(),
};
/** How the pool refuses an operation: a wrong password, or, of all others, a wrong code. */
const poolRefusals: Readonly<Record<string, string>> = {
  AdminInitiateAuth: 'NotAuthorized',
  VerifySoftwareToken: 'EnableSoftwareTokenMFA',
};
const refusingPool = {
  handle: ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => {
    const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
    const json = (status: number, body: object) =>
      answering(status, 'application/x-amz-json-1.1', JSON.stringify(body)).handle();
    if (/^(Admin)?GetUser$/.test(operation)) return json(200, { Username: 'somebody', UserAttributes: [] });
    if (operation === 'AdminUserGlobalSignOut') return json(200, {});
    return json(400, { __type: `${poolRefusals[operation] ?? 'CodeMismatch'}Exception`, message: 'No.' });
  },
};

/**
 * The functions' cloud in this process: the table in memory, an empty bucket, a post office that takes every letter and a pool that
 * knows no code and no password. What handlers ask of the background stays in the outbox.
 */
export class MemoryProduct {
  /** One for all products of a process: the cloud keeps what it made of its first table. */
  static readonly #memory = new MemoryTable({
    inserted: ({ pk, sk }) => {
      if (sk.startsWith(messageKeys)) MemoryProduct.#asked([pk, sk]);
    },
  });
  /** How many products there have been: each has a Stripe account of its own, whose ids must not be those of another in the one table. */
  static #count = 0;
  /** Of the newest product of the process. */
  static #asked: (message: Key) => void;
  /** Where people pay. */
  readonly stripe = memoryStripe(() => cloud.now());
  /** What was logged of the last fault. */
  lastFault: unknown;

  /** `asked` hears of each message that lies in the outbox; nobody hears unless told. */
  constructor(asked: (message: Key) => void = () => undefined) {
    MemoryProduct.#asked = asked;
    this.stripe.account.state.count += MemoryProduct.#count * IDS_OF_AN_ACCOUNT;
    MemoryProduct.#count += 1;
    log.error = (_message, ...about) => {
      this.lastFault = about[0];
    };
    this.take('table', new Table(MemoryProduct.#memory.name, MemoryProduct.#memory));
    this.take('siteUrl', 'https://matchbook.example');
    this.take('supportAddress', 'support@matchbook.example');
    this.take('userPoolClientId', 'client');
    this.take('receivingDomain', undefined);
    this.take('files', new Files('documents', new S3Client({ ...settings, requestHandler: emptyBucket })));
    this.take(
      'mail',
      new Mailer('books@example.com', {
        ...settings,
        requestHandler: answering(200, 'text/xml', LETTER_SENT),
      }),
    );
    this.take('payments', this.stripe.payments);
    this.take('stripeEvents', this.stripe.stripeEvents);
    this.take('userPoolId', 'pool');
    this.take(
      'poolSecondFactor',
      new PoolSecondFactor(
        'pass',
        new CognitoIdentityProviderClient({ ...settings, requestHandler: refusingPool }),
      ),
    );
    this.take(
      'userPool',
      new UserPool(new CognitoIdentityProviderClient({ ...settings, requestHandler: refusingPool })),
    );
  }

  /** Books anew in the place of those before: some entries (a payout among them), documents, an upload and an import. */
  async fillBooks(): Promise<FilledBooks> {
    MemoryProduct.#memory.clear();
    const userId = v7();
    const organizationId = userId;
    await foundBooks({ userId, email: 'books@example.com', fullName: 'Ada Byron' }, cloud);
    const createdAt = cloud.now().toISOString();
    const own = { organizationId, userId, createdAt, version: 1 };
    const rows = ['STRIPE PAYOUT', 'Café', 'AMAZON'].map((description, at): LedgerRow => ({
      ...own,
      id: v7(),
      kind: at === 0 ? 'income' : 'expense',
      description,
      amount: at === 0 ? 96_345 : -1250,
      currency: 'USD',
      categoryId: 'travel',
      accountId: 'checking',
      date: '2026-03-10',
      source: 'entry',
      receiptId: null,
      receiptIds: [],
      noReceiptNeeded: false,
    }));
    await cloud.table.write(
      cloud.ledger.writesOf(
        rows.map((after) => ({ after })),
        null,
      ),
    );
    const uploads = [v7(), v7(), v7()].map((id) => ({
      ...own,
      id,
      fileName: 'a.png',
      contentType: 'image/png',
      size: 3,
      sha256: 'a'.repeat(64),
      purpose: 'receipt' as const,
    }));
    for (const upload of uploads) {
      const receipt = {
        ...pendingReceipt(upload),
        status: 'processed' as const,
        amount: 1250,
        currency: 'USD',
        vendor: 'Café',
      };
      await cloud.table.write(cloud.receipts.arrivals(upload, receipt));
    }
    const ready: StoredImport = {
      ...own,
      id: v7(),
      uploadId: uploads[0]?.id ?? '',
      accountId: 'checking',
      fileName: 'a.csv',
      status: 'ready',
      progress: 1,
      added: 0,
      period: null,
      accounts: [],
      changedAt: createdAt,
    };
    await cloud.table.write([cloud.imports.addition(ready)]);
    const entries = rows.map(({ id }) => id);
    const documents = uploads.map(({ id }) => id);
    const under = {
      transactions: entries,
      payouts: entries,
      receipts: documents,
      'statement-imports': [ready.id],
      accounts: ['checking', 'savings'],
    };
    const ids = [...entries, ...documents, ready.id];
    return {
      under,
      userId,
      ids,
      names: ['Checking', 'checking', 'Travel', 'savings'],
    };
  }

  /** What the table holds of partitions that begin so, as the store knows it. */
  itemsUnder(beginning: string): Record<string, unknown>[] {
    return MemoryProduct.#memory.itemsUnder(beginning);
  }

  /** Puts a part of the functions' cloud in the place of the one that the environment would name. */
  take<K extends keyof Cloud>(name: K, part: Cloud[K]): void {
    Object.defineProperty(cloud, name, { value: part, configurable: true });
  }
}

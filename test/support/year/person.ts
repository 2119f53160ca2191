import { createHash, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../functions/domain/outcome.ts';
import { addAccount } from '../../../functions/use-cases/books/add-account.ts';
import { savePreferences } from '../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../functions/use-cases/books/update-profile.ts';
import { listUncategorised } from '../../../functions/use-cases/categories/list-uncategorised.ts';
import { startCategoryRun } from '../../../functions/use-cases/categories/start-category-run.ts';
import { runJob } from '../../../functions/use-cases/jobs/run-job.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { changeTransaction } from '../../../functions/use-cases/ledger/change-transaction.ts';
import { decidePair } from '../../../functions/use-cases/ledger/decide-pair.ts';
import { listPairs } from '../../../functions/use-cases/ledger/list-pairs.ts';
import { listTransactions } from '../../../functions/use-cases/ledger/list-transactions.ts';
import { pairPeriod } from '../../../functions/use-cases/ledger/pair-period.ts';
import { confirmMatch } from '../../../functions/use-cases/matching/confirm-match.ts';
import { listMatches } from '../../../functions/use-cases/matching/list-matches.ts';
import { matchPeriod } from '../../../functions/use-cases/matching/match-period.ts';
import { pendingReceipt } from '../../../functions/use-cases/receipts/pending-receipt.ts';
import { addDays } from '../../../shared/civil-date.ts';
import { offeredEntries, templateFor } from '../../../shared/countries/index.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { memoryImports } from '../memory-imports.ts';
import { publishedDays } from './abroad.ts';
import { bankFile } from './bank-file.ts';
import type { Business } from './businesses.ts';
import type { TrueAccount, TrueEvent, Was } from './true-event.ts';
import type { Registration } from './true-year.ts';

const ACCOUNTS: readonly TrueAccount[] = ['checking', 'credit-card', 'savings', 'foreign'];
/** From here on an offer is taken as it is, in percent. */
const OFFER_MIN = 80;
const LOAN = 'Loan';
/** More questions than a year has vendors. */
const ROUNDS_MAX = 100;
const LISTED_MAX = 200;

/** How much was asked of the person, and how much was only to be accepted. */
export interface Asked {
  vendors: number;
  pairs: number;
  matches: number;
  offers: number;
  assumed: number;
  /** How often it had to be said that a customer's sales have no tax in them. */
  taxFree: number;
}

type Books = Awaited<ReturnType<typeof memoryImports>>;

/** Books of a business that were kept by accepting what the screens propose, and by telling the truth where they ask. */
export async function keptYear(business: Business, registration: Registration, events: readonly TrueEvent[]) {
  const books = await memoryImports();
  const person = new Person(books, business, events);
  await person.setUp(registration);
  const { from, to } = business.days;
  const middle = addDays(from, 181);
  for (const days of [
    { from, to: middle },
    { from: addDays(middle, 1), to },
  ])
    await person.keep(days);
  await person.claimAllowance();
  return { cloud: books.cloud, caller: books.caller, asked: person.asked };
}

class Person {
  readonly asked: Asked = { vendors: 0, pairs: 0, matches: 0, offers: 0, assumed: 0, taxFree: 0 };
  readonly #books: Books;
  readonly #business: Business;
  /** What happened, by what the bank wrote of it. */
  readonly #events: Map<string, TrueEvent[]>;
  readonly #all: readonly TrueEvent[];

  constructor(books: Books, business: Business, events: readonly TrueEvent[]) {
    this.#books = books;
    this.#business = business;
    this.#all = events;
    this.#events = Map.groupBy(events, keyOf);
  }

  async setUp({ since, isMixed }: Registration): Promise<void> {
    const { cloud, caller } = this.#books;
    const { country, region, profession, number = '', filing = 'quarter', abroad } = this.#business;
    known(await updateProfile({ country, region, profession }, caller, cloud));
    const loan = { id: v7(), name: LOAN, kind: 'loan', openingBalance: 0 } as const;
    known(await addAccount(loan, caller, cloud));
    if (abroad) {
      const account = { id: 'foreign', name: 'US Dollar Chequing', kind: 'checking' } as const;
      known(await addAccount({ ...account, currency: abroad.currency }, caller, cloud));
      const { from, to } = this.#business.days;
      await cloud.rates.add(publishedDays(this.#business), { from, to });
    }
    if (since === null) return;
    const [taxed, exempt] = salesCategories(this.#business).map(({ id }) => id);
    const byCategory = { [taxed ?? '']: 'included', [exempt ?? '']: 'exempt' } as const;
    const registered = { since, number, period: filing, endsIn: 12, method: 'normal' } as const;
    const salesTax = isMixed ? { ...registered, sales: 'mixed' as const, byCategory } : registered;
    known(await savePreferences({ salesTax }, caller, cloud));
  }

  async claimAllowance(): Promise<void> {
    const { cloud, caller } = this.#books;
    const { allowance, days } = this.#business;
    if (allowance === undefined) return;
    known(await savePreferences({ allowanceClaims: { [days.from]: allowance } }, caller, cloud));
  }

  /** Brings the statements and the documents of some days, and does what there is to do. */
  async keep(days: { from: string; to: string }): Promise<void> {
    const { cloud, caller } = this.#books;
    const { organizationId } = caller;
    for (const accountId of ACCOUNTS) {
      if (accountId === 'foreign' && !this.#business.abroad) continue;
      const { id, status } = await this.#books.read(
        bankFile(this.#all, accountId, days),
        `${accountId}.csv`,
        {
          accountId,
        },
      );
      if (status !== 'ready') throw new Error(`The statement is ${status}.`);
      await this.#books.commit(id, { accountId });
    }
    await this.#bringDocuments(days);
    await pairPeriod(organizationId, days, cloud);
    await matchPeriod(organizationId, days, cloud);
    await this.#decidePairs();
    await this.#confirmMatches();
    await this.#acceptAssumed();
    await this.#sortRest();
    await this.#sayTaxFree(days);
  }

  /** Says of sales to a customer abroad that there is no tax in them, where it is assumed. */
  async #sayTaxFree(days: { from: string; to: string }): Promise<void> {
    const { cloud, caller } = this.#books;
    const { homeClient } = this.#business.abroad ?? {};
    const rows = await Array.fromAsync(cloud.ledger.rows(caller.organizationId, days));
    const wrong = rows.filter((row) => row.description === homeClient && row.taxesAssumed);
    if (wrong.length > 0) this.asked.taxFree += 1;
    for (const { id, version } of wrong)
      known(await changeTransaction(id, { version, taxes: [] }, caller, cloud));
  }

  async #bringDocuments({ from, to }: { from: string; to: string }): Promise<void> {
    const { cloud, caller } = this.#books;
    const { organizationId, userId } = caller;
    const { currency, abroad } = this.#business;
    for (const { date, account, amount, was, document } of this.#all) {
      if (!document || date < from || date > to || was.is !== 'business') continue;
      const id = v7();
      const sha256 = createHash('sha256').update(id).digest('hex');
      const file = { fileName: 'receipt.pdf', contentType: 'application/pdf', size: 1000, sha256 };
      const purpose = 'receipt' as const;
      const upload = { ...file, id, purpose, organizationId, userId, createdAt: cloud.now().toISOString() };
      const place = {
        text: '',
        confidence: 1,
        page: 1,
        box: [0, 0, 1, 1] as [number, number, number, number],
      };
      const taxes = statedTaxes(this.#business, was).map((stated) => ({ ...stated, ...place }));
      await cloud.table.write(
        cloud.receipts.arrivals(upload, {
          ...pendingReceipt(upload),
          ...{
            status: 'processed',
            kind: document.isCredit ? 'credit-note' : 'invoice',
            currency: account === 'foreign' ? (abroad?.currency ?? currency) : currency,
            date,
            taxes,
          },
          ...{ vendor: document.vendor, amount: Math.abs(amount) },
          fields: { taxNumber: { value: '123456789', ...place }, buyer: { value: 'Me', ...place } },
        }),
      );
    }
  }

  async #decidePairs(): Promise<void> {
    const { cloud, caller } = this.#books;
    const { items } = known(await listPairs({ status: 'open', limit: 100 }, caller, cloud));
    for (const { pair, rows } of items) {
      const isTransfer = pair.kind === 'transfer' && rows.every((row) => this.#truthOf(row).was.is === 'own');
      this.asked.pairs += 1;
      known(await decidePair(pair.id, { decision: isTransfer ? 'confirm' : 'reject' }, caller, cloud));
    }
  }

  async #confirmMatches(): Promise<void> {
    const { cloud, caller } = this.#books;
    for (;;) {
      const { items } = known(await listMatches({ status: 'pending', limit: 100 }, caller, cloud));
      const [match] = items;
      if (!match) return;
      // Each vendor's bills are alike, and so are their amounts: what is unsure needs a look.
      if (match.confidence < OFFER_MIN) this.asked.matches += 1;
      known(await confirmMatch(match.id, caller, cloud));
    }
  }

  async #acceptAssumed(): Promise<void> {
    const { cloud, caller } = this.#books;
    const { items } = known(await listTransactions({ needs: 'review', limit: LISTED_MAX }, caller, cloud));
    if (items.length === 0) return;
    this.asked.assumed += items.length;
    await this.#sort(
      items.map(({ id }) => id),
      items.map(({ categoryId }) => categoryId),
    );
    if (items.length === LISTED_MAX) await this.#acceptAssumed();
  }

  /** Takes what is offered surely enough, then answers for one vendor after the other. */
  async #sortRest(): Promise<void> {
    const { cloud, caller } = this.#books;
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const { items } = known(await listUncategorised({ limit: LISTED_MAX }, caller, cloud));
      const offered = items.filter(({ suggestion }) => (suggestion?.confidence ?? 0) >= OFFER_MIN);
      if (offered.length > 0) {
        this.asked.offers += new Set(offered.map(({ alike }) => alike)).size;
        await this.#sort(
          offered.map(({ transaction }) => transaction.id),
          offered.map(({ suggestion }) => suggestion?.category ?? ''),
        );
        continue;
      }
      const [first] = items;
      if (!first) return;
      await this.#answer(items.filter(({ alike }) => alike === first.alike).map((one) => one.transaction));
    }
    throw new Error('What was answered is asked again and again.');
  }

  /** Says what entries of one vendor were: once where all were the same. */
  async #answer(rows: readonly Transaction[]): Promise<void> {
    const answers = new Set(rows.map((row) => JSON.stringify(answerOf(this.#truthOf(row)))));
    this.asked.vendors += answers.size;
    for (const row of rows) await this.#say(row, this.#truthOf(row));
  }

  async #say(row: Transaction, { was, date }: TrueEvent): Promise<void> {
    const { cloud, caller } = this.#books;
    const { id, version } = row;
    if (was.is === 'business') {
      const ofExempt = was.isExempt ? salesCategories(this.#business)[1]?.name : undefined;
      return this.#sort([id], [ofExempt ?? categoryFor(this.#business, was.purpose)]);
    }
    const use = was.is === 'own' || was.is === 'loan-payment' ? {} : { use: was.is };
    const kind = was.is === 'own' || was.is === 'loan-payment' ? { kind: 'transfer' as const } : {};
    known(await changeTransaction(id, { version, ...use, ...kind }, caller, cloud));
    if (was.is !== 'loan-payment') return;
    const entry = {
      ...{ id: v7(), kind: 'expense' as const, description: 'Interest', amount: was.interest, date },
      ...{ category: categoryFor(this.#business, 'interest'), accountLabel: LOAN },
    };
    known(await addTransaction(entry, caller, cloud));
  }

  async #sort(transactionIds: string[], categories: string[]): Promise<void> {
    const { cloud, caller } = this.#books;
    const { id } = known(
      await startCategoryRun({ id: randomUUID(), transactionIds, categories }, caller, cloud),
    );
    for (;;) {
      await runJob(caller.organizationId, id, cloud);
      const job = await cloud.jobs.get(caller.organizationId, id);
      if (job?.status !== 'running') return;
    }
  }

  #truthOf({ date, accountId, description, amount }: Transaction): TrueEvent {
    const found = this.#events.get(keyOf({ date, account: accountId, text: description, amount }));
    const [event] = found ?? [];
    if (!event) throw new Error(`Nothing like "${description}" happened.`);
    return event;
  }
}

const keyOf = ({
  date,
  account,
  text,
  amount,
}: Pick<TrueEvent, 'date' | 'text' | 'amount'> & { readonly account: string }): string =>
  `${date} ${account} ${amount} ${text}`;

const answerOf = ({ was }: TrueEvent): string =>
  was.is === 'business' ? `${was.isExempt ? 'exempt ' : ''}${was.purpose}` : was.is;

/** The categories of sales: the first for those with tax, the second for exempt ones. */
const salesCategories = ({ country, profession }: Business) =>
  offeredEntries(templateFor(country, profession), 'income').filter(({ purpose }) => purpose === 'sales');

/** The name of the category in which somebody books what was for a purpose: the first that their list has for it. */
function categoryFor({ country, profession }: Business, purpose: Purpose): string {
  const template = templateFor(country, profession);
  const listed = [...offeredEntries(template, 'expense'), ...offeredEntries(template, 'income')];
  const found = listed.find((category) => category.purpose === purpose);
  if (!found) throw new Error(`${profession} in ${country} have nothing for ${purpose}.`);
  return found.name;
}

function known<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** The taxes on a price as a document states them, the province's beside the country's. */
function statedTaxes({ tax, second, alsoPaid }: Business, was: Extract<Was, { is: 'business' }>) {
  if (!tax || was.tax === 0) return [];
  const stated = ({ kind, thousandths }: typeof tax, amount: number) => ({
    ...{ kind, rate: thousandths / 1000, amount },
  });
  return [
    stated(tax, was.tax),
    ...(second && was.second ? [stated(second, was.second)] : []),
    ...(alsoPaid ? [stated(alsoPaid, Math.round((was.tax * alsoPaid.thousandths) / tax.thousandths))] : []),
  ];
}

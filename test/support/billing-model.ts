import { graceDays, priceOf, refundDays } from '../../shared/price-book.ts';
import type { PriceChoice } from '../../shared/price-book.ts';
import type { Plan } from '../../shared/model/organization.ts';

const DAY = 86_400_000;

/** What people do with a plan, and time. */
export type BillingAct =
  | { readonly do: 'checkout'; readonly choice: PriceChoice }
  | { readonly do: 'change'; readonly to: Pick<PriceChoice, 'plan' | 'interval'> }
  | { readonly do: 'pass'; readonly days: number }
  | { readonly do: 'pay' | 'decline' | 'breakCard' | 'mendCard' | 'cancel' | 'resume' | 'refund' };

interface Subscribed {
  choice: PriceChoice;
  start: number;
  end: number;
  due: number;
  isCanceled: boolean;
}

/** The plan in force by the rules alone: what a person would say who read the terms. */
export class BillingModel {
  #now: number;
  readonly #trialEnd: number;
  #page: { choice: PriceChoice; until: number } | undefined;
  #sub: Subscribed | undefined;
  #card = { pays: true, credit: 0 };
  #firstPaid: number | undefined;
  #isRefunded = false;

  constructor(now: Date, trialEnd: Date) {
    [this.#now, this.#trialEnd] = [now.getTime(), trialEnd.getTime()];
  }

  planInForce(): Plan {
    if (this.#sub) return this.#sub.choice.plan;
    return this.#firstPaid === undefined && this.#now < this.#trialEnd ? 'professional' : 'starter';
  }

  apply(act: BillingAct): void {
    const sub = this.#sub;
    if (act.do === 'checkout' && !sub) this.#page = { choice: act.choice, until: this.#now + DAY };
    if (act.do === 'pay' && this.#page && this.#now < this.#page.until) this.#subscribe(this.#page.choice);
    if (act.do === 'breakCard' || act.do === 'mendCard') this.#card.pays = act.do === 'mendCard';
    if (act.do === 'mendCard' && sub && sub.due > 0) this.#charge(sub.due, () => (sub.due = 0));
    if (act.do === 'change' && sub && !sub.isCanceled && sub.due === 0) this.#change(sub, act.to);
    if ((act.do === 'cancel' || act.do === 'resume') && sub) sub.isCanceled = act.do === 'cancel';
    if (act.do === 'refund' && this.#isRefundable()) [this.#sub, this.#isRefunded] = [undefined, true];
    if (act.do === 'pass') this.#pass(act.days);
  }

  #isRefundable(): boolean {
    return (
      !this.#isRefunded && this.#firstPaid !== undefined && this.#now < this.#firstPaid + refundDays * DAY
    );
  }

  #subscribe(choice: PriceChoice): void {
    [this.#card.pays, this.#page] = [true, undefined];
    this.#charge(priceOf(choice), () => {
      this.#firstPaid ??= this.#now;
      this.#sub = { choice, start: this.#now, end: later(this.#now, choice), due: 0, isCanceled: false };
    });
  }

  #change(sub: Subscribed, to: Pick<PriceChoice, 'plan' | 'interval'>): void {
    const choice = { ...sub.choice, ...to };
    const left = (sub.end - this.#now) / (sub.end - sub.start);
    const isLonger = choice.interval !== sub.choice.interval;
    const unused = Math.round(priceOf(sub.choice) * left);
    const wanted = isLonger ? priceOf(choice) : Math.round(priceOf(choice) * left);
    const done = () =>
      Object.assign(sub, { choice, ...(isLonger && { start: this.#now, end: later(this.#now, choice) }) });
    if (wanted > unused) this.#charge(wanted - unused, done);
    else [this.#card.credit] = [this.#card.credit + unused - wanted, done()];
  }

  #pass(days: number): void {
    this.#now += days * DAY;
    for (let sub = this.#sub; sub && sub.due === 0 && sub.end <= this.#now; sub = this.#sub) {
      const renewed = sub;
      if (renewed.isCanceled) this.#sub = undefined;
      else {
        Object.assign(renewed, {
          start: renewed.end,
          end: later(renewed.end, renewed.choice),
          due: priceOf(renewed.choice),
        });
        this.#charge(renewed.due, () => (renewed.due = 0));
      }
    }
    const overdue = this.#sub && this.#sub.due > 0 ? this.#sub.start + graceDays * DAY : Infinity;
    if (overdue <= this.#now) this.#sub = undefined;
  }

  #charge(amount: number, paid: () => unknown): void {
    const asked = Math.max(0, amount - this.#card.credit);
    if (asked > 0 && !this.#card.pays) return;
    this.#card.credit -= amount - asked;
    paid();
  }
}

/** One interval later, on the same day or the last of its month. */
function later(at: number, { interval }: Pick<PriceChoice, 'interval'>): number {
  const from = new Date(at);
  const months = from.getUTCMonth() + (interval === 'month' ? 1 : 12);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(from.getUTCFullYear(), months, day) + (at % DAY);
}

import type { PublishedDay } from '../../../functions/domain/rates/published-day.ts';
import { addDays, daysBetween } from '../../../shared/civil-date.ts';
import type { Business } from './businesses.ts';
import type { Draws, TrueEvent } from './true-event.ts';

/** What the central bank published on the working days of a business's year: a rate of its own for each. */
export function publishedDays({ days: { from, to } }: Business): PublishedDay[] {
  const first = addDays(from, -7);
  return Array.from({ length: daysBetween(first, to) + 1 }, (_, at) => addDays(first, at))
    .filter((day) => !isWeekend(day))
    .map((day) => ({
      ...{ source: 'bank-of-canada', day },
      rates: { USD: rateOf(day), EUR: '1.4752', GBP: '1.7490', AUD: '0.8885', NZD: '0.8281' },
    }));
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** Canadian dollars for one of the United States: between 1.3300 and 1.4299. */
const rateOf = (day: string): string => `1.${3300 + ((Number(day.replaceAll('-', '')) * 7) % 1000)}`;

/** An event in the currency of the business: what came in another one by the rate of its day, on weekends that of the Friday before. */
export function inHomeCurrency(event: TrueEvent): TrueEvent {
  if (event.account !== 'foreign') return event;
  let day = event.date;
  while (isWeekend(day)) day = addDays(day, -1);
  const units = Math.abs(event.amount) * Number(rateOf(day).replace('.', ''));
  return { ...event, amount: Math.sign(event.amount) * Math.floor((units + 5000) / 10_000) };
}

/** What moved on an account in a foreign currency: clients abroad who pay no tax, services of there, the bank's fee, and what was brought home. */
export function eventsAbroad({ abroad }: Business, { below, day }: Draws): TrueEvent[] {
  if (!abroad) return [];
  const event = (text: string, amount: number, was: TrueEvent['was']): TrueEvent => ({
    ...{ date: day(), account: 'foreign', text, amount, was },
  });
  const sales = Array.from({ length: 12 }, (_, at) =>
    event(abroad.clients[at % abroad.clients.length] ?? '', 60_000 + below(500_000), {
      ...{ is: 'business', purpose: 'sales', tax: 0 },
    }),
  );
  const services = Array.from({ length: 8 }, () => ({
    ...event(abroad.service, -(1900 + below(400)), { is: 'business', purpose: 'software', tax: 0 }),
    ...(below(2) === 0 ? { document: { vendor: abroad.service, isCredit: false } } : {}),
  }));
  const fees = Array.from({ length: 6 }, () =>
    event(abroad.fee, -500, { is: 'business', purpose: 'bank-charges', tax: 0 }),
  );
  const back = event(abroad.clientRefund, -(5000 + below(9000)), {
    ...{ is: 'business', purpose: 'sales', tax: 0 },
  });
  const home = Array.from({ length: 3 }, () => {
    const sent = event(abroad.sentHome, -(200_000 + below(100_000)), { is: 'own' });
    const arrived = Math.floor((-sent.amount * 1347) / 1000);
    const into = { account: 'checking', text: abroad.cameHome, amount: arrived } as const;
    return [sent, { ...sent, ...into }];
  });
  const inHome = Array.from({ length: 8 }, (): TrueEvent => {
    const was = { is: 'business', purpose: 'sales', tax: 0 } as const;
    return { ...event(abroad.homeClient, 50_000 + below(300_000), was), account: 'checking' };
  });
  return [...sales, ...inHome, ...services, ...fees, back, ...home.flat()];
}

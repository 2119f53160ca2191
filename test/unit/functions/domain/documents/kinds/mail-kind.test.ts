import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { readDocuments } from '../../../../../../functions/domain/documents/read-documents.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const mail = (subject: string, ...lines: string[]) => ({
  ...wordsOnPage('From: Larch Tools <billing@larch-tools.example>', `Subject: ${subject}`, ...lines),
  part: 0,
});
const kindOf = (subject: string, ...lines: string[]) =>
  readFields([mail(subject, ...lines, 'Total   12,00 €')]).kind;

describe('the kind of a mail by its text', () => {
  it.each([
    ['Action required: your payment failed', 'Please update your card.'],
    ['Action required', 'We were unable to charge your card ending in 4471 for 19.00.'],
    ['Your card was declined', 'Please try another one.'],
    ['Zahlung fehlgeschlagen', 'Bitte prüfen Sie Ihre Karte.'],
    ['Votre paiement a été refusé', 'Bonjour'],
    ['Uw automatische incasso is mislukt', 'Beste klant'],
    ['Tu pago ha sido rechazado', 'Hola'],
    ['Il pagamento non è andato a buon fine', 'Ciao'],
    ['Betalningen misslyckades', 'Hej'],
  ])('is no expense where a charge failed: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('other');
  });

  it.each([
    ['Your trial ends in 3 days', 'After that you will be charged 15.00 a month.'],
    ['Dein Probeabo endet bald', 'Danach 9,95 € pro Monat.'],
    ['Votre période d’essai se termine demain', 'Bonjour'],
    ['Your plan will renew soon', 'Amount to be charged   276.00'],
    ['Ihr Abo verlängert sich bald', 'Guten Tag'],
  ])('is no expense where it is charged later: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('other');
  });

  it.each([
    ["You've received a payment of £340.00 GBP", 'Hello'],
    ['Money received', "You've received 1,250.00 EUR from Larch GmbH."],
    ['Your $842.19 payout for Larch Studio is on its way', 'Great news!'],
    ['Sie haben eine Zahlung erhalten', 'Guten Tag'],
    ['You made a sale on Larch Market - $48.00', 'Congratulations on your sale!'],
    ['Je hebt € 12,00 ontvangen', 'Hallo'],
  ])('is no expense where money came in: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('other');
  });

  it.each([
    ['Shipped: "Larch saw" and 1 more item', 'Track package'],
    ['A shipment from order #2047 is on the way', 'Larch Tools'],
    ['Order update', 'Your order is on its way and will arrive on Tuesday'],
    ['Dispatch confirmation', 'Hello'],
    ['Fwd: Your package has been delivered', 'Hello'],
    ['Deine Bestellung wurde versandt', 'Hallo'],
    ['Votre commande a été expédiée', 'Bonjour'],
    ['Je bestelling is onderweg', 'Hoi'],
  ])('is no expense where goods are on their way: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('other');
  });

  it.each([
    ['Order confirmed', 'Ordered   Shipped   Out for delivery   Delivered'],
    ['Your order #2047', 'You will receive an email after your order has been shipped.'],
    ['Your order #2047', 'Look out for our shipping confirmation email.'],
    ['Your invoice: your order has shipped', 'Hello'],
    ['Your order has shipped', 'Your Visa card was charged 12.00.'],
    ['Your Oak Kitchen order was delivered', 'You paid 12.00 with Visa.'],
    ['Delivered: your Oak Market order', 'Here is your receipt'],
    ['Your booking has been canceled', 'You were charged 12.00.'],
    ['Quote accepted: receipt for your payment', 'Thank you'],
    ['Angebot 22 angenommen: Rechnung 4471', 'Ihre Bestellung'],
  ])('is an expense where goods are sent later, or billed with it: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('email');
  });

  it.each([
    ['Your Larch Tools order has been canceled', 'You have not been charged.'],
    ['Booking cancellation confirmed', 'Hello'],
    ['Hello', 'We canceled your order as you asked.'],
    ['Ihre Bestellung wurde storniert', 'Guten Tag'],
  ])('is no expense where an order was called off: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('other');
  });

  it('is an expense where calling it off costs a fee', () => {
    expect(kindOf('Your trip was canceled', 'Cancellation fee   5.00')).toBe('email');
  });

  it.each([
    'Estimate 2231 from Larch Electric',
    'Your quote QU-0012 from Larch Electric',
    'Fwd: Angebot 4471',
  ])('is no expense where it quotes a price: %s', (subject) =>
    expect(kindOf(subject, 'Please review it online.')).toBe('other'),
  );

  it.each([
    'Reminder: invoice 0000214 is overdue',
    'Payment reminder from Larch Tools',
    'Your Larch Tools bill is past due',
    'Zahlungserinnerung zu Rechnung 4471',
  ])('is no expense where it reminds of a bill: %s', (subject) => {
    expect(kindOf(subject, 'Hello')).toBe('other');
  });

  it('tells that money was sent as something that was paid', () => {
    const page = mail(
      'Your money transfer to Ada Aster was deposited',
      'The $350.00 you sent was deposited.',
    );
    expect(readFields([page]).kind).toBe('email');
  });

  it.each([
    ['Your refund has been processed', 'Hello'],
    ['We hebben je terugbetaling verwerkt', 'Hoi'],
    ['Ihre Rückerstattung wurde veranlasst', 'Guten Tag'],
    ['Votre remboursement a été effectué', 'Bonjour'],
    ['Your refund from Larch Tools #1880-2241', 'Amount refunded   12.00'],
    ['Refund receipt for reservation 4F88KM', 'Total refund   12.00'],
  ])('is a credit note where money was given back: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('credit-note');
  });

  it.each([
    ['Your receipt from Larch Tools', 'We received your payment.', 'Your plan renews on June 3.'],
    ['Thanks for your payment', 'Your trial ended, and your plan was charged.'],
    ['Renewal receipt', 'Your plan will renew on June 3, 2027. You paid 12.00.'],
    ['Deine Rechnung', 'Dein Probeabo endet am 3. Juni.', 'Bezahlt mit Visa'],
    ['Order confirmation', 'You can request a refund within 14 days if your payment arrived.'],
    ['Wir haben Ihre Zahlung erhalten', 'Vielen Dank'],
    ['Your order', 'You received 120 points for it.'],
    ['Deine Bestellung', 'Du hast 25 Bonuspunkte erhalten'],
    ['Your booking', 'You get a full refund if the cancellation is made by noon.'],
    ['Your booking', 'A refund is made when you cancel by noon.'],
    ['Your order', 'If your payment is declined, we will tell you.'],
    ['Ihre Bestellung', 'Falls die Zahlung fehlgeschlagen ist, melden wir uns.'],
  ])('stays a mail where something was paid: %s', (subject, ...lines) => {
    expect(kindOf(subject, ...lines)).toBe('email');
  });

  it.each([
    ['Your card expires soon', 'The card for your plan ($29.00 / month) expires in June. Update it.'],
    ['Deals der Woche', 'Kopfhörer   99 €', 'Mikrofon   59 €', 'Angebot gültig bis 18.09.2026'],
    ['Ihr Paket kommt heute', 'Ihr Paket von Larch GmbH wird zwischen 11:30 und 13:00 Uhr zugestellt.'],
    ['Terminerinnerung', 'Wir erinnern an Ihren Termin am 22.10.2026 (Sehtest, 25,00 €).'],
    ['Update to your price', 'Your plan is changing from £10.99 to £12.99 per month from 14 April.'],
    ['Join us next Friday', 'Our next talk is on 12 June at 8:30. Tickets are €15 at the door.'],
    ['Still thinking it over?', 'You left this in your basket:', 'Box   £12.95', 'Complete your purchase'],
  ])('is no expense where nothing was bought, booked or billed: %s', (subject, ...lines) => {
    expect(readFields([mail(subject, ...lines)]).kind).toBe('other');
  });

  it.each([
    ['Your trip', 'Thanks for riding with us.', 'Trip   £9.40'],
    ['Order 4418', 'We are packing it.', 'Lamp   £12.95'],
    ['Ihre Buchung', 'Fahrt nach Ulm am 22.10.2026, zwei Personen', 'Sitzplatz   25,00 €'],
    ['For Friday', 'Here are your tickets for the talk on 12 June, at 8:30 in the hall.', 'Seat   €15.00'],
    ['Fwd:', 'See below.'],
  ])('stays a mail where something was, though no total is named: %s', (subject, ...lines) => {
    expect(readFields([mail(subject, ...lines)]).kind).toBe('email');
  });

  it.each(['Your card will be charged when items ship.', 'You won’t be charged until you arrive.'])(
    'is no expense where the charge waits: %s',
    (line) => {
      expect(kindOf('Your order 1288 was received', 'Thank you for your order.', line)).toBe('other');
      expect(kindOf('Your order 1288 was received', 'Thank you for your order.')).toBe('email');
    },
  );

  it.each([
    ['Welcome to Larch', 'Thanks for subscribing. You will be billed once a month until you cancel.'],
    ['Larch Plus', 'Your card will be charged upon renewal next year.'],
    ['Your receipt', 'The other lamp is on preorder: you won’t be charged until it ships.'],
    ['Your booking', 'Deposit paid today 12.00. Your card will be charged when you arrive for the rest.'],
    ['Part of your order', 'We charged your card 12.00. You will be charged when the rest ships.'],
  ])('stays a mail where something was charged already, or is each month: %s', (subject, line) => {
    expect(kindOf(subject, line)).toBe('email');
  });

  it('is no expense where the card was not charged yet', () => {
    const line = 'Your card has not been charged. Your card will be charged when items ship.';
    expect(kindOf('Your order 1288', line)).toBe('other');
  });

  it('is not told by terms further down', () => {
    const goods = Array.from({ length: 9 }, (_, at) => `Lamp ${at}   1.00`);
    expect(kindOf('Order 12', ...goods, 'Your payment was declined if the card has expired.')).toBe('email');
  });

  it('stays a mail where a document is attached', () => {
    const bill = ['Larch Tools Ltd', 'Invoice 12', 'Date   03/11/2026', 'Total   12.00'];
    const attached = { ...wordsOnPage(...bill), page: 2, part: 1 };
    const { kind, fields } = readDocuments([mail('Your payment failed', 'Please pay.'), attached]);
    expect(kind).toBe('email');
    expect(fields.total?.value).toBe(1200);
  });
});

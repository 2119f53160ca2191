import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const mail = (...lines: string[]) => readFields([{ ...wordsOnPage(...lines), part: 0 }]);
const receipt = ['Date   12 October 2026', 'Amount   £25.00', 'Total   £25.00'];

describe('who issued what a mail says', () => {
  it.each([
    'Fundraising',
    'Billing',
    'Accounts Receivable',
    'Customer Service',
    'Buchhaltung',
    'Facturation',
  ])('is the house of its sender’s address where the sender is but a role: %s', (role) => {
    const from = `From: ${role} <office@larchwatchtrust.org.uk>`;
    const { vendor } = mail(
      from,
      'Subject: Your receipt',
      'Larch Watch Trust is a charity',
      ...receipt,
    ).fields;
    expect(vendor?.value).toBe('Larch Watch Trust');
  });

  it.each([
    ['The Larch Tools Team <hello@larchtools.com>', 'Larch Tools'],
    ['Ada Aster from Larch Tools <ada@larchtools.com>', 'Larch Tools'],
    ['Larch Car Service <no-reply@larchcarservice.ie>', 'Larch Car Service'],
    ['Larch Transactions <transaction@larch.com>', 'Larch'],
  ])('is the house alone of %s', (from, house) => {
    const { vendor } = mail(`From: ${from}`, 'Subject: Your receipt', ...receipt).fields;
    expect(vendor?.value).toBe(house);
  });

  it('is not sure to be a sender whom neither its address nor the mail names', () => {
    const from = 'From: Mirabel Aster <office@larchwatchtrust.org.uk>';
    const { vendor } = mail(from, 'Subject: Your receipt', ...receipt).fields;
    expect(vendor?.confidence).toBeLessThan(SURE_MIN);
    const own = mail('From: Larch Watch <office@larchwatch.org.uk>', 'Subject: Your receipt', ...receipt);
    expect(own.fields.vendor?.value).toBe('Larch Watch');
    expect(own.fields.vendor?.confidence).toBeGreaterThan(SURE_MIN);
  });

  it('tells that an account was filled up as something that was paid', () => {
    const filled = ['Your prepaid account has been replenished.', 'Amount   $25.00'];
    expect(mail('From: SunLarch <pay@sunlarch.com>', 'Subject: SunLarch replenishment', ...filled).kind).toBe(
      'email',
    );
  });

  it('is whom the subject names, where a payments program sends the receipt', () => {
    const from = 'From: Square <noreply@messaging.squareup.com>';
    const subject = 'Subject: Receipt from Copper & Larch Engraving';
    const body = ['Copper & Larch Engraving', 'How was your experience?', ...receipt];
    expect(mail(from, subject, ...body).fields.vendor?.value).toBe('Copper & Larch Engraving');
    const billed = 'Subject: Invoice INV-1182 from Larch Tyres Ltd for Fielding Design';
    expect(mail(from, billed, ...receipt).fields.vendor?.value).toBe('Larch Tyres Ltd');
    const own = mail(
      'From: Larch Books <pay@larchbooks.com>',
      'Subject: Your invoice from October',
      ...receipt,
    );
    expect(own.fields.vendor?.value).toBe('Larch Books');
  });

  it('is the house behind the role that its sender writes first', () => {
    const from = 'From: Reservations – The Larch House <stay@larchhouse.ca>';
    expect(mail(from, 'Subject: Invoice for your stay', ...receipt).fields.vendor?.value).toBe(
      'The Larch House',
    );
  });

  it('is no other house of the group whose rights the foot claims', () => {
    const { vendor } = mail(
      'From: Larch.ca <orders@larch.ca>',
      'Subject: Your order',
      ...receipt,
      '© 2026 Larch.com, Inc. or its affiliates.',
    ).fields;
    expect(vendor?.value).toBe('Larch');
  });

  it('is to whom a transfer went, and not the network that tells so', () => {
    const { vendor } = mail(
      'From: notify@payments.interac.ca',
      'Subject: Interac e-Transfer: Your money transfer to Ada Aster was deposited.',
      'Hi ROBIN LARCH,',
      'The $350.00 (CAD) you sent to Ada Aster has been successfully deposited.',
    ).fields;
    expect(vendor?.value).toBe('Ada Aster');
  });

  it('is never surely a payment program by its bare name', () => {
    const { vendor } = readFields([
      wordsOnPage('PayPal', 'Transaction details', 'Larch Plugins   -$39.00 USD', ...receipt),
    ]).fields;
    expect(vendor?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('is not surely the title of a page as its browser printed it, unless the page names it too', () => {
    const sure = (...lines: string[]) => {
      const foot = 'https://www.larchexpress.com/order?id=4419   1/1';
      const page = wordsOnPage('11/21/26, 9:14 AM   Larchexpress order', ...lines, ...receipt, foot);
      const { vendor } = readFields([page]).fields;
      return vendor?.value === 'Larchexpress order' && vendor.confidence >= SURE_MIN;
    };
    expect(sure('Order ID 8177')).toBe(false);
    expect(sure('Thank you for shopping at Larchexpress order')).toBe(true);
  });
});

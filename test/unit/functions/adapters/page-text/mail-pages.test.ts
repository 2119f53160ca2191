import { describe, expect, it } from 'vitest';
import { htmlLines } from '../../../../../functions/adapters/page-text/html-lines.ts';
import { readPages } from '../../../../../functions/adapters/page-text/read-pages.ts';

const mail = (headers: string[], ...body: string[]) =>
  Buffer.from([...headers, 'MIME-Version: 1.0', '', ...body].join('\r\n'));
const shop = [
  'From: Paper Shop <orders@papershop.com>',
  'To: ada@mill.example',
  'Date: Mon, 16 Mar 2026 09:00:00 +0000',
];

async function textOf(bytes: Uint8Array): Promise<string> {
  const reading = await readPages(bytes);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.pages.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
}

describe('pages of a mail', () => {
  it('hold sender, day, subject and text', async () => {
    const reading = await readPages(mail([...shop, 'Subject: Your order'], 'Order total: £12.40'));
    expect(reading).toMatchObject({ kind: 'pages', engine: 'email-text', pages: [{ page: 1, part: 0 }] });
    const text = await textOf(mail([...shop, 'Subject: Your order'], 'Order total: 12.40'));
    expect(text).toContain('From: Paper Shop <orders@papershop.com> Date: Mon, 16 Mar 2026');
    expect(text).toContain('Order total: 12.40');
  });

  it('leave out who only passed it on', async () => {
    const forwarded = mail(
      [
        'From: Ada <ada@mill.example>',
        'To: books@mill.example',
        'Subject: Fwd: Your order',
        'Date: Tue, 17 Mar 2026 09:00:00 +0000',
      ],
      '---------- Forwarded message ----------',
      'From: Paper Shop <orders@papershop.com>',
      'Date: 16 March 2026',
      'Order total: 12.40',
    );
    const text = await textOf(forwarded);
    expect(text).not.toContain('Ada');
    expect(text).toContain('Paper Shop');
  });

  it('leave out what is written above a forwarded mail, unless it states an amount', async () => {
    const passedOn = (note: string, ...head: string[]) =>
      mail(['From: Ada <ada@mill.example>', 'Subject: FW: Your order'], note, 'Ada, Mill Ltd', ...head);
    const outlook = ['From: Paper Shop <orders@papershop.com>', 'Sent: 16 march 2026', 'Order total: 12.40'];
    const swedish = [
      '-----Ursprungligt meddelande-----',
      'Datum: 16 mars 2026',
      'Från: Paper Shop <orders@papershop.com>',
      'Order total: 12.40',
    ];
    for (const head of [outlook, swedish]) {
      const text = await textOf(passedOn('For the books.', ...head));
      expect(text).not.toContain('Mill');
      expect(text).toContain('16 mar');
      expect(text).toContain('12.40');
    }
    expect(await textOf(passedOn('Of this 5.20 is private.', ...outlook))).toContain('5.20');
  });

  it.each(['Total: $1,200', 'Betrag: 450 EUR', 'Parking CHF 45.-', 'Summe 1.200', 'I alt 300 kr'])(
    'hold a bill that answers the mail below it, with no cents in it: %s',
    async (sum) => {
      const order = ['-----Original Message-----', 'From: Ada <ada@mill.example>', 'I would like a bench.'];
      const bill = mail([...shop, 'Subject: RE: Order'], 'Invoice 1182', sum, 'Paper Shop Ltd', ...order);
      expect(await textOf(bill)).toContain(sum);
    },
  );

  it.each([
    ['tags', '<b>'],
    ['tables', '<table><tr><td>'],
    ['hidden tags', '<div style="display:none">'],
  ])('refuse a mail nested without end in %s', async (_, tag) => {
    const nested = mail([...shop, 'Content-Type: text/html'], `${tag.repeat(200_000)}Order total: £12.40`);
    expect(await readPages(nested)).toMatchObject({
      kind: 'problem',
      code: 'unreadable-file',
      because: { code: 'mail-damaged' },
    });
  });

  it('refuse a mail that says nothing', async () => {
    const empty = mail(['X-Test: a', 'Message-ID: <a@b>', 'Content-Type: text/plain'], '');
    expect(await readPages(empty)).toMatchObject({ kind: 'problem', code: 'unreadable-file' });
  });
});

describe('lines of an HTML mail', () => {
  it('put the cells of a row side by side', () => {
    const html =
      '<style>p{}</style><table><tr><td><p>Tea</p><p>Cake</p></td><td>2.00<br>4.50</td></tr></table><p>Total&nbsp;&pound;6.50</p>';
    expect(htmlLines(html)).toEqual(['Tea     2.00', 'Cake    4.50', 'Total £6.50']);
  });

  it('leave out what nobody sees', () => {
    const html =
      '<div style="display:none">preview</div><script>var a = "<p>1</p>"</script><b>Paid</b> <!-- no -->£1';
    expect(htmlLines(html)).toEqual(['Paid £1']);
  });

  it.each([
    '<div style="visibility: hidden">Total £900</div>',
    '<div style="opacity:0">Total £900</div>',
    '<div style="max-height:0;overflow:hidden">Total £900</div>',
    '<div style="font-size:0"><span>Total £900</span></div>',
    '<div hidden>Total £900</div>',
  ])('leave out what its style hides: %s', (html) => {
    expect(htmlLines(`<body>${html}<p>Paid £1</p></body>`)).toEqual(['Paid £1']);
  });

  it.each([
    '<div style="opacity:0.9">Paid £1</div>',
    '<div style="max-height:0">Paid £1</div>',
    '<div title="hidden">Paid £1</div>',
    '<td style="font-size:0px"><div style="font:13px Arial">Paid £1</div></td>',
    '<div style="font-size:0"><font size="2">Paid £1</font></div>',
    '<div style="font-size:0"><p class="text">Paid £1</p></div>',
  ])('hold what its style shows: %s', (html) => {
    expect(htmlLines(html)).toEqual(['Paid £1']);
  });

  it('break lines where preformatted text does', () => {
    const slip = 'Larch Tools\n  Saw        9.47\n  Total      9.47\n';
    const lines = ['Larch Tools', '  Saw        9.47', '  Total      9.47'];
    expect(htmlLines(`<pre>${slip}</pre>`)).toEqual(lines);
    expect(htmlLines(`<div style="white-space: pre-wrap"><span>${slip}</span></div>`)).toEqual(lines);
    expect(htmlLines(`<pre><p style="white-space:normal">Saw\n  9.47</p></pre>`)).toEqual(['Saw 9.47']);
  });

  it('end in time whatever is written', () => {
    expect(htmlLines(`<pre>${'\n'.repeat(390_000)}x</pre>`)).toEqual(['x']);
    expect(htmlLines(`<p style="${'max-height:0;'.repeat(20_000)}">x`)).toEqual(['x']);
    expect(htmlLines(`x${'<a '.repeat(130_000)}`)).toEqual(['x']);
    expect(htmlLines(`${'<a>'.repeat(400)}${'<b></b>'.repeat(50_000)}x`)).toEqual(['x']);
    expect(htmlLines(`${'<table><tr><td>'.repeat(100)}${'word '.repeat(70_000)}`)).toHaveLength(1);
    expect(htmlLines(`<div>${'x<p>'.repeat(99_000)}`)).toHaveLength(99_000);
    const long = 'x<p>'.repeat(60_000);
    expect(htmlLines(`<table><tr><td>${'x'.repeat(150_000)}<td>${long}`)).toHaveLength(1);
    expect(htmlLines(`<table><tr><td>${long}${'<td>y'.repeat(30_000)}`)[0]).toMatch(/^x {4}y {4}y/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMailHead } from '../../../../../functions/adapters/received-mail/read-mail-head.ts';

const TO = 'docs-abcdefghijklmnop@in.matchbook.localhost';

interface Notes {
  returnPath?: string;
  helo?: string;
  results?: string;
  spam?: string;
  virus?: string;
}

/** What SES writes above a mail, in its order and folding. */
const notes = ({
  returnPath = 'ada@shop.example',
  helo = 'mail.shop.example',
  results = 'dkim=pass header.i=@shop.example;',
  spam = 'PASS',
  virus = 'PASS',
}: Notes = {}) =>
  [
    `Return-Path: <${returnPath}>`,
    `Received: from ${helo} (mail.shop.example [203.0.113.7])`,
    ' by inbound-smtp.ca-central-1.amazonaws.com with SMTP id o3vrnil0e2ic28trm7dfhrc2v0cnbeccl4nbp0g1',
    ` for ${TO};`,
    ' Sat, 14 Mar 2026 09:12:00 +0000 (UTC)',
    `X-SES-Spam-Verdict: ${spam}`,
    `X-SES-Virus-Verdict: ${virus}`,
    'Authentication-Results: amazonses.com;',
    ...results.split('\n').map((result) => ` ${result}`),
    'X-SES-RECEIPT: AEFBQUFB',
    '',
  ].join('\r\n');

const own = (more: string[] = [], from = 'Ada Byron <Ada@Shop.example>') =>
  [
    ...more,
    `From: ${from}`,
    'To: somebody@else.example',
    'Message-ID: <1@shop.example>',
    'Subject: Receipt',
    '',
    'text',
  ].join('\r\n');
const head = (above: string, below = own()) => readMailHead(Buffer.from(above + below));

const spf = (result: string, domain = 'shop.example') =>
  `spf=${result} (spfCheck: domain of ${domain} designates 203.0.113.7 as permitted sender) client-ip=203.0.113.7; envelope-from=x@${domain}; helo=mail.${domain};`;

describe('readMailHead', () => {
  it('tells for whom a mail came, from whom, about what, and that the sender is who they say', async () => {
    expect(await head(notes())).toEqual({
      recipients: [TO],
      from: 'ada@shop.example',
      subject: 'Receipt',
      messageId: '1@shop.example',
      isGenuine: true,
      isSpam: false,
      isVirus: false,
    });
  });

  it('takes the addresses a mail names itself where the envelope is not told', async () => {
    expect((await head('', own())).recipients).toEqual(['somebody@else.example']);
  });

  it.each([
    ['SPF of the author’s domain', { results: spf('pass') }, true],
    ['SPF of a host within it', { results: spf('pass'), returnPath: 'b@bounce.shop.example' }, true],
    ['SPF of another domain', { results: spf('pass', 'evil.example'), returnPath: 'b@evil.example' }, false],
    ['SPF of a domain that ends alike', { results: spf('pass'), returnPath: 'b@myshop.example' }, false],
    ['SPF of nobody, as bounces have it', { results: spf('pass'), returnPath: '' }, false],
    ['SPF that failed softly', { results: spf('softfail') }, false],
    ['a signature of another domain', { results: 'dkim=pass header.i=@evil.example;' }, false],
    [
      'a broken and a good signature',
      { results: 'dkim=fail header.i=@shop.example;\ndkim=pass header.i=@shop.example;' },
      true,
    ],
    ['a broken signature', { results: 'dkim=fail header.i=@shop.example;' }, false],
    ['the author’s own policy', { results: 'dmarc=pass header.from=shop.example;' }, true],
    ['another’s policy', { results: 'dmarc=pass header.from=evil.example;' }, false],
    ['nothing at all', { results: 'dkim=none;' }, false],
  ])('by %s', async (_what, given, isGenuine) => {
    expect((await head(notes(given))).isGenuine).toBe(isGenuine);
  });

  const forged = 'Authentication-Results: amazonses.com; dkim=pass header.i=@shop.example;';
  const unproven = { results: 'spf=none;\ndkim=none;\ndmarc=none;' };
  it.each([
    ['a copy of the results below', notes(unproven), own([forged])],
    ['a whole set of notes below', notes(unproven), notes() + own()],
    [
      'results without the server’s own',
      notes(unproven).replace(/Authentication-Results:.*\r\n( .*\r\n)*/, ''),
      own([forged]),
    ],
    ['results of another server', notes().replace('amazonses.com;', 'mx.evil.example;'), own()],
    [
      'results in the envelope’s sender',
      notes({ ...unproven, returnPath: '"a; dkim=pass header.i=@shop.example; "@evil.example' }),
      own(),
    ],
    ['results in the greeting', notes({ ...unproven, helo: 'a;dkim=pass\theader.i=@shop.example;b' }), own()],
    ['results in a comment', notes({ results: 'spf=none (x dkim=pass header.i=@shop.example) y;' }), own()],
    [
      'notes without a server that received',
      notes().replace('inbound-smtp.ca-central-1.amazonaws.com', 'evil.example'),
      own(),
    ],
  ])('believes no %s', async (_what, above, below) => {
    expect((await head(above, below)).isGenuine).toBe(false);
  });

  it('finds the author’s results below those the sender has added for another domain', async () => {
    expect((await head(notes(), own([forged.replace('shop', 'evil')]))).isGenuine).toBe(true);
  });

  it('tells what the scans found, whatever the sender writes below', async () => {
    const clean = own(['X-SES-Virus-Verdict: PASS', 'X-SES-Spam-Verdict: PASS']);
    expect(await head(notes({ spam: 'FAIL', virus: 'FAIL' }), clean)).toMatchObject({
      isSpam: true,
      isVirus: true,
    });
    const dirty = own(['X-SES-Virus-Verdict: FAIL', 'X-SES-Spam-Verdict: FAIL']);
    expect(await head(notes(), dirty)).toMatchObject({ isSpam: false, isVirus: false });
  });

  it.each([
    ['two authors in a field', own([], 'ada@shop.example, eve@evil.example')],
    ['two fields of authors', own(['From: ada@shop.example'])],
    ['no author', own([], '')],
    ['an author without an address', own([], 'ada')],
  ])('names nobody for %s', async (_what, below) => {
    expect(await head(notes(), below)).toMatchObject({ from: undefined, isGenuine: false });
  });

  it('takes no name for an address', async () => {
    const { from } = await head(notes(), own([], '"ada@shop.example" <eve@evil.example>'));
    expect(from).toBe('eve@evil.example');
  });

  const subject = async (field: Uint8Array | string) =>
    (
      await readMailHead(
        Buffer.concat([Buffer.from('Subject: '), Buffer.from(field), Buffer.from('\r\n\r\n')]),
      )
    ).subject;
  it.each([
    ['encoded words', '=?UTF-8?B?UmVjaG51bmcgTcOkcno=?=', 'Rechnung März'],
    [
      'encoded words of an older set, folded',
      '=?iso-8859-1?Q?Caf=E9?=\r\n =?iso-8859-1?Q?_re=E7u?=',
      'Café reçu',
    ],
    ['bare UTF-8', 'Café', 'Café'],
    ['bare bytes of an older set', Buffer.from('Caf\xe9', 'latin1'), 'Café'],
    ['a set nobody knows', '=?x-nonsense?Q?abc?=', 'abc'],
    ['line breaks and turned letters within', '=?UTF-8?Q?a=0D=0ABcc:_b=E2=80=AEfdp?=', 'a Bcc: bfdp'],
    ['nothing', '', ''],
  ])('reads a subject in %s', async (_what, field, expected) => {
    expect(await subject(field)).toBe(expected);
  });
  it('cuts an endless subject', async () => {
    expect((await subject('😀'.repeat(5000))).length).toBe(400);
  });

  it('never fails, whatever a mail is, and nobody who writes only below becomes genuine', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              forged,
              'From: ada@shop.example',
              'Received: from a (b) by inbound-smtp.x.amazonaws.com x',
              '',
              ' fold',
            ),
            fc.string({ unit: 'binary' }),
          ),
        ),
        async (lines) => {
          const read = await head(notes(unproven), lines.join('\r\n'));
          expect(read.isGenuine).toBe(false);
          expect(read.subject).toMatch(/^\P{Cc}*$/u);
        },
      ),
      { numRuns: 60 },
    );
  });
});

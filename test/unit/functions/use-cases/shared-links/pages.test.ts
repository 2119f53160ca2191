import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { PackageContents } from '../../../../../functions/domain/exports/package-contents.ts';
import type { ContentsRow } from '../../../../../functions/domain/exports/package-contents.ts';
import { pagePolicy } from '../../../../../functions/runtime/page-endpoint.ts';
import type { StoredReport } from '../../../../../functions/store/report-states.ts';
import type { StoredSharedLink } from '../../../../../functions/store/shared-links.ts';
import { addressesOf } from '../../../../../functions/use-cases/shared-links/pages/addresses.ts';
import { endedPage } from '../../../../../functions/use-cases/shared-links/pages/frame.ts';
import { lockedPage } from '../../../../../functions/use-cases/shared-links/pages/locked-page.ts';
import { packagePage } from '../../../../../functions/use-cases/shared-links/pages/package-page.ts';
import { reportPage } from '../../../../../functions/use-cases/shared-links/pages/report-page.ts';
import { contentsOf, contentsRow } from '../../../../support/contents-of.ts';

const TOKEN = 'x'.repeat(32);
const at = '2026-04-01T12:00:00.000Z';
const link = (sender: string): StoredSharedLink => ({
  ...{ id: 'l', organizationId: 'o', userId: 'u', reportId: 'r', label: sender, sender, digest: 'd' },
  ...{ createdAt: at, endsAt: at, revokedAt: null, openings: 0, lastOpenedAt: null },
});
const report = (name: string): StoredReport => ({
  ...{ id: 'r', organizationId: 'o', userId: 'u', name, type: 'transactions', format: 'csv' },
  ...{ from: '2026-01-01', to: '2026-03-31', fields: [], onlyMatched: false, asked: '', version: 1 },
  ...{ status: 'Ready', size: 1_234_567, createdAt: at, changedAt: at },
});

/** What others typed, wherever the pages show it. */
interface Typed {
  readonly text: string;
  readonly search: string;
}

function pageOf({ text, search }: Typed): string {
  const documents: ContentsRow['documents'] = [
    { path: `documents/${text}`, uploadId: 'u', contentType: text },
  ];
  const rows = [
    contentsRow({ description: text, account: text, category: text, documents, currency: text, date: text }),
    contentsRow({ description: text }),
  ];
  const contents = PackageContents.parse(
    contentsOf(rows, { organization: text, dateFormat: text })['contents'],
  );
  const found = {
    items: rows.map((row, place) => ({ place, row })),
    ...{ count: 120, search, page: 2 },
  };
  const page = packagePage(
    { link: link(text), report: report(text), contents, rows: found },
    addressesOf(TOKEN),
  );
  const plain = reportPage(
    { link: link(text), report: report(text), language: 'en' },
    { organization: text, dateFormat: text },
    addressesOf(TOKEN),
  );
  return page + plain;
}

/** The elements of a page in their order, with their attributes; of those that may differ by what was typed not the values. */
function skeletonOf(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const kept = Object.entries(attributes).map(([attribute, value]) =>
        attribute === 'value' || (attribute === 'href' && value.includes('q='))
          ? attribute
          : `${attribute}=${value}`,
      );
      found.push([name, ...kept].join(' '));
    },
    onclosetag: (name) => void found.push(`/${name}`),
    oncomment: () => void found.push('comment'),
  });
  parser.end(html);
  return found;
}

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style></title><svg/onload=alert(1)>',
    '<!--',
    '-->',
    '{{constructor}}',
    'javascript:alert(1)',
    '\r\nSet-Cookie: a=b\r\n\r\n<html>',
    '../../../etc/passwd',
    '//evil.example/x',
    '&#x3c;script&#x3e;',
    '\u202e\u2066\ud800',
    ']]><x>',
  ),
);

describe('the pages of links', () => {
  it('are built the same whatever was typed: no text becomes an element, an attribute or an address', () => {
    const plain = skeletonOf(pageOf({ text: 'plain', search: 'plain' }));
    expect(plain.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.record({ text: hostile, search: hostile }), (typed) => {
        expect(skeletonOf(pageOf(typed))).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('lead nowhere but to themselves', () => {
    const html = pageOf({ text: '//evil.example', search: 'https://evil.example' });
    const addresses = [...html.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(6);
    for (const address of addresses)
      expect(address).toMatch(new RegExp(`^(/shared/${TOKEN}([/?]|$)|data:image/svg[+]xml;)`));
    expect(html).not.toMatch(/<script|<img|<iframe|style=|@import/);
    for (const [, embedded] of html.matchAll(/url\(([^)]*)/g)) expect(embedded).toMatch(/^data:font/);
  });

  it('carry just the styles that their policy lets in', () => {
    const [, written = ''] = /<style>([^]*?)<\/style>/.exec(pageOf({ text: 'x', search: '' })) ?? [];
    const digest = createHash('sha256').update(written).digest('base64');
    expect(pagePolicy).toContain(`style-src 'sha256-${digest}'`);
    expect(pagePolicy).toContain("default-src 'none'");
    expect(pagePolicy).toContain('font-src data:;');
    for (const family of ['Inter Variable', 'Source Serif 4 Variable'])
      expect(written).toMatch(new RegExp(`font-family:'${family}';[^}]*url\\(data:font/woff2;base64,`));
    expect(pagePolicy).toMatch(/\bsandbox(?! allow-(scripts|same-origin))/);
    expect(pagePolicy).not.toMatch(/allow-scripts|allow-same-origin|unsafe/);
  });

  it('say whose books they show, which days, who sent them and what is missing', () => {
    const counts = {
      entries: 1,
      documents: 0,
      notKept: 2,
      missingReceipts: 1,
      openItems: 0,
      imports: 3,
      unprovenImports: 1,
    };
    const row = contentsRow({ amount: -123_450 });
    const contents = PackageContents.parse(contentsOf([row], { counts })['contents']);
    const rows = { items: [{ place: 0, row }], count: 1, search: '', page: 1 };
    const html = packagePage(
      { link: link('Vic Tim'), report: report('r'), contents, rows },
      addressesOf(TOKEN),
    );
    for (const said of [
      'Northern Studio',
      'January 1, 2026 to March 31, 2026',
      'Shared by Vic Tim. This page can be opened until April 1, 2026.',
      'Download everything (1.2 MB)',
      'One expense has no receipt',
      'The rows of one bank statement don’t add up to its balances',
      '2 documents were looked at and not kept',
      '3 bank statements',
      '−$1,234.50',
      '03/02/2026',
    ])
      expect(html).toContain(said);
    const inFrench = packagePage(
      { link: link('Vic Tim'), report: report('r'), contents: { ...contents, language: 'fr' }, rows },
      addressesOf(TOKEN),
    );
    expect(inFrench).toContain('lang="fr-CA"');
  });

  it('lists some hundred files of a package with thousands, and says how many more there are', () => {
    const documents = Array.from({ length: 5000 }, (_, at) => ({
      ...{ path: `documents/${at}.pdf`, uploadId: 'u', contentType: 'application/pdf' },
    }));
    const row = contentsRow({ documents });
    const contents = PackageContents.parse(contentsOf([row])['contents']);
    const rows = { items: [], count: 1, search: 'none', page: 1 };
    const shown = { link: link('Vic Tim'), report: report('r'), contents, rows };
    const html = packagePage(shown, addressesOf(TOKEN));
    expect(html).toContain('All 5001 files of the package');
    expect(html).toContain('And 4701 more.');
    expect(html.replace(/<style>[^]*?<\/style>/, '').length).toBeLessThan(200_000);
  });

  it('tell of what does not open, and of a pass phrase that is wanted, nothing of what lies behind it', () => {
    expect(endedPage('unknown', 404).status).toBe(404);
    expect(endedPage('over', 410).html).toContain('Ask them to let it open for longer');
    expect(lockedPage(TOKEN, 'en').status).toBe(200);
    expect(lockedPage(TOKEN, 'en', 'wrong')).toMatchObject({ status: 403 });
    expect(lockedPage(TOKEN, 'en', 'tooMany')).toMatchObject({ status: 429 });
    expect(lockedPage(TOKEN, 'en').html).not.toMatch(/Northern|Vic Tim/);
  });
});

it('shows a line for each that an entry is split into, which add up to the totals with what is personal by itself', () => {
  const line = { description: 'Phone', category: 'Utilities' };
  const row = contentsRow({
    ...{ description: 'Phone', amount: -10_000 },
    lines: [
      { ...line, type: 'Expense', amount: -7500 },
      { ...line, type: 'Personal', amount: -2500 },
    ],
  });
  const sums = { income: 0, expenses: -7500, net: -7500, transfers: 0, personal: -2500, entries: 1 };
  const contents = PackageContents.parse(
    contentsOf([row], { totals: [{ currency: 'CAD', ...sums }] })['contents'],
  );
  const rows = { items: [{ place: 0, row }], count: 1, search: '', page: 1 };
  const page = packagePage({ link: link('Jo'), report: report('r'), contents, rows }, addressesOf(TOKEN));
  const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/Net −\$75\.00 Personal −\$25\.00 Entries 1 /);
  expect(text).toMatch(/One entry Entries Date Description/);
  expect(text).toMatch(/Phone Expense Utilities Business Checking None −\$75\.00/);
  expect(text).toMatch(/Phone Personal Utilities Business Checking −\$25\.00/);
});

import { describe, expect, it } from 'vitest';
import { htmlLines } from '../../../../../functions/adapters/page-text/html-lines.ts';

const BODY = '<div class="note preheader" id="top">Total $44.80 saved</div><p>Paid $4.48</p>';
const shown = (sheet: string, body = BODY) =>
  htmlLines(`<html><head>${sheet}</head><body>${body}</body></html>`);

describe('text of a mail that its style sheet hides', () => {
  it.each([
    '<style>.preheader{display:none}</style>',
    '<style type="text/css">p{margin:0} div.preheader , .spacer { color:red; display: none !important }</style>',
    '<style>/* all screens */ #top { visibility:hidden }</style>',
    '<style>@import url(x.css);.preheader{max-height:0;overflow:hidden}@media print{p{color:red}}</style>',
  ])('is left out: %s', (sheet) => {
    expect(shown(sheet)).toEqual(['Paid $4.48']);
  });

  it.each([
    [
      'is hidden on small screens only',
      '<style>@media (max-width:600px){p{x:1}.preheader{display:none}}</style>',
    ],
    [
      'is shown on some screen',
      '<style>.preheader{display:none}@media (max-width:600px){.preheader{display:block}}</style>',
    ],
    ['is hidden by a rule for Outlook', '<!--[if mso]><style>.preheader{display:none}</style><![endif]-->'],
    ['is hidden within something else', '<style>.desk .preheader{display:none}</style>'],
    ['is another kind of element', '<style>td.preheader{display:none}</style>'],
  ])('is read where it %s', (_, sheet) => {
    expect(shown(sheet)).toEqual(['Total $44.80 saved', 'Paid $4.48']);
  });

  it('is read where its own style shows it, unless the sheet insists', () => {
    const body = '<p class=a style="display:block">Tea $2.00</p>';
    expect(shown('<style>.a{display:none}</style>', body)).toEqual(['Tea $2.00']);
    expect(shown('<style>.a{display:none!important}</style>', body)).toEqual([]);
  });

  it('takes no longer for sheets without end', () => {
    expect(shown('<style>'.repeat(50_000), '')).toEqual([]);
    expect(shown(`<style>${'/*.a{'.repeat(40_000)}</style>`)).toContain('Paid $4.48');
    expect(shown(`${'<!--'.repeat(40_000)}<style>.a{}</style>-->`)).toContain('Paid $4.48');
  });
});

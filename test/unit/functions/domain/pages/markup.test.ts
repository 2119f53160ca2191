import * as fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { Markup, markup } from '../../../../../functions/domain/pages/markup.ts';

describe('markup', () => {
  it('puts texts in as texts, counts, lists and markup as they are, and nothing for what is missing', () => {
    const list = ['a', 'b'].map((item) => markup`<li>${item}</li>`);
    expect(markup`<ul title="${'"x" & <y>'}">${list}${7}${undefined}${false}</ul>`.html).toBe(
      '<ul title="&quot;x&quot; &amp; &lt;y&gt;"><li>a</li><li>b</li>7</ul>',
    );
    expect(markup`${new Markup('<br>')}`.html).toBe('<br>');
  });

  it('gives back any text, as one text of an element and one value of an attribute', () => {
    const printable = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text));
    const text = fc.oneof(
      printable,
      fc.constantFrom('</p><script>alert(1)</script>', '" onload="x', '&lt;', "'><"),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const document = parseDocument(markup`<p title="${typed}">${typed}</p>`.html);
        const elements = DomUtils.getElementsByTagName('*', document);
        expect(elements.map(({ name, attribs }) => [name, attribs])).toEqual([['p', { title: typed }]]);
        expect(DomUtils.textContent(document)).toBe(typed);
      }),
    );
  });

  it('leaves out signs that would end or hide what follows', () => {
    expect(markup`${'a\u0000b\u001b\u009cc\ud800'}`.html).toBe('abc\ufffd');
  });
});

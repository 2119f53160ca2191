// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { iconLooks } from '../../../../../../web/screens/transactions/rows/row-icons.ts';

const drawn = Object.entries(iconLooks).flatMap(([selector, looks]) =>
  '--icon' in looks ? [[selector, decodeURIComponent(String(looks['--icon']))] as const] : [],
);

it('draws each icon of a row as lines in an address that holds them whole', () => {
  expect(drawn.length).toBeGreaterThan(10);
  for (const [selector, address] of drawn) {
    const [, svg = ''] = /^url\("data:image\/svg\+xml,(<svg .*<\/svg>)"\)$/.exec(address) ?? [];
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawing.querySelector('parsererror'), selector).toBeNull();
    expect(drawing.querySelectorAll('path, circle, rect, line, polyline').length, selector).toBeGreaterThan(
      0,
    );
    expect(svg, selector).not.toMatch(/undefined|\[object/);
  }
  expect(new Set(drawn.map(([, address]) => address)).size).toBe(drawn.length);
});

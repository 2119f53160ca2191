// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LongList } from '../../../../web/kit/long-list.tsx';

const HEIGHT = 50;
const DAYS = 130;

/** Where the list begins on its page: what stands above it may grow. */
let listTop = 0;
let resized: (() => void)[] = [];

beforeEach(() => {
  [listTop, resized] = [300, []];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(watched: Element) {
        if (watched === document.body) resized.push(this.#tell);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, listTop - window.scrollY, 800, HEIGHT),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A day and its row in turn. */
const items = Array.from({ length: DAYS }, (_, at) => [`Day ${at}`, `Row ${at}`]).flat();

function scrollTo(top: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

it('keeps the head of what is in view in view, also once what stands above the list has grown', () => {
  render(
    <LongList
      items={items}
      keyOf={(item) => item}
      estimate={() => HEIGHT}
      isHead={(item) => item.startsWith('Day')}
    >
      {(item) => (item.startsWith('Day') ? <h3>{item}</h3> : item)}
    </LongList>,
  );
  scrollTo(300 + 40 * HEIGHT);
  expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Day 20');
  listTop = 500;
  act(() => resized.forEach((tell) => tell()));
  expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Day 18');
});

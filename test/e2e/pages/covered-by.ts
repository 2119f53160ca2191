import type { Locator } from '@playwright/test';

/**
 * What can be pressed in the window and lies, at least in part, under something that floats there; nothing that scrolled away below the
 * top bar. Of a state (`:focus`) where only that is wanted.
 */
export function coveredBy(floating: Locator, state = '*'): Promise<string[]> {
  return floating.evaluateAll((shown, wanted) => {
    const areas = shown.map((one) => one.getBoundingClientRect());
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      areas.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top);
    const bars = [...document.querySelectorAll('header')];
    const lowest = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
    return [...document.querySelectorAll('button, a, input, select, [role=button]')]
      .filter((one) => one.matches(wanted))
      .filter((one) => !shown.some((other) => other.contains(one)) && one.checkVisibility())
      .filter((one) => one.closest('header') !== null || one.getBoundingClientRect().bottom > lowest)
      .filter((one) => isUnder(one.getBoundingClientRect()))
      .map((one) => one.ariaLabel ?? one.textContent);
  }, state);
}

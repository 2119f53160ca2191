import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import { expect } from './product.ts';
import { still } from './settled.ts';

declare global {
  interface Window {
    /** There once its script has run. */
    axe: typeof axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const desktop = { device: 'desktop', viewport: { width: 1280, height: 900 } } as const;
const phone = { device: 'phone', viewport: { width: 390, height: 844 } } as const;

/** In which people work unless a test says otherwise. */
export const brightDesk = { theme: 'light', ...desktop } as const;
export const darkPhone = { theme: 'dark', ...phone } as const;

/**
 * In which every screen and dialog must be sound: both themes and both widths are in them. A theme changes colors alone, so the other two
 * would show no other fault; they are for pictures.
 */
export const looks = process.env['MATCHBOOK_SHOTS']
  ? ([brightDesk, darkPhone, { theme: 'light', ...phone }, { theme: 'dark', ...desktop }] as const)
  : ([brightDesk, darkPhone] as const);
export type Look = (typeof looks)[number] | typeof leastRoom;

/** As narrow as a screen comes (WCAG 2.2, 1.4.10). */
export const leastRoom = {
  ...{ theme: 'light', device: 'small phone' },
  viewport: { width: 320, height: 700 },
} as const;

/** Puts an open page into a look, as the theme's own button does; the page keeps what is open on it. */
export async function dress(page: Page, { theme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  // Drawn in its new width before anybody looks: axe takes a while, and would see some of both. While a page still loads, Chromium may
  // go on drawing the other device's menu, until the width changes once more.
  await expect(async () => {
    const isDrawn = await page.evaluate(isDrawnAs, { theme, width: viewport.width });
    if (!isDrawn) {
      await page.setViewportSize({ ...viewport, width: viewport.width + 1 });
      await page.setViewportSize(viewport);
    }
    expect(isDrawn).toBe(true);
  }).toPass();
}

/**
 * In the page: puts it into a theme, and tells whether it has its new width, and of two menus shows just the one for it: the upper on a
 * desktop, the lower on a phone.
 */
function isDrawnAs({ theme, width }: { theme: string; width: number }): boolean {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  if (innerWidth !== width || !matchMedia(`(width: ${width}px)`).matches) return false;
  const menus = [...document.querySelectorAll('nav')];
  const [upper, lower] = [menus.at(0), menus.at(-1)];
  if (!upper || !lower || upper === lower || upper.ariaLabel !== lower.ariaLabel) return true;
  const isShown = (menu: Element) => menu.checkVisibility();
  return matchMedia('(min-width: 48em)').matches
    ? isShown(upper) && !isShown(lower)
    : isShown(lower) && !isShown(upper);
}

/** In which look something was looked at with all of axe's rules, by its name, on each page. */
const firstLooks = new WeakMap<Page, Map<string, Look>>();

/**
 * Expects no axe violation and no sideways scrolling of what is shown now. All of axe's rules are asked once for each name, in the
 * first look that is tried. From look to look only colors and widths differ: contrast is asked again in the other theme on the other
 * device, sideways scrolling in every look. With MATCHBOOK_SHOTS=folder it also leaves a picture there, for people to look at.
 */
export async function expectSound(page: Page, name: string, look: Look): Promise<void> {
  const { theme, device } = look;
  // A page that has not been drawn yet stands still too.
  await expect(page.locator('h1').first()).toBeAttached();
  await still(page);
  const where = `${name} in ${theme} on a ${device}`;
  const folder = process.env['MATCHBOOK_SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${where.replaceAll(/\W+/g, '-')}.png`) });
  const { overflow, language, hasAxe } = await page.evaluate(tellOfPage);
  expect(overflow, `${where} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0);
  const rules = rulesFor(page, name, look, language);
  if (rules === undefined) return;
  if (!hasAxe) await page.evaluate(axeScript);
  const violations = await violationsOn(page, rules);
  expect(violations.map((violation) => `${where}: ${violation}`)).toEqual([]);
}

/** In the page: by how many pixels it scrolls sideways, its language, and whether axe was brought to it. */
function tellOfPage() {
  const { scrollWidth, clientWidth, lang } = document.documentElement;
  return { overflow: scrollWidth - clientWidth, language: lang, hasAxe: 'axe' in window };
}

const EVERYTHING: axe.RunOptions = { resultTypes: ['violations'] };
const CONTRAST: axe.RunOptions = { ...EVERYTHING, runOnly: ['color-contrast'] };
const ALL_BUT_CONTRAST: axe.RunOptions = { ...EVERYTHING, rules: { 'color-contrast': { enabled: false } } };

/**
 * What axe is asked of a name in this look; nothing where an earlier look has told it. Another language changes words and no color, of
 * which the English screen has told: contrast is two thirds of axe's time.
 */
function rulesFor(page: Page, name: string, look: Look, language: string): axe.RunOptions | undefined {
  const known = firstLooks.get(page) ?? new Map<string, Look>();
  firstLooks.set(page, known);
  const first = known.get(name);
  if (first === undefined) known.set(name, look);
  const isFrench = language.startsWith('fr');
  if (first === undefined) return isFrench ? ALL_BUT_CONTRAST : EVERYTHING;
  return !isFrench && first.theme !== look.theme && first.device !== look.device ? CONTRAST : undefined;
}

/**
 * What axe finds, asked within the page itself: its driver for Playwright opens a second page for each question, which takes
 * ten times as long. All is one call: between two, a part of the page may be drawn anew or be gone.
 */
function violationsOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  const [ask, include, exclude] = [askAxe, inReach, rowsLikeAnother].map(String);
  return page.evaluate(`(${ask})((${include})(), (${exclude})(), ${JSON.stringify(options)})`);
}

/** In the page. */
async function askAxe(
  include: axe.ContextProp,
  exclude: Element[],
  asked: axe.RunOptions,
): Promise<string[]> {
  const { violations } = await window.axe.run({ include, exclude }, asked);
  return violations.map(
    ({ id, nodes: [first] }) => `${id} ${first?.html ?? ''} ${first?.failureSummary ?? ''}`,
  );
}

/**
 * The whole page; where a dialog shuts the rest out, that dialog and whatever else lies above the page. What is below was looked at by
 * itself, is as it was, and a long list there takes axe four times as long as the dialog.
 */
function inReach(): Element[] | Document[] {
  const above = [...document.querySelectorAll('[data-part=positioner], [data-scope=toast][data-part=group]')];
  const isShutOut = above.some((part) => part.querySelector('[aria-modal=true]') !== null);
  return isShutOut
    ? above.filter((part) => part.checkVisibility() && part.childElementCount > 0)
    : [document];
}

/**
 * The rows of a list that are drawn as another one of it: the same elements, classes and states, other words. What axe finds in them it
 * finds in that one, and of a table of fifty lines it would take most of its time over them.
 */
function rowsLikeAnother(): Element[] {
  const SAID = ['role', 'class', 'style', 'type', 'disabled'];
  const isState = (name: string) =>
    /^(aria|data)-/.test(name) && !/^aria-(label|describe|control|own)/.test(name);
  const drawn = (element: Element): string => {
    const { tagName, childNodes, attributes } = element;
    const said = [...attributes].map(({ name, value }) => {
      if (SAID.includes(name) || (isState(name) && !/\d|:/.test(value))) return `${name}=${value}`;
      // Of a name it counts whether there is one.
      return value.trim() === '' ? `no ${name}` : name;
    });
    const inner = [...childNodes].map((child) =>
      child instanceof Element ? drawn(child) : (child.textContent ?? '').trim().length > 1 ? 'words' : '',
    );
    return `${tagName} ${said.toSorted().join(' ')}(${inner.join()})`;
  };
  const seen = new Map<Element | null, Set<string>>();
  return [...document.querySelectorAll('tr, li, [role=row], [role=option]')].filter((row) => {
    const { parentElement: list } = row;
    const others = seen.get(list) ?? new Set();
    seen.set(list, others);
    // Every second line may have a ground of its own, and so may the first and the last.
    const at = list ? [...list.children].indexOf(row) : 0;
    const isAtEnd = !row.previousElementSibling || !row.nextElementSibling;
    const how = `${isAtEnd ? at : at % 2} ${drawn(row)}`;
    const isLike = others.has(how);
    others.add(how);
    return isLike;
  });
}

export async function expectSoundInAllLooks(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, name, look);
  }
}

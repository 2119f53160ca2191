import type { SystemContext } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import * as react from 'react';
import { system } from '../../web/theme/system.ts';

/*
 * Component tests look at no layout and no color, and jsdom draws neither: the browser suite does. Working out the looks of every
 * element, and asking jsdom which rule holds for it whenever an element is sought by its role, took nearly half of their time.
 * Imported once a worker, by what shows screens.
 */

/** No rule reaches the document, so that jsdom has none to match. */
const { sheet } = createCache({ key: 'none' });
(Object.getPrototypeOf(sheet) as typeof sheet).insert = () => undefined;

/** No style is computed: a recipe still says which props are its variants, and answers no style. */
const noStyle = {};
const withStyles = system.cva;
const withoutStyles = (config: Parameters<typeof withStyles>[0]) => {
  const recipe = withStyles(config);
  return Object.assign(() => noStyle, recipe);
};
Object.assign(system, { _global: {}, css: () => noStyle, cva: withoutStyles } satisfies {
  [Part in keyof SystemContext]?: unknown;
});

/**
 * React's development build notes for each element where it was made, for warnings that name the place: a stack trace an element.
 * It stops by itself after ten thousand in a second; here it has always made that many.
 */
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

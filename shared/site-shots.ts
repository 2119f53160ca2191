import { paths } from './paths.ts';
import type { Language } from './text/language.ts';

/** The screens of which the public site shows a picture, by what it shows with them. */
export const shotScreens = { dashboard: paths.dashboard, matching: paths.accounting } as const;
export type ShotScreen = keyof typeof shotScreens;

/** How large a screen is when its picture is taken, in CSS pixels, and how many pixels wide the picture is. */
export const shotSizes = {
  desktop: { width: 1280, height: 800, pixels: 1600 },
  phone: { width: 390, height: 720, pixels: 640 },
} as const;
export type ShotDevice = keyof typeof shotSizes;

interface Shot {
  readonly screen: ShotScreen;
  readonly device: ShotDevice;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

/** The name of a picture's file. */
export const shotFile = ({ screen, device, theme, language }: Shot): string =>
  `${screen}-${device}-${theme}-${language}.avif`;

/** How large the card is by which other sites show a page of ours, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The name of a page's card, by its English address. */
export const cardFile = (address: string, language: Language): string =>
  `card${address === paths.home ? '' : address.replaceAll('/', '-')}-${language}.png`;

/** Where the site keeps these pictures. */
export const shotAddress = (file: string): string => `/shots/${file}`;

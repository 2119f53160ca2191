/** One colour in the light and in the dark theme. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

/**
 * The whole palette: paper, ink and one ember. Green means matched or in balance, amber waiting, red broken;
 * none of them decorates. Every pair in `contrastPairs` meets WCAG 2.2 AA in both themes.
 */
export const palette = {
  paper: shade('#FAF8F4', '#151311'),
  sheet: shade('#FFFEFC', '#1D1A17'),
  wash: shade('#F3EFE8', '#262220'),
  pressed: shade('#E9E4DA', '#332E2A'),
  ink: shade('#1D1915', '#F4EFE7'),
  inkMuted: shade('#575049', '#BDB4A8'),
  inkFaint: shade('#6C645B', '#A0968A'),
  rule: shade('#E6E0D5', '#322D28'),
  ruleStrong: shade('#D3CBBD', '#48413A'),
  control: shade('#8E8578', '#7F7567'),
  ember: shade('#C43D16', '#F2703F'),
  emberHover: shade('#AB3311', '#F78A60'),
  emberOn: shade('#FFFFFF', '#1A0D07'),
  emberText: shade('#A93612', '#FF9166'),
  emberWash: shade('#FCEEE7', '#34201A'),
  emberRule: shade('#F3CDBD', '#5E3424'),
  green: shade('#1E6B47', '#3F9E70'),
  greenText: shade('#1B6241', '#83CFA6'),
  greenWash: shade('#E6F2EA', '#182A20'),
  greenRule: shade('#BFDCCA', '#2B4A39'),
  amber: shade('#8A5606', '#E0A94A'),
  amberText: shade('#7C4D05', '#EBBE6C'),
  amberWash: shade('#FBF1DC', '#2F2513'),
  amberRule: shade('#EBD5A6', '#54421F'),
  red: shade('#AE1E33', '#E5646F'),
  redText: shade('#A01B2F', '#FF98A0'),
  redWash: shade('#FBE9EA', '#361B1F'),
  redRule: shade('#EFC4C8', '#602F35'),
} as const satisfies Record<string, Shade>;

export type Ink = keyof typeof palette;

/** Which colour stands on which, with the ratio that WCAG 2.2 AA asks: 4.5 for text, 3 for the edges of controls. */
export const contrastPairs: readonly (readonly [front: Ink, back: Ink, ratio: number])[] = [
  ...(['ink', 'inkMuted', 'inkFaint', 'emberText', 'greenText', 'amberText', 'redText'] as const).flatMap(
    (front) => (['paper', 'sheet', 'wash'] as const).map((back) => [front, back, 4.5] as const),
  ),
  ['ink', 'pressed', 4.5],
  ['inkMuted', 'pressed', 4.5],
  ['paper', 'ink', 4.5],
  ['emberOn', 'ember', 4.5],
  ['emberOn', 'emberHover', 4.5],
  ['emberText', 'emberWash', 4.5],
  ['greenText', 'greenWash', 4.5],
  ['amberText', 'amberWash', 4.5],
  ['redText', 'redWash', 4.5],
  ['control', 'paper', 3],
  ['control', 'sheet', 3],
  ['ember', 'paper', 3],
  ['ember', 'sheet', 3],
  ['green', 'sheet', 3],
  ['amber', 'sheet', 3],
  ['red', 'sheet', 3],
];

import { palette } from '../../shared/palette.ts';
import type { Ink } from '../../shared/palette.ts';

const colour = (name: Ink) => ({ value: { _light: palette[name].light, _dark: palette[name].dark } });

/** A palette for `colorPalette="…"`: text, washes and rules of one meaning. */
const meaning = (text: Ink, solid: Ink, on: Ink, wash: Ink, rule: Ink) => ({
  contrast: colour(on),
  fg: colour(text),
  subtle: colour(wash),
  muted: colour(rule),
  emphasized: colour(rule),
  solid: colour(solid),
  focusRing: colour('ember'),
  border: colour(rule),
});

/** Chakra's semantic colours, spelled with ours. */
export const semanticColors = {
  bg: {
    DEFAULT: colour('paper'),
    subtle: colour('paper'),
    muted: colour('wash'),
    emphasized: colour('pressed'),
    inverted: colour('ink'),
    panel: colour('sheet'),
    error: colour('redWash'),
    warning: colour('amberWash'),
    success: colour('greenWash'),
    info: colour('wash'),
  },
  fg: {
    DEFAULT: colour('ink'),
    muted: colour('inkMuted'),
    subtle: colour('inkFaint'),
    inverted: colour('paper'),
    error: colour('redText'),
    warning: colour('amberText'),
    success: colour('greenText'),
    info: colour('inkMuted'),
  },
  border: {
    DEFAULT: colour('rule'),
    muted: colour('rule'),
    subtle: colour('rule'),
    emphasized: colour('ruleStrong'),
    control: colour('control'),
    inverted: colour('ink'),
    error: colour('red'),
    warning: colour('amber'),
    success: colour('green'),
    info: colour('control'),
  },
  gray: meaning('ink', 'ink', 'paper', 'wash', 'pressed'),
  ember: {
    ...meaning('emberText', 'ember', 'emberOn', 'emberWash', 'emberRule'),
    hover: colour('emberHover'),
  },
  green: meaning('greenText', 'green', 'sheet', 'greenWash', 'greenRule'),
  amber: meaning('amberText', 'amber', 'sheet', 'amberWash', 'amberRule'),
  red: meaning('redText', 'red', 'sheet', 'redWash', 'redRule'),
};

/** Shadows of paper on paper: warm, short, and in the dark a hairline of light instead. */
export const semanticShadows = {
  xs: { value: { _light: '0 1px 1px rgb(60 45 25 / 0.05)', _dark: 'inset 0 1px 0 rgb(255 240 220 / 0.03)' } },
  sm: {
    value: {
      _light: '0 1px 2px rgb(60 45 25 / 0.06), 0 2px 6px rgb(60 45 25 / 0.03)',
      _dark: 'inset 0 1px 0 rgb(255 240 220 / 0.04), 0 1px 3px rgb(0 0 0 / 0.4)',
    },
  },
  md: {
    value: {
      _light: '0 2px 4px rgb(60 45 25 / 0.05), 0 8px 24px rgb(60 45 25 / 0.07)',
      _dark: 'inset 0 1px 0 rgb(255 240 220 / 0.05), 0 8px 24px rgb(0 0 0 / 0.5)',
    },
  },
  lg: {
    value: {
      _light: '0 4px 8px rgb(60 45 25 / 0.05), 0 20px 56px rgb(60 45 25 / 0.14)',
      _dark: 'inset 0 1px 0 rgb(255 240 220 / 0.06), 0 24px 64px rgb(0 0 0 / 0.7)',
    },
  },
};

const sans = `'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', sans-serif`;

export const fonts = {
  body: { value: sans },
  heading: { value: sans },
  serif: { value: `'Source Serif 4 Variable', 'Source Serif 4 Stand-in', Georgia, 'Times New Roman', serif` },
  mono: { value: `ui-monospace, 'SF Mono', Menlo, monospace` },
};

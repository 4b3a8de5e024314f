/**
 * The single source of every colour: `[light, dark]`. The MUI theme and the style sheet `tokens.css` are derived from it; components use
 * `appColor('app-accent')` (a CSS variable), never a hex value.
 *
 * Each text colour has a contrast of 4.5:1 on the card, on the canvas and on its own soft variant, in both modes
 * (tests/console/theme/contrast.test.ts).
 */
export const tokens = {
  canvas: ['#f6f7f9', '#10141c'],
  card: ['#ffffff', '#171c26'],
  sunk: ['#f9fafb', '#1b212c'],
  text: ['#1c2433', '#e8ecf2'],
  muted: ['#5a6478', '#a3aebf'],
  line: ['#e3e7ed', '#2a3240'],
  'line-strong': ['#c9d0db', '#3c475a'],
  control: ['#8791a3', '#76839a'],
  hover: ['#f4f6f8', '#1d2430'],
  fill: ['#ebeef3', '#252d3a'],
  scrim: ['rgba(28, 36, 51, 0.32)', 'rgba(0, 0, 0, 0.56)'],

  accent: ['#0a736e', '#4fc9be'],
  'accent-hover': ['#085e5a', '#6ad6cc'],
  'accent-soft': ['#e3f4f2', '#12332f'],
  'on-accent': ['#ffffff', '#06201e'],
  'on-red': ['#ffffff', '#2a0b0d'],
  'red-hover': ['#a31e25', '#f9a8a8'],
  focus: ['rgba(10, 115, 110, 0.24)', 'rgba(79, 201, 190, 0.28)'],

  teal: ['#0a736e', '#4fc9be'],
  'teal-soft': ['#e3f4f2', '#12332f'],
  peach: ['#a84b2f', '#f2a487'],
  'peach-soft': ['#ffede6', '#3a241b'],
  orange: ['#a94e08', '#f0a65a'],
  'orange-soft': ['#fdf0e0', '#38270f'],
  purple: ['#7a33b8', '#c79bef'],
  'purple-soft': ['#f3e8fb', '#2f2040'],
  lavender: ['#5b4fc7', '#b4abf7'],
  'lavender-soft': ['#eceafb', '#272449'],
  green: ['#187838', '#6ccb8b'],
  'green-soft': ['#e4f5e9', '#16301f'],
  red: ['#c0262d', '#f58d8d'],
  'red-soft': ['#fce8e8', '#3e1e22'],
  pink: ['#b4286e', '#f093bf'],
  'pink-soft': ['#fbe7f1', '#3a1d2c'],
  'map-sea': ['#d9ecf3', '#0c1a24'],
  'map-land': ['#fbfaf7', '#2c3543'],
  'map-abroad': ['#eef0f2', '#1e2530'],
  'map-coast': ['#b9c4cf', '#5b6980'],
  grey: ['#5a6478', '#a3aebf'],
  'grey-soft': ['#eef1f5', '#252d3a'],

  land: ['#edf0f4', '#1d2430'],
  road: ['#ffffff', '#2c3646'],
  water: ['#ddebf1', '#16283a'],
  park: ['#e4efe4', '#1b2e26'],

  'snack-link': ['#e3f4f2', '#0a4a46'],
  float: [
    '0 1px 2px rgba(28, 36, 51, 0.06), 0 12px 32px -4px rgba(28, 36, 51, 0.18)',
    '0 1px 2px rgba(0, 0, 0, 0.4), 0 16px 40px -4px rgba(0, 0, 0, 0.6)',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof tokens;
export type Mode = 'light' | 'dark';

/** The eight additional colours that carry meaning: a category, a region, a tone. Each has a `-soft` background. */
export const hues = ['teal', 'peach', 'orange', 'purple', 'lavender', 'green', 'red', 'pink'] as const;
export type Hue = (typeof hues)[number];

/** Returns the value of a token in one mode, for consumers that cannot read a CSS variable (MUI's palette, a canvas). */
export const tokenValue = (token: Token, mode: Mode): string => tokens[token][mode === 'light' ? 0 : 1];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hues, type Mode, type Token, tokenValue } from '../../../src/theme/tokens';
import { tokensCss } from '../../../src/theme/writeCss';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: Token, b: Token, mode: Mode) => {
  const [light, dark] = [luminance(tokenValue(a, mode)), luminance(tokenValue(b, mode))].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('colours in %s', mode => {
  const grounds = ['canvas', 'card', 'sunk', 'hover'] as const;
  it.each(grounds.flatMap(ground => (['text', 'muted', 'accent'] as const).map(text => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(hues)('%s is readable on the card and on its own soft background', hue => {
    expect(contrast(hue, 'card', mode)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hue, `${hue}-soft`, mode)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-red', 'red'],
    ['on-red', 'red-hover'],
    ['text', 'accent-soft'],
    ['text', 'red-soft'],
    ['muted', 'grey-soft'],
    ['snack-link', 'text'],
    ['card', 'text'],
  ] as const)('%s is readable on %s', (text, ground) =>
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5),
  );
  it('give field borders a contrast of at least 3:1', () =>
    expect(contrast('control', 'card', mode)).toBeGreaterThanOrEqual(3));
});

it('tokens.css matches tokens.ts (otherwise run: npx tsx src/theme/writeCss.ts)', () => {
  expect(readFileSync(join(__dirname, '../../../src/theme/tokens.css'), 'utf8')).toBe(tokensCss());
});

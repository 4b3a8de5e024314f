import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme } from '@mui/material/styles';
import { showMode, storedMode } from '../../../src/theme/storedMode';
import { darkTheme, lightTheme } from '../../../src/theme/theme';

it('has the breakpoints and sizes of the specification (point 9)', () => {
  expect(lightTheme.breakpoints?.values).toMatchObject({ sm: 576, md: 768, lg: 992, xl: 1200 });
  expect(lightTheme.sidebar).toEqual({ width: 250, closedWidth: 75 });
});

it('creates MUI themes for both modes', () => {
  expect(createTheme(lightTheme).palette.mode).toBe('light');
  expect(createTheme(darkTheme).palette.mode).toBe('dark');
});

describe('the chosen mode', () => {
  afterEach(() => {
    localStorage.clear();
    showMode(undefined);
  });

  it('is read from react-admin’s store and applied to the root', () => {
    localStorage.setItem('RaStore.theme', '"dark"');
    showMode();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it.each(['nonsense', '"sepia"', '{}', ''])('is undefined when the store contains %j', value => {
    localStorage.setItem('RaStore.theme', value);
    expect(storedMode()).toBeUndefined();
    showMode();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

it('has no other breakpoints in style sheets', () => {
  const src = join(__dirname, '../../../src');
  const widths = [576, 768, 992, 1200];
  const known = new Set(widths.flatMap(width => [`min-width: ${width}px`, `max-width: ${width - 0.02}px`]));
  const others = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .flatMap(name =>
      [...readFileSync(join(src, name), 'utf8').matchAll(/@media[^{]*?\(((?:min|max)-width: [\d.]+px)\)/g)]
        .map(match => match[1] as string)
        .filter(width => !known.has(width))
        .map(width => `${name}: ${width}`),
    );
  expect(others).toEqual([]);
});

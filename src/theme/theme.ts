import type { RaThemeOptions } from 'react-admin';
import { BREAKPOINTS, SIZES } from '../../contract/constants';
import { fields } from './components/fields';
import { surfaces } from './components/surfaces';
import { type Mode, type Token, tokenValue } from './tokens';

const font = '"Plus Jakarta Sans Variable", system-ui, sans-serif';

/** MUI computes with the colours of its palette (lighten, alpha), so it gets values rather than variables. */
function palette(mode: Mode): RaThemeOptions['palette'] {
  const value = (token: Token) => tokenValue(token, mode);
  const colour = (main: Token, contrast: Token) => ({
    main: value(main),
    light: value(main),
    dark: value(main),
    contrastText: value(contrast),
  });
  return {
    mode,
    primary: { ...colour('accent', 'on-accent'), dark: value('accent-hover') },
    secondary: colour('lavender', 'card'),
    error: { ...colour('red', 'on-red'), dark: value('red-hover') },
    warning: colour('orange', 'card'),
    info: colour('lavender', 'card'),
    success: colour('green', 'card'),
    background: { default: value('canvas'), paper: value('card') },
    text: { primary: value('text'), secondary: value('muted'), disabled: value('muted') },
    divider: value('line'),
    action: {
      active: value('muted'),
      hover: value('hover'),
      selected: value('accent-soft'),
      disabled: value('muted'),
      disabledBackground: value('grey-soft'),
    },
  };
}

const theme = (mode: Mode): RaThemeOptions => ({
  palette: palette(mode),
  breakpoints: { values: { xs: 0, ...BREAKPOINTS } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: font,
    fontSize: 14,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: { fontSize: 28, lineHeight: '36px', fontWeight: 600, letterSpacing: '-.02em' },
    h2: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.015em' },
    h3: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    h4: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    h5: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    h6: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
    body2: { fontSize: 13.5, lineHeight: '20px', letterSpacing: 0 },
    subtitle1: { fontSize: 14, lineHeight: '20px' },
    subtitle2: { fontSize: 13.5, lineHeight: '20px', fontWeight: 600 },
    caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
    button: { fontSize: 13.5, lineHeight: '20px', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  },
  sidebar: { width: SIZES.sidebar, closedWidth: SIZES.sidebarMinimized },
  components: {
    ...fields,
    ...surfaces,
  },
});

/** Material UI themes, light and dark; everything drawn without MUI takes its colours from `tokens.css`. */
export const lightTheme = theme('light');
export const darkTheme = theme('dark');

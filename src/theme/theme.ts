import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { RaThemeOptions } from 'react-admin';
import { BREAKPOINTS, SIZES } from '../../contract/constants';
import { appColor } from './appColor';
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

/** Form inputs: fields of 40 px. Labels stand above them, as part of the field's frame. */
const fields: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 14, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
      input: {
        height: 20,
        wordSpacing: '.06em',
        '&::placeholder': { color: appColor('app-muted'), opacity: 1 },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 40,
        borderRadius: 8,
        backgroundColor: appColor('app-card'),
        // The fieldset draws the border; its legend would cut a notch for a label that is not there.
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: appColor('app-control') },
        '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: appColor('app-text') },
        '&.Mui-focused': { outline: `3px solid ${appColor('app-focus')}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: appColor('app-accent') },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: appColor('app-red') },
        '&.Mui-disabled': { backgroundColor: appColor('app-grey-soft') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: appColor('app-line-strong') },
        // The field itself shows the focus; a second ring inside it would only be noise.
        '& input:focus-visible, & textarea:focus-visible, & .MuiSelect-select:focus-visible': {
          outline: 0,
          boxShadow: 'none',
        },
      },
      input: {
        padding: '10px 12px',
        '&.Mui-disabled': { WebkitTextFillColor: appColor('app-muted') },
      },
      multiline: { padding: '10px 12px', '& textarea': { padding: 0, height: 'auto', minHeight: 40 } },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: { minHeight: '20px !important' },
      icon: { top: 'calc(50% - 8px)', right: 12, width: 16, height: 16, color: appColor('app-muted') },
    },
  },
};

const floating = {
  border: `1px solid ${appColor('app-line')}`,
  boxShadow: appColor('app-float'),
  backgroundColor: appColor('app-card'),
} as const;

/** Cards have a border and no shadow; only floating surfaces cast one. */
const surfaces: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
  },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 12 } } },
  MuiList: { styleOverrides: { padding: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: '36px !important',
        padding: '0 12px',
        gap: 12,
        borderRadius: 8,
        fontSize: 13.5,
        lineHeight: '20px',
        '&:hover, &.Mui-focusVisible': { backgroundColor: appColor('app-hover') },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: appColor('app-accent-soft'),
          color: appColor('app-accent'),
          fontWeight: 600,
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: appColor('app-scrim') } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 16, margin: 16 },
      paperWidthXs: { maxWidth: 400 },
      paperWidthSm: { maxWidth: 400 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: { margin: 0, fontSize: 14, lineHeight: '20px', color: appColor('app-muted') } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: 24, gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiDrawer: { styleOverrides: { paper: { ...floating, borderWidth: 0, borderRadius: 0 } } },
};

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

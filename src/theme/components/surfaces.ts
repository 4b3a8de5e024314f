import type { Components, Theme } from '@mui/material/styles';
import { appColor } from '../appColor';

const floating = {
  border: `1px solid ${appColor('app-line')}`,
  boxShadow: appColor('app-float'),
  backgroundColor: appColor('app-card'),
} as const;

/** Cards have a border and no shadow; only floating surfaces cast one. */
export const surfaces: Components<Theme> = {
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

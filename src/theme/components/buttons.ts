import type { Components, Theme } from '@mui/material/styles';
import { appColor } from '../tokens';

const text = { fontSize: 13.5, lineHeight: '20px', fontWeight: 600, wordSpacing: '.06em' } as const;

/** Buttons of 36 px (28 small, 40 large); one filled in a view, the rest lines. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        ...text,
        minWidth: 0,
        height: 36,
        padding: '0 14px',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        textTransform: 'none',
        transition: 'background-color .12s, border-color .12s',
        '& .MuiButton-startIcon': { margin: '0 8px 0 0' },
        '& .MuiButton-endIcon': { margin: '0 0 0 8px' },
        '& svg': { width: 16, height: 16, fontSize: 16 },
        '&.Mui-disabled': {
          backgroundColor: appColor('app-grey-soft'),
          borderColor: appColor('app-grey-soft'),
          color: appColor('app-muted'),
        },
        '&.RaButton-button': { lineHeight: '20px' },
      },
      sizeSmall: { height: 28, padding: '0 10px', fontSize: 12, borderRadius: 6 },
      sizeLarge: { height: 40 },
      outlined: {
        borderColor: appColor('app-line-strong'),
        backgroundColor: appColor('app-card'),
        color: appColor('app-text'),
        '&:hover': { borderColor: appColor('app-control'), backgroundColor: appColor('app-hover') },
        '&.MuiButton-colorError': { color: appColor('app-red') },
      },
      contained: {
        backgroundColor: appColor('app-accent'),
        color: appColor('app-on-accent'),
        '&:hover': { backgroundColor: appColor('app-accent-hover') },
        '&.MuiButton-colorError': { backgroundColor: appColor('app-red'), color: appColor('app-on-red') },
        '&.MuiButton-colorError:hover': { backgroundColor: appColor('app-red-hover') },
      },
      text: {
        color: appColor('app-accent'),
        '&:hover': { backgroundColor: appColor('app-accent-soft') },
        '&.MuiButton-colorError': { color: appColor('app-red') },
        '&.MuiButton-colorError:hover': { backgroundColor: appColor('app-red-soft') },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: 8,
        color: appColor('app-muted'),
        '& svg': { width: 20, height: 20 },
        '&:hover': { backgroundColor: appColor('app-hover'), color: appColor('app-text') },
      },
      sizeSmall: { width: 28, height: 28, borderRadius: 6, '& svg': { width: 16, height: 16 } },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: { padding: 2, borderRadius: 8, backgroundColor: appColor('app-grey-soft') } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 28,
        padding: '0 12px',
        border: 0,
        borderRadius: '6px !important',
        textTransform: 'none',
        fontSize: 12,
        fontWeight: 600,
        color: appColor('app-muted'),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: appColor('app-card'),
          color: appColor('app-text'),
          boxShadow: `0 0 0 1px ${appColor('app-line')}`,
        },
      },
    },
  },
};

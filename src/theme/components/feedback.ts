import type { Components, Theme } from '@mui/material/styles';
import { appColor, type Token } from '../tokens';

const note = (tone: 'accent' | 'orange' | 'red' | 'green') => ({
  backgroundColor: appColor(`app-${tone}-soft` as `app-${Token}`),
  color: appColor('app-text'),
  '& .MuiAlert-icon': { color: appColor(`app-${tone}`) },
});

/** Notes, progress, skeletons, tabs and links. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: { padding: '10px 12px', borderRadius: 8, fontSize: 13.5, lineHeight: '20px' },
      icon: { marginRight: 10, padding: '1px 0 0', fontSize: 18 },
      message: { padding: 0 },
      standardInfo: note('accent'),
      standardWarning: note('orange'),
      standardError: note('red'),
      standardSuccess: note('green'),
    },
  },
  MuiSkeleton: {
    styleOverrides: { root: { backgroundColor: appColor('app-bone') }, text: { borderRadius: 4 } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 2, backgroundColor: appColor('app-bone') },
      bar: { borderRadius: 2, backgroundColor: appColor('app-accent') },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${appColor('app-line')}` },
      indicator: { backgroundColor: appColor('app-accent') },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 44,
        padding: '0 9px',
        textTransform: 'none',
        fontSize: 13.5,
        lineHeight: '20px',
        fontWeight: 500,
        color: appColor('app-muted'),
        '&.Mui-selected': { color: appColor('app-text'), fontWeight: 600 },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiDivider: { styleOverrides: { root: { borderColor: appColor('app-line') } } },
};

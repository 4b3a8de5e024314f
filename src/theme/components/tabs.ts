import type { Components, Theme } from '@mui/material/styles';
import { appColor } from '../tokens';

/** Tabs under one line. */
export const tabs: Components<Theme> = {
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
        padding: '0 12px',
        textTransform: 'none',
        fontSize: 13.5,
        lineHeight: '20px',
        fontWeight: 500,
        color: appColor('app-muted'),
        '&.Mui-selected': { color: appColor('app-text'), fontWeight: 600 },
      },
    },
  },
};

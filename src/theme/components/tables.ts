import type { Components, Theme } from '@mui/material/styles';
import { appColor } from '../tokens';

/** Rows of 40 px; `--app-row` set to 52 px on an ancestor makes them comfortable. Figures align. */
export const tables: Components<Theme> = {
  MuiTable: { styleOverrides: { root: { borderCollapse: 'separate', fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 'var(--app-row, 40px)',
        padding: '0 12px',
        fontSize: 13.5,
        lineHeight: '20px',
        borderBottom: `1px solid ${appColor('app-line')}`,
        whiteSpace: 'nowrap',
        '&:first-of-type': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      },
      head: {
        height: 40,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 600,
        color: appColor('app-muted'),
        backgroundColor: appColor('app-sunk'),
      },
      sizeSmall: { padding: '0 12px' },
      paddingCheckbox: {
        width: 44,
        padding: 0,
        '&:first-of-type': { paddingLeft: 13 },
        '& .MuiCheckbox-root': { padding: 3 },
      },
      stickyHeader: { backgroundColor: appColor('app-sunk') },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: appColor('app-hover') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: appColor('app-accent-soft') },
        'tbody &:last-of-type > td': { borderBottom: 0 },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        '&:hover, &.Mui-active': { color: appColor('app-text') },
        '& .MuiTableSortLabel-icon': { fontSize: 14, marginLeft: 4 },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { color: appColor('app-muted'), borderTop: `1px solid ${appColor('app-line')}` },
      toolbar: { minHeight: '48px !important', padding: '0 16px !important' },
      selectLabel: { fontSize: 12, lineHeight: '16px' },
      displayedRows: { fontSize: 12, lineHeight: '16px' },
      select: { fontSize: 13.5, paddingRight: '28px !important' },
      selectIcon: { right: 8 },
    },
  },
};

import type { RaThemeOptions } from 'react-admin';
import { appColor } from '../tokens';

/** react-admin's own components: a list's card, its filters, the bar of a selection and of a form. */
export const reactAdmin: NonNullable<RaThemeOptions['components']> = {
  RaList: {
    styleOverrides: {
      root: { '& .RaList-content': { overflow: 'visible' }, '& .RaList-main': { minWidth: 0 } },
    },
  },
  RaTopToolbar: {
    styleOverrides: { root: { minHeight: 36, padding: '0 0 12px !important', gap: 8, alignItems: 'center' } },
  },
  RaFilterForm: {
    styleOverrides: { root: { padding: '0 0 12px', minHeight: 36, gap: 8, alignItems: 'center' } },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        // The header rests under the top bar, which is 70 px high.
        '& .RaDataTable-headerCell': { top: 70, backgroundColor: appColor('app-sunk') },
        '& .RaDataTable-rowEven, & .RaDataTable-rowOdd': { backgroundColor: 'transparent' },
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: appColor('app-accent-soft'),
          color: appColor('app-text'),
          borderRadius: '11px 11px 0 0',
        },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        minHeight: '64px !important',
        padding: '0 16px !important',
        gap: 12,
        backgroundColor: appColor('app-card'),
        borderTop: `1px solid ${appColor('app-line')}`,
      },
    },
  },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  RaConfirm: { styleOverrides: { root: { '& .RaConfirm-iconPaddingStyle': { display: 'none' } } } },
};

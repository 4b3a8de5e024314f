import type { RaThemeOptions } from 'react-admin';
import { appColor } from '../tokens';

/** react-admin shrinks the legend of a group as it would a label inside a field. */
const chosen = { transform: 'none', marginBottom: '4px' } as const;

/** react-admin's own components: a list's card, its filters, the bar of a selection and of a form. */
export const reactAdmin: NonNullable<RaThemeOptions['components']> = {
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-content': { overflow: 'visible' },
        '& .RaList-main': { minWidth: 0 },
        // Table and pages below it are one card.
        '& .RaList-content:has(+ .MuiTablePagination-root), & .RaList-content:has(+ .MuiToolbar-root)': {
          borderBottom: 0,
          borderRadius: '12px 12px 0 0',
        },
        '& .RaList-content + .MuiTablePagination-root, & .RaList-content + .MuiToolbar-root': {
          border: `1px solid ${appColor('app-line')}`,
          borderRadius: '0 0 12px 12px',
          backgroundColor: appColor('app-card'),
        },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 0 12px',
        gap: 8,
        alignItems: 'center',
        '& > .MuiButton-root': { height: 36, padding: '0 14px', fontSize: 13.5, borderRadius: 8 },
      },
    },
  },
  RaCreateButton: { defaultProps: { variant: 'contained' } },
  RaFilterForm: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 0 12px',
        gap: 8,
        alignItems: 'center',
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .MuiFormHelperText-root': { display: 'none' },
        '& .MuiOutlinedInput-root': { minHeight: 36 },
        '& .MuiOutlinedInput-input': { padding: '8px 12px' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: appColor('app-line-strong') },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        // The header rests under the top bar, which is 70 px high.
        '& .RaDataTable-headerCell': { top: 70, backgroundColor: appColor('app-sunk') },
        '& .RaDataTable-rowEven, & .RaDataTable-rowOdd': { backgroundColor: 'transparent' },
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
        '& thead th:first-of-type': { borderTopLeftRadius: 11 },
        '& thead th:last-of-type': { borderTopRightRadius: 11 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: appColor('app-accent-soft'),
          color: appColor('app-text'),
          borderRadius: 8,
          paddingLeft: 8,
          // As wide as the card with its line, so that nothing of the filters below shows beside it.
          left: -1,
          right: -1,
          height: 52,
          transform: 'translateY(-53px)',
        },
        '& .RaBulkActionsToolbar-collapsed': { transform: 'translateY(0)' },
        '& .RaBulkActionsToolbar-topToolbar': { minHeight: 0, padding: 0 },
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
        borderRadius: '0 0 11px 11px',
      },
    },
  },
  RaCheckboxGroupInput: { styleOverrides: { root: { '& .RaCheckboxGroupInput-label': chosen } } },
  RaRadioButtonGroupInput: { styleOverrides: { root: { '& .RaRadioButtonGroupInput-label': chosen } } },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  RaConfirm: { styleOverrides: { root: { '& .RaConfirm-iconPaddingStyle': { display: 'none' } } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { createElement } from 'react';
import { appColor } from '../tokens';

/** Fields of 40 px with their label above, not in the line: what a field is called stays readable once it is filled. */
export const fields: Components<Theme> = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        pointerEvents: 'auto',
        fontSize: 13.5,
        lineHeight: '20px',
        fontWeight: 600,
        color: appColor('app-text'),
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: appColor('app-text') },
        // The mark of a required field, MUI's own and react-admin's.
        '& .MuiFormLabel-asterisk, & span > span[aria-hidden]': { color: appColor('app-red') },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: 13.5,
        lineHeight: '20px',
        fontWeight: 600,
        color: appColor('app-text'),
        '&.Mui-focused': { color: appColor('app-text') },
      },
    },
  },
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
        // The fieldset carries the line; its legend would cut a notch for a label that is not there.
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
  MuiInputAdornment: {
    styleOverrides: { root: { color: appColor('app-muted'), '& svg': { width: 18, height: 18 } } },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: { minHeight: '20px !important' },
      icon: { top: 'calc(50% - 8px)', right: 12, width: 16, height: 16, color: appColor('app-muted') },
    },
  },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, popupIcon: createElement(ChevronDown, { size: 16 }) },
    styleOverrides: {
      popupIndicator: { width: 28, height: 28, padding: 0 },
      inputRoot: { padding: '0 9px', '& .MuiAutocomplete-input': { padding: '10px 3px' } },
      option: { minHeight: 36, fontSize: 13.5 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: appColor('app-muted'),
        '&.Mui-error': { color: appColor('app-red'), fontWeight: 500 },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // The mark's own 9 px of reach hang outside, so that it stands flush with the fields.
      root: { marginLeft: -9, '&:has(.MuiSwitch-root)': { marginLeft: 0, gap: 8 } },
      label: { fontSize: 13.5, lineHeight: '20px', fontWeight: 500 },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { appColor } from '../appColor';

/** Form inputs: fields of 40 px. Labels stand above them, as part of the field's frame. */
export const fields: Components<Theme> = {
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

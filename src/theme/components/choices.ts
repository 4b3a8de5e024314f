import type { CheckboxProps } from '@mui/material';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { Checked, Indeterminate, RadioOff, RadioOn, Unchecked } from '../ChoiceIcons';
import { appColor } from '../tokens';

const mark = {
  padding: 9,
  '& .app-choice': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: `1.5px solid ${appColor('app-control')}`,
    borderRadius: 5,
    backgroundColor: appColor('app-card'),
    color: appColor('app-on-accent'),
  },
  '& .app-choice svg': { width: 12, height: 12, fill: 'none', stroke: 'currentColor', strokeWidth: 3.5 },
  '& .app-choice svg path': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  '&:hover .app-choice': { borderColor: appColor('app-accent') },
  '& .app-choice-on': { backgroundColor: appColor('app-accent'), borderColor: appColor('app-accent') },
  '& .app-choice-round': { borderRadius: '50%' },
  '& .app-choice-dot': { borderColor: appColor('app-accent') },
  '& .app-choice-dot::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: appColor('app-accent'),
  },
  '&.Mui-disabled .app-choice': {
    backgroundColor: appColor('app-grey-soft'),
    borderColor: appColor('app-line-strong'),
    color: appColor('app-muted'),
  },
  // Covers MUI's own rule for its icon button: the halo belongs to the mark, not to the 36 px around it.
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-focusVisible .app-choice': {
    outline: `3px solid ${appColor('app-focus')}`,
    borderColor: appColor('app-accent'),
  },
} as const;

/**
 * A label given to the checkbox belongs to its input; MUI leaves it on the span around it, where readers pass over it
 * (react-admin's row selection gives it so).
 */
const labelledInput: CheckboxProps['slotProps'] = {
  input: owner => ({ 'aria-label': (owner as { 'aria-label'?: string })['aria-label'] }),
  root: () => ({ 'aria-label': undefined }),
};

/** Checkbox, radio and switch as the mocks draw them. */
export const choices: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: {
      slotProps: labelledInput,
      icon: createElement(Unchecked),
      checkedIcon: createElement(Checked),
      indeterminateIcon: createElement(Indeterminate),
    },
    styleOverrides: { root: mark, sizeSmall: { padding: 5 } },
  },
  MuiRadio: {
    defaultProps: { icon: createElement(RadioOff), checkedIcon: createElement(RadioOn) },
    styleOverrides: { root: mark },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 2,
        color: appColor('app-card'),
        '&:hover': { backgroundColor: 'transparent !important' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: appColor('app-card') },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: appColor('app-accent') },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `3px solid ${appColor('app-focus')}`,
          boxShadow: `0 0 0 1px ${appColor('app-accent')}`,
        },
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: { opacity: 1, borderRadius: 10, backgroundColor: appColor('app-control') },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        borderRadius: 6,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 600,
        backgroundColor: appColor('app-grey-soft'),
        color: appColor('app-grey'),
      },
      label: { padding: '0 8px' },
      outlined: { backgroundColor: 'transparent', borderColor: appColor('app-line-strong') },
    },
  },
};

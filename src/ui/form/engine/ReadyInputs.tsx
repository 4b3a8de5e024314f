import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useResourceForm } from '../FormContext';
import { useFirstFocus } from './useFirstFocus';

/**
 * What stands in a form, from when the form is ready. React Hook Form says that in the commit that the form comes with, and renders
 * anew whatever is there before: each input twice.
 */
export const ReadyInputs = ({ children }: { children: ReactNode }) =>
  useFormContext().formState.isReady ? <Inputs>{children}</Inputs> : null;

const Inputs = ({ children }: { children: ReactNode }) => {
  const { id, firstFocused, readOnly } = useResourceForm();
  useFirstFocus(id, firstFocused, !readOnly);
  return children;
};

import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useResourceForm } from '../FormContext';
import { useFirstFocus } from './useFirstFocus';

/**
 * Renders a form's content once the form is ready. React Hook Form becomes ready in the form's first commit and rerenders whatever is
 * already mounted, so every input would render twice.
 */
export const ReadyInputs = ({ children }: { children: ReactNode }) =>
  useFormContext().formState.isReady ? <Inputs>{children}</Inputs> : null;

const Inputs = ({ children }: { children: ReactNode }) => {
  const { id, firstFocused, readOnly } = useResourceForm();
  useFirstFocus(id, firstFocused, !readOnly);
  return children;
};

import type { ComponentProps } from 'react';
import './fieldFrame.css';
import './fieldNote.css';

interface FieldNoteProps extends Omit<ComponentProps<'p'>, 'className'> {
  /** It says what is wrong. */
  error?: boolean;
}

/** Under a control: help, or its error. */
export const FieldNote = ({ error, ...text }: FieldNoteProps) => (
  <p {...text} className={error ? 'field-error' : 'field-help'} />
);

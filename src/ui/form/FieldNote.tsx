import type { ComponentProps } from 'react';
import './fieldFrame.css';
import './fieldNote.css';

interface FieldNoteProps extends Omit<ComponentProps<'p'>, 'className'> {
  /** The note is an error message. */
  error?: boolean;
}

/** The help or error below a control. */
export const FieldNote = ({ error, ...text }: FieldNoteProps) => (
  <p {...text} className={error ? 'field-error' : 'field-help'} />
);

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote';
import './fieldFrame.css';
import './fields.css';

export interface FieldFrameProps {
  /** Id of the control that the label belongs to. */
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** To the right of the label, such as a counter. */
  aside?: ReactNode;
  /** Spans both columns. */
  wide?: boolean | undefined;
  /** Announces the error to screen readers; for errors that appear only after sending, when the focus has left the control. */
  announced?: boolean;
  children: ReactNode;
}

/** A field's label, its control, and the error or help below, which the control references with {@link describedBy}. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, required, help, error, aside, wide, announced, children } = props;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <div className="field-head between row">
        <label htmlFor={id} id={`${id}-label`}>
          {label}
          {required && (
            <span className="field-required" aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <FieldNote error id={`${id}-error`} role={announced ? 'alert' : undefined}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </FieldNote>
      ) : (
        help && <FieldNote id={`${id}-help`}>{help}</FieldNote>
      )}
    </div>
  );
};

/** Returns the `aria-describedby` of a control: its error, else its help. */
export function describedBy(id: string, { error, help }: { error?: unknown; help?: unknown }): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

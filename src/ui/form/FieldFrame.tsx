import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote';
import './fieldFrame.css';
import './fields.css';

export interface FieldFrameProps {
  /** Of the control that the label belongs to. */
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Right of the label: a counter. */
  aside?: ReactNode;
  /** Over both columns. */
  wide?: boolean | undefined;
  /** Set where the error comes only after sending, when the reader is no longer at the control. */
  announced?: boolean;
  children: ReactNode;
}

/** A field's label above, its control, and under it the error or the help; the control points there by {@link describedBy}. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, required, help, error, aside, wide, announced, children } = props;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <div className="field-head">
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

/** The `aria-describedby` of a control: its error, else its help. */
export function describedBy(id: string, { error, help }: { error?: unknown; help?: unknown }): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import '../ui/form/form.css';

export interface LabelledFieldProps {
  /** Of the control that the label belongs to. */
  id: string;
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A field outside a resource's form, in the same drawing: label above, fault or help below. */
export const LabelledField = ({ id, label, required, help, error, wide, children }: LabelledFieldProps) => (
  <div className={wide ? 'field field-wide' : 'field'}>
    <div className="field-head">
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
    </div>
    {children}
    {error ? (
      <p className="field-error" id={`${id}-error`} role="alert">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
        {error}
      </p>
    ) : (
      help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )
    )}
  </div>
);

/** The `aria-describedby` of a control within. */
export function describedBy(id: string, error: string | undefined, help: ReactNode): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

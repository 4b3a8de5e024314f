import { CircleAlert } from 'lucide-react';
import { useTranslate, useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';

export interface FieldProps {
  source: string;
  /** Of the control that the label belongs to. */
  id: string;
  required?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  /** Right of the label: a counter. */
  aside?: ReactNode;
  /** Over both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A field's label above, its control, and under it the error or the help; the control points there by {@link describedBy}. */
export const Field = ({ source, id, required, help, error, aside, wide, children }: FieldProps) => {
  const translate = useTranslate();
  const label = useTranslateLabel()({ source });
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <div className="field-head">
        <label htmlFor={id} id={`${id}-label`}>
          {label}
          {required && (
            <span className="field-required" title={translate('app.form.required')} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
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
};

/** The `aria-describedby` of a control: its error, else its help. */
export function describedBy(id: string, { error, help }: { error?: unknown; help?: unknown }): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

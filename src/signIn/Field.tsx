import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import './field.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  name: string;
  label: string;
  icon: LucideIcon;
  error?: string | undefined;
  /** Shown under the field unless it has an error. */
  hint?: string | undefined;
  /** Shown at the right of the label. */
  aside?: ReactNode;
  /** Shown inside the field, at the right. */
  end?: ReactNode;
}

/** A field with its label above and its error below, associated for screen readers. */
export const Field = ({ name, label, icon: Icon, error, hint, aside, end, ...input }: FieldProps) => (
  <div className="sign-field">
    <div className="sign-label">
      <label htmlFor={name}>{label}</label>
      {aside}
    </div>
    <div className="sign-input" data-invalid={error ? '' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <input
        {...input}
        id={name}
        name={name}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${name}-about` : undefined}
      />
      {end}
    </div>
    <p id={`${name}-about`} className={error ? 'sign-error' : 'sign-hint'} aria-live="polite">
      {error ? (
        <>
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
          {error}
        </>
      ) : (
        hint
      )}
    </p>
  </div>
);

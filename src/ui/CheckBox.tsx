import type { ReactNode } from 'react';
import './checkBox.css';

interface CheckBoxProps {
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  label: string;
  /** Why it cannot be changed, else what it is. */
  title?: string;
  /** Cannot be changed, yet can be reached: muted, or drawn plainly where nothing on the page can. */
  fixed?: 'muted' | 'plain' | undefined;
  /** Beside the box, where no head says what it is. */
  children?: ReactNode;
  onToggle: (reach: boolean) => void;
}

/** A native checkbox in our drawing: a table holds a hundred of them. */
export const CheckBox = ({ checked, mixed = false, label, title, fixed, children, onToggle }: CheckBoxProps) => (
  <label className="check" title={title} data-fixed={fixed}>
    <input
      type="checkbox"
      aria-label={label}
      aria-disabled={fixed ? true : undefined}
      checked={checked}
      ref={input => {
        if (input) input.indeterminate = mixed;
      }}
      onChange={event => {
        if (fixed) event.preventDefault();
        else onToggle((event.nativeEvent as MouseEvent).shiftKey === true);
      }}
    />
    {children && <span aria-hidden="true">{children}</span>}
  </label>
);

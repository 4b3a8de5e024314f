import type { ReactNode } from 'react';

interface RightBoxProps {
  checked: boolean;
  /** Some of the rights it stands for are held. */
  mixed?: boolean;
  label: string;
  /** Why it cannot be changed. */
  because?: string | undefined;
  readOnly?: boolean | undefined;
  /** Label, if no column head names it. */
  children?: ReactNode;
  onToggle: () => void;
}

/**
 * A checkbox of the matrix. A locked one stays focusable, so that screen readers announce the reason, which is also
 * its tooltip.
 */
export const RightBox = ({ checked, mixed = false, label, because, readOnly, children, onToggle }: RightBoxProps) => {
  const fixed = Boolean(because) || Boolean(readOnly);
  return (
    <label className="check right-box" title={because ?? label} data-fixed={fixed}>
      <input
        type="checkbox"
        aria-label={because ? `${label}. ${because}` : label}
        aria-disabled={fixed || undefined}
        checked={checked}
        ref={input => {
          if (input) input.indeterminate = mixed;
        }}
        onChange={event => {
          if (fixed) event.preventDefault();
          else onToggle();
        }}
      />
      {children && <span aria-hidden="true">{children}</span>}
    </label>
  );
};

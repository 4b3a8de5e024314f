import type { ReactNode } from 'react';

interface RightBoxProps {
  checked: boolean;
  /** Some of what it stands for are held. */
  mixed?: boolean;
  label: string;
  /** Why it cannot be changed. */
  because?: string | undefined;
  readOnly?: boolean | undefined;
  /** Beside the box, where no head says what it is. */
  children?: ReactNode;
  onToggle: () => void;
}

/**
 * One box of the matrix. A locked one stays reachable, so that people who do not see it hear why; that is also its tooltip.
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

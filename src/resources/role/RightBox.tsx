import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/CheckBox';

interface RightBoxProps {
  checked: boolean;
  /** Whether only some of the rights it stands for are held. */
  mixed?: boolean;
  label: string;
  /** Why it cannot be changed. */
  because?: string | undefined;
  readOnly?: boolean | undefined;
  /** Label, if no column header names it. */
  children?: ReactNode;
  onToggle: () => void;
}

/**
 * A checkbox of the matrix. A locked one stays focusable, so that screen readers announce the reason, which is also
 * its tooltip.
 */
export const RightBox = ({ checked, mixed = false, label, because, readOnly, children, onToggle }: RightBoxProps) => (
  <CheckBox
    checked={checked}
    mixed={mixed}
    label={because ? `${label}. ${because}` : label}
    title={because ?? label}
    fixed={readOnly ? 'plain' : because ? 'muted' : undefined}
    onToggle={onToggle}
  >
    {children}
  </CheckBox>
);

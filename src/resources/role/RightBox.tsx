import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/CheckBox';

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

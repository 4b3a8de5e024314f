import type { ComponentProps } from 'react';
import { useReadOnlyReason } from './useReadOnlyReason';
import './switch.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  /** Fades if it cannot be changed. */
  fades?: boolean;
}

/** An on/off switch, based on a native checkbox. */
export const Switch = ({ fades, ...input }: SwitchProps) => {
  const refusal = useReadOnlyReason();
  const refused = refusal ? { disabled: true, title: refusal } : {};
  return (
    // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state.
    <input {...input} {...refused} className="switch" data-fades={fades} type="checkbox" role="switch" />
  );
};

import type { ComponentProps, ReactNode, RefCallback } from 'react';
import './checkBox.css';
import './tick.css';

interface CheckBoxProps extends Pick<ComponentProps<'input'>, 'name' | 'onBlur'> {
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  label: string;
  /** Why it cannot be changed, else what it is. */
  title?: string;
  /** Cannot be changed, yet can be reached: muted, or drawn plainly where nothing on the page can. */
  fixed?: 'muted' | 'plain' | undefined;
  disabled?: boolean | undefined;
  /** Beside the box, where no head says what it is. */
  children?: ReactNode;
  /** Of the native input. */
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  onToggle: (reach: boolean) => void;
}

/** A native checkbox in our drawing: a table holds a hundred of them. */
export const CheckBox = (props: CheckBoxProps) => {
  const { checked, mixed = false, label, title, fixed, children, inputRef, onToggle, ...input } = props;
  return (
    <label className="check" title={title} data-fixed={fixed}>
      <input
        {...input}
        className="tick"
        type="checkbox"
        aria-label={label}
        aria-disabled={fixed ? true : undefined}
        checked={checked}
        ref={element => {
          if (element) element.indeterminate = mixed;
          inputRef?.(element);
        }}
        onChange={event => {
          if (fixed) event.preventDefault();
          else onToggle((event.nativeEvent as MouseEvent).shiftKey === true);
        }}
      />
      {children && <span aria-hidden="true">{children}</span>}
    </label>
  );
};

import type { ComponentProps, ReactNode, RefCallback } from 'react';
import './checkBox.css';
import './tick.css';

interface CheckBoxProps extends Pick<ComponentProps<'input'>, 'name' | 'onBlur'> {
  checked: boolean;
  /** Only some of the items that it stands for are chosen. */
  mixed?: boolean;
  label: string;
  /** The reason why it cannot be changed, otherwise what it is. */
  title?: string;
  /** Cannot be changed but can be focused: muted, or plain if nothing on the page can be changed. */
  fixed?: 'muted' | 'plain' | undefined;
  disabled?: boolean | undefined;
  /** Text beside the box, if no heading says what it is. */
  children?: ReactNode;
  /** Ref of the native input. */
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  onToggle: (reach: boolean) => void;
}

/** A native checkbox with custom styling, light enough for a table with a hundred of them. */
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

interface CheckBoxProps {
  checked: boolean;
  /** Indeterminate: part of what it stands for is selected. */
  mixed?: boolean;
  label: string;
  onToggle: (reach: boolean) => void;
}

/** A native checkbox in our drawing: a table holds a hundred of them. */
export const CheckBox = ({ checked, mixed = false, label, onToggle }: CheckBoxProps) => (
  <label className="check">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={input => {
        if (input) input.indeterminate = mixed;
      }}
      onChange={event => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
    />
  </label>
);

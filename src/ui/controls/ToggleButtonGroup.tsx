import { type ComponentProps, createContext, use } from 'react';
import './toggleButtonGroup.css';

interface Choosing {
  value: string;
  choose: (value: string) => void;
}

const ChoosingContext = createContext<Choosing>({ value: '', choose: () => undefined });

interface ToggleButtonGroupProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  value: string;
  fullWidth?: boolean;
  /** Called only if the value changes: one button is always chosen. */
  onChange: (value: Value) => void;
}

/** A group of buttons, exactly one of which is pressed. Needs an `aria-label`. */
export const ToggleButtonGroup = <Value extends string>({
  value,
  fullWidth,
  onChange,
  className,
  ...group
}: ToggleButtonGroupProps<Value>) => (
  <ChoosingContext value={{ value, choose: chosen => chosen !== value && onChange(chosen as Value) }}>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and cannot be a flexbox in every browser. */}
    <div {...group} role="group" className={className ? `toggles ${className}` : 'toggles'} data-wide={fullWidth} />
  </ChoosingContext>
);

/** A button of `<ToggleButtonGroup>`. */
export const ToggleButton = ({ value, className, ...button }: ComponentProps<'button'> & { value: string }) => {
  const { value: chosen, choose } = use(ChoosingContext);
  return (
    <button
      type="button"
      {...button}
      className={className ? `toggle ${className}` : 'toggle'}
      aria-pressed={value === chosen}
      onClick={() => choose(value)}
    />
  );
};

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
  /** Called with another value only: one of them is always chosen. */
  onChange: (value: Value) => void;
}

/** Some buttons of which one is pressed. Needs an `aria-label`. */
export const ToggleButtonGroup = <Value extends string>({
  value,
  fullWidth,
  onChange,
  className,
  ...group
}: ToggleButtonGroupProps<Value>) => (
  <ChoosingContext value={{ value, choose: chosen => chosen !== value && onChange(chosen as Value) }}>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and cannot be a flex box everywhere. */}
    <div {...group} role="group" className={className ? `toggles ${className}` : 'toggles'} data-wide={fullWidth} />
  </ChoosingContext>
);

/** One of a `<ToggleButtonGroup>`. */
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

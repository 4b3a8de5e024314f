import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react';
import './tabs.css';

const TabsContext = createContext<{ value: string | undefined; select: (value: string) => void }>({
  value: undefined,
  select: () => undefined,
});

interface TabsProps<Value extends string> {
  'aria-label': string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
}

/** A row of tabs that scrolls if it does not fit. Arrows, Home and End move the focus; Enter or Space selects. */
export const Tabs = <Value extends string>({ value, onChange, className, ...tabs }: TabsProps<Value>) => (
  <TabsContext value={{ value, select: selected => onChange(selected as Value) }}>
    <div {...tabs} role="tablist" className={className ? `tabs ${className}` : 'tabs'} onKeyDown={moveFocus} />
  </TabsContext>
);

/** A tab of `<Tabs>`. */
export const Tab = ({ value, ...tab }: Omit<ComponentProps<'button'>, 'value'> & { value: string }) => {
  const { value: selected, select } = use(TabsContext);
  const isSelected = value === selected;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSelected) return;
    // in the next frame: here it would force a layout, which whatever else renders with the tabs would invalidate again
    const frame = requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isSelected]);
  return (
    <button
      {...tab}
      ref={button}
      type="button"
      role="tab"
      className="tab"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => select(value)}
    />
  );
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

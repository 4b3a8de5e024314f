import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { RowAction } from './RowAction';
import './searchBox.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** A button that empties it, shown while it contains text. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/** A search field. Its surroundings set its size: `--search-width`, `--search-height`. */
export const SearchBox = ({ label, clear, ...input }: SearchBoxProps) => {
  const typed = useRef<HTMLInputElement>(null);
  return (
    <span className="search-box">
      <Search size={16} aria-hidden />
      <input onKeyDown={toFirstRow} {...input} ref={typed} type="search" aria-label={label} placeholder={label} />
      {clear && input.value && (
        <RowAction
          aria-label={clear.label}
          onClick={() => {
            clear.onClear();
            typed.current?.focus();
          }}
        >
          <X size={14} aria-hidden />
        </RowAction>
      )}
    </span>
  );
};

/** Moves the focus on arrow down from a page's search field to the first row found. */
function toFirstRow(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'ArrowDown') return;
  const first = event.currentTarget
    .closest('main')
    ?.querySelector<HTMLElement>('tbody :is(th a[href], td [data-cell])');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

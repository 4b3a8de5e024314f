import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { RowAction } from './RowAction';
import './searchBox.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** Empties it: the button stands while something is typed. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/** Where a search is typed. Its size is its place's: `--search-width`, `--search-height`. */
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

/** Arrow down leads from the search of a page to the first row that it found. */
function toFirstRow(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'ArrowDown') return;
  const first = event.currentTarget
    .closest('main')
    ?.querySelector<HTMLElement>('tbody :is(th a[href], td [data-cell])');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

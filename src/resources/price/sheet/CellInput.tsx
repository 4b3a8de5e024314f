import { nextCell, STEPS } from './moves';

interface CellInputProps {
  cell: string;
  label: string;
  start: string;
  /** Typing replaces what is there. */
  selected: boolean;
  onKeep: (text: string) => boolean;
  /** With true the cell gets the focus back. */
  onClose: (focusBack: boolean) => void;
}

/** The field over a cell while it is edited. The keys that leave it lead on to the next cell, as in a spreadsheet. */
export const CellInput = ({ cell, label, start, selected, onKeep, onClose }: CellInputProps) => {
  const leave = (from: HTMLInputElement, step: readonly [number, number]) => {
    onKeep(from.value);
    const next = nextCell(from, [step[0], step[1]]);
    // what is there is kept already
    from.value = '';
    onClose(next === null);
    next?.focus();
  };
  return (
    <input
      className="price-input"
      inputMode="numeric"
      autoComplete="off"
      data-cell={cell}
      aria-label={label}
      defaultValue={start}
      // biome-ignore lint/a11y/noAutofocus: the person has just opened it
      autoFocus
      onFocus={({ target }) => (selected ? target.select() : target.setSelectionRange(start.length, start.length))}
      onBlur={({ target }) => {
        onKeep(target.value);
        onClose(false);
      }}
      onKeyDown={event => {
        const { key, shiftKey, currentTarget } = event;
        const step = key === 'Tab' ? [shiftKey ? -1 : 1, 0] : key === 'Enter' ? [0, shiftKey ? -1 : 1] : STEPS[key];
        // left and right move within what is typed
        if (key === 'ArrowLeft' || key === 'ArrowRight') return;
        if (key === 'Escape') {
          currentTarget.value = '';
          event.stopPropagation();
          return onClose(true);
        }
        if (!step) return;
        event.preventDefault();
        leave(currentTarget, [step[0]!, step[1]!]);
      }}
    />
  );
};

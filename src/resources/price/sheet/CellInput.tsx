import { nextCell, STEPS } from './moves';

interface CellInputProps {
  cell: string;
  label: string;
  start: string;
  /** Whether typing replaces the current text. */
  selected: boolean;
  onKeep: (text: string) => boolean;
  /** Called with true if the cell is to regain the focus. */
  onClose: (focusBack: boolean) => void;
}

/** The input over a cell while it is edited. Keys that leave it move to the next cell, as in a spreadsheet. */
export const CellInput = ({ cell, label, start, selected, onKeep, onClose }: CellInputProps) => {
  const leave = (from: HTMLInputElement, step: readonly [number, number]) => {
    onKeep(from.value);
    const next = nextCell(from, [step[0], step[1]]);
    // the value has been kept already
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
      // biome-ignore lint/a11y/noAutofocus: the user has just opened it
      autoFocus
      onFocus={({ target }) => (selected ? target.select() : target.setSelectionRange(start.length, start.length))}
      onBlur={({ target }) => {
        onKeep(target.value);
        onClose(false);
      }}
      onKeyDown={event => {
        const { key, shiftKey, currentTarget } = event;
        const step = key === 'Tab' ? [shiftKey ? -1 : 1, 0] : key === 'Enter' ? [0, shiftKey ? -1 : 1] : STEPS[key];
        // left and right move the caret within the text
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

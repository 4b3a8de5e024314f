import { nextCell, STEPS } from './moves';
import type { Fill } from './SheetCells';

interface CellInputProps {
  cell: string;
  label: string;
  start: string;
  /** Whether typing replaces the current text. */
  selected: boolean;
  /** Returns why the text cannot be kept. */
  onKeep: Fill;
  onRefuse: (problem: string) => void;
  /** Called with true if the cell is to regain the focus. */
  onClose: (focusBack: boolean) => void;
}

/** The input over a cell while it is edited. Keys that leave it move to the next cell, as in a spreadsheet. */
export const CellInput = ({ cell, label, start, selected, onKeep, onRefuse, onClose }: CellInputProps) => {
  /** Returns whether the cell can be left; an empty one keeps its price. */
  const kept = ({ value }: HTMLInputElement) => {
    const problem = value.trim() === '' ? undefined : onKeep(value);
    if (problem) onRefuse(problem);
    return !problem;
  };
  const leave = (from: HTMLInputElement, step: readonly [number, number]) => {
    if (!kept(from)) return from.select();
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
        kept(target);
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

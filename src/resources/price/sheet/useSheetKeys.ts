import { useNotify } from 'ra-core';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePrices } from '../usePrices';
import { coveredBy, nextCell, STEPS } from './moves';
import type { Fill } from './SheetCells';

const cellAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('td > [data-cell]');

/** Splits a spreadsheet's clipboard text into rows of cells. */
const blockOf = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'));

/**
 * Makes a price table work like a spreadsheet: arrows move between cells, a copied block is pasted from the focused cell on, and Tab skips
 * the table in one step.
 */
export function useSheetKeys() {
  const { t } = usePrices();
  const notify = useNotify();
  const table = useRef<HTMLElement>(null);
  const [cells] = useState(() => new Map<string, Fill>());
  // only one cell is reachable by Tab; it changes with the focus, so it is kept out of React
  useEffect(() => {
    const buttons = table.current?.querySelectorAll<HTMLElement>('td > button[data-cell]') ?? [];
    if (buttons.length > 0 && ![...buttons].some(({ tabIndex }) => tabIndex === 0)) buttons[0]!.tabIndex = 0;
  });

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellAt(target);
    if (!cell) return;
    for (const other of table.current?.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]') ?? [])
      other.tabIndex = -1;
    cell.tabIndex = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || !(event.target as Element).matches('[data-cell]'))
      return;
    event.preventDefault();
    nextCell(event.target as Element, step)?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const isCell = (event.target as Element).matches('button[data-cell]');
    // pasting a single price into a cell being edited is left to the browser
    if (!isCell && !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const filled = coveredBy(blockOf(text), event.target as Element).filter(({ text: one }) => one.trim() !== '');
    const results = filled.map(({ cell = '', text: one }) => cells.get(cell)?.(one) ?? cells.has(cell));
    const taken = results.filter(result => result === true).length;
    const left = results.length - taken;
    const problem = results.find(result => typeof result === 'string');
    const message = t(left > 0 ? 'table.pasted_partly' : 'table.pasted', { smart_count: taken, left });
    notify(problem ? `${message} ${problem}` : message, { type: left > 0 ? 'warning' : 'info' });
  };
  const onCopy = (event: ClipboardEvent) => {
    const cell = cellAt(event.target);
    if (
      !cell?.dataset.amount ||
      !(event.target as Element).matches('button') ||
      window.getSelection()?.type === 'Range'
    )
      return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cell.dataset.amount);
  };
  return { cells, handlers: { ref: table, onFocus, onKeyDown, onPaste, onCopy } };
}

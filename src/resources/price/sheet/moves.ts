const CELL = 'button[data-cell]';

type Step = [right: number, down: number];

/** How far each key moves, in columns and rows. */
export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const cellsOf = (row: Element | undefined) => [...(row?.children ?? [])];
const buttonIn = (cell: Element | undefined) => cell?.querySelector<HTMLButtonElement>(CELL) ?? null;

/** Returns the table's rows around a cell, and the cell's position among them. */
function placeOf(cell: Element) {
  const row = cell.closest('tr');
  const rows = [...(row?.parentElement?.children ?? [])];
  return { rows, down: row ? rows.indexOf(row) : -1, right: cellsOf(row ?? undefined).indexOf(cell) };
}

/** Returns the next editable cell in a direction; null at the edge. */
export function nextCell(from: Element, [stepRight, stepDown]: Step): HTMLButtonElement | null {
  const cell = from.closest('td');
  if (!cell) return null;
  const { rows, ...at } = placeOf(cell);
  let { right, down } = at;
  for (;;) {
    right += stepRight;
    down += stepDown;
    const found = cellsOf(rows[down])[right];
    if (!found || right < 0 || down < 0) {
      // rows of areas that are still loading have a single cell
      if (!rows[down] || stepRight !== 0) return null;
      continue;
    }
    const button = buttonIn(found);
    if (button) return button;
  }
}

/** Returns the cells covered by a block of texts from a cell on, with the text of each. */
export function coveredBy(block: readonly string[][], from: Element): { cell: string | undefined; text: string }[] {
  const start = from.closest('td');
  if (!start) return [];
  const { rows, down, right } = placeOf(start);
  return block.flatMap((line, y) =>
    line.map((text, x) => ({ cell: buttonIn(cellsOf(rows[down + y])[right + x])?.dataset.cell, text })),
  );
}

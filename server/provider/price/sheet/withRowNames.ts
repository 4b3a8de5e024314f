import type { BadCell } from '../../../../contract/core/badCell';
import { cellText, rowOf, type SheetTable } from '../../../sheet/cells';
import { headingKey } from '../../../sheet/headings.mjs';
import type { PriceSheet } from './priceSheet';

/** A name repeated with each fault of its row is cut to what people recognise it by. */
const NAME_LENGTH = 100;

/**
 * Adds to faults the product and area of their rows, as written in the file: a cell reference alone would make people count rows. Codes
 * are used for rows added without names.
 */
export function withRowNames(
  faults: readonly BadCell[],
  { columns }: PriceSheet,
  { rows, numbers }: Pick<SheetTable, 'rows' | 'numbers'>,
): BadCell[] {
  const headings = (rows[0] ?? []).map(cell => headingKey(cellText(cell)));
  const byNumber = new Map(numbers.map((number, index) => [number, rows[index]]));
  const placeOf = (column: keyof typeof columns) => headings.indexOf(headingKey(columns[column].header));
  const names = [
    [placeOf('product'), placeOf('product_id')],
    [placeOf('area_name'), placeOf('area')],
  ];
  return faults.map(fault => {
    const cells = byNumber.get(rowOf(fault.cell));
    const row = names
      .map(places => places.map(place => cellText(cells?.[place])).find(text => text !== ''))
      .filter(name => name !== undefined)
      .map(name => name.slice(0, NAME_LENGTH))
      .join(', ');
    const isHeading = cells === rows[0];
    return row && !isHeading ? { ...fault, row } : fault;
  });
}

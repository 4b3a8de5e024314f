import type { BadCell } from '../../../../contract/core/badCell';
import { cellText, type SheetTable } from '../../../sheet/cells';
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
  { rows }: Pick<SheetTable, 'rows'>,
): BadCell[] {
  const headings = (rows[0] ?? []).map(cellText);
  const placeOf = (column: keyof typeof columns) => headings.indexOf(columns[column].header);
  const names = [
    [placeOf('product'), placeOf('product_id')],
    [placeOf('area_name'), placeOf('area')],
  ];
  return faults.map(fault => {
    const cells = rows[Number(fault.cell.replace(/\D/g, '')) - 1];
    const row = names
      .map(places => places.map(place => cellText(cells?.[place])).find(text => text !== ''))
      .filter(name => name !== undefined)
      .map(name => name.slice(0, NAME_LENGTH))
      .join(', ');
    const isHeading = cells === rows[0];
    return row && !isHeading ? { ...fault, row } : fault;
  });
}

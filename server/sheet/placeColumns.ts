import type { BadCell } from '../../contract/core/badCell';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { badCell } from './badCell';
import { cellName, cellText, type SheetTable } from './cells';
import { columnsOf, headingsOf, REMARKS, type Sheet } from './defineSheet';
import { invalidFile } from './readTable';

/** Positions of a format's columns in a file, by name, and headings unknown to the format. */
interface Places {
  places: ReadonlyMap<string, number>;
  unknown: BadCell[];
}

/**
 * Finds the columns by their headings, in any order.
 *
 * @throws HttpError 422 on `file` if a column to be read is missing or occurs twice
 */
export function placeColumns(sheet: Sheet, { rows: [heading = []] }: SheetTable): Places {
  const found = heading.map(cell => cellText(cell).toLowerCase());
  const places = new Map<string, number>();
  for (const [name, { header, isInfo }] of columnsOf(sheet)) {
    const place = found.indexOf(header.toLowerCase());
    const again = found.indexOf(header.toLowerCase(), place + 1);
    if (place >= 0 && again >= 0)
      throw invalidFile(
        sheetErrors.headingTwice({ heading: header, first: cellName(place, 1), second: cellName(again, 1) }),
      );
    if (place < 0 && !isInfo) throw invalidFile(sheetErrors.headings({ headings: headingsOf(sheet).join(', ') }));
    if (place >= 0) places.set(name, place);
  }
  const known = new Set([...headingsOf(sheet), ''].map(header => header.toLowerCase()));
  const unknown = found.flatMap((header, column) =>
    known.has(header) || header.startsWith(REMARKS.toLowerCase())
      ? []
      : [badCell(cellName(column, 1), sheetErrors.unknownColumn())],
  );
  return { places, unknown };
}

import type { BadCell } from '../../contract/core/badCell';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { badCell } from './badCell';
import { cellName, cellText, type SheetTable } from './cells';
import { columnsOf, headingsOf, neededOf, REMARKS, type Sheet } from './defineSheet';
import { headingKey } from './headings.mjs';
import { invalidFile } from './readTable';
import { resembles } from './resembles';

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
export function placeColumns(sheet: Sheet, table: SheetTable): Places {
  const {
    rows: [heading = []],
    numbers: [row = 1],
  } = table;
  const found = heading.map(cell => headingKey(cellText(cell)));
  const places = new Map<string, number>();
  for (const [name, { header }] of columnsOf(sheet)) {
    const place = found.indexOf(headingKey(header));
    const again = found.indexOf(headingKey(header), place + 1);
    if (place >= 0 && again >= 0)
      throw invalidFile(
        sheetErrors.headingTwice({ heading: header, first: cellName(place, row), second: cellName(again, row) }),
      );
    if (place >= 0) places.set(name, place);
  }
  const known = new Set([...headingsOf(sheet), ''].map(headingKey));
  const others = found.flatMap((header, column) =>
    known.has(header) || header.startsWith(headingKey(REMARKS))
      ? []
      : [{ cell: cellName(column, row), text: cellText(heading[column]) }],
  );
  const missing = neededOf(sheet).filter(header => !found.includes(headingKey(header)));
  if (missing.length > 0) throw invalidFile(missingError(sheet, missing, others, row));
  return { places, unknown: others.map(({ cell }) => badCell(cell, sheetErrors.unknownColumn())) };
}

/** Names only what does not fit: people look for the difference between their headings and the template's. */
function missingError(
  sheet: Sheet,
  missing: readonly string[],
  others: readonly { cell: string; text: string }[],
  row: number,
): ErrorMessage {
  const [heading = ''] = missing;
  const all = headingsOf(sheet);
  if (missing.length === neededOf(sheet).length) return sheetErrors.headings({ headings: all.join(', ') });
  if (missing.length > 1) return sheetErrors.headingsMissing({ row, headings: missing.join(', ') });
  const similar = others.find(({ text }) => resembles(text, heading));
  return similar
    ? sheetErrors.headingDiffers({ found: similar.text, cell: similar.cell, heading })
    : sheetErrors.headingMissing({ heading, row });
}

import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** A column of a `<ResourceTable>`. Its head is the field's label from the words. */
export interface Column<Row extends RaRecord> {
  /** The field; also names the cell for phones and the sort. */
  source: string;
  /** What stands in the cell. A plain function, called in the row's render: no hooks in it. */
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by under this head, where the endpoint offers it: `true` for the source itself. */
  sortBy?: string | true;
  /** Numbers stand at the right. */
  align?: 'right';
}

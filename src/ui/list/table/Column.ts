import type { RaRecord, SortPayload } from 'ra-core';
import type { ElementType, ReactNode } from 'react';
import type { FieldKind } from '../../../../contract/core/fieldKind';

/** Props of a `<DataTable.Col>`: react-admin's, and two of `<SimpleList>` for the column that names the record. */
export interface ColumnProps<Row extends RaRecord = RaRecord> {
  /** The field, as a path. Its label and how its value is written come from the resource and its schema. */
  source?: string;
  label?: ReactNode;
  /** How the value is written, where that is not by the kind of its schema. */
  kind?: FieldKind;
  /** The cell's content. Called while its row renders, so it must not call hooks. */
  render?: (record: Row) => ReactNode;
  /** A field component; it reads the record from its context and gets `source`. */
  field?: ElementType;
  /** Fields, which read the record from their context. */
  children?: ReactNode;
  /** Numbers are right-aligned by default. */
  textAlign?: 'left' | 'right';
  /** False for a column by which its list is not sorted although the endpoint offers it. */
  sortable?: boolean;
  /** What the list is sorted by where it is not the source. */
  sortBy?: string;
  sortByOrder?: SortPayload['order'];
  /** In place of a value that is null or empty: a text, or the key of a message. */
  emptyText?: ReactNode;
  /** Before the record's name, in the first column. */
  leftAvatar?: (record: Row) => ReactNode;
  /** Under the record's name, in the first column: a field, or a function of the record. */
  secondaryText?: string | ((record: Row) => ReactNode);
}

/** A column made ready: what its rows need without looking anything up again. */
export interface Column<Row extends RaRecord = RaRecord> {
  /** Names the column in the address and the menu of columns. */
  name: string;
  label: ReactNode;
  cell: (record: Row) => ReactNode;
  textAlign: 'left' | 'right';
  sort: SortPayload | undefined;
  leftAvatar: ((record: Row) => ReactNode) | undefined;
  secondaryText: ((record: Row) => ReactNode) | undefined;
}

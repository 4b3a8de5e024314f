import type { RaRecord, SortPayload } from 'ra-core';
import type { ElementType, ReactNode } from 'react';
import type { FieldKind } from '../../../../contract/core/fieldKind';

/** Props of a `<DataTable.Col>`: react-admin's, plus two of `<SimpleList>` for the column that names the record. */
export interface ColumnProps<Row extends RaRecord = RaRecord> {
  /** Path of the field, whose label and format come from the resource and its schema. */
  source?: string;
  label?: ReactNode;
  /** Overrides the kind of the field's schema, which determines the format. */
  kind?: FieldKind;
  /** The cell's content. Called while its row renders, so it must not call hooks. */
  render?: (record: Row) => ReactNode;
  /** A field component; it reads the record from its context and gets `source`. */
  field?: ElementType;
  /** Fields, which read the record from their context. */
  children?: ReactNode;
  /** Numbers are right-aligned by default. */
  align?: 'left' | 'right';
  /** For a column that the endpoint could sort by, but people should not. */
  disableSort?: boolean;
  /** The field to sort by, if it is not `source`. */
  sortBy?: string;
  sortByOrder?: SortPayload['order'];
  /** Shown instead of a null or empty value: a text or a message key. */
  emptyText?: ReactNode;
  /** Shown before the record's name, in the first column. */
  leftAvatar?: (record: Row) => ReactNode;
  /** Shown under the record's name, in the first column: a field, or a function of the record. */
  secondaryText?: string | ((record: Row) => ReactNode);
}

/** A prepared column, so that its rows need no further lookups. */
export interface Column<Row extends RaRecord = RaRecord> {
  /** The column's name in the address and the column menu. */
  name: string;
  label: ReactNode;
  cell: (record: Row) => ReactNode;
  align: 'left' | 'right';
  sort: SortPayload | undefined;
  leftAvatar: ((record: Row) => ReactNode) | undefined;
  secondaryText: ((record: Row) => ReactNode) | undefined;
}

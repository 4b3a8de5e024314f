import type { RaRecord } from 'ra-core';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { ColumnProps } from './Column';

/**
 * A column of a `<DataTable>`. It is read and never rendered: react-admin's own renders a component with its hooks for every cell,
 * where a page here has a few plain functions.
 *
 * @example <DataTable.Col source="price" label="Harga" textAlign="right" render={({ price }) => formatMoney(price)} />
 */
export function Col<Row extends RaRecord = RaRecord>(_props: ColumnProps<Row>): null {
  return null;
}

/** A column of right-aligned numbers. */
export function NumberCol<Row extends RaRecord = RaRecord>(_props: ColumnProps<Row>): null {
  return null;
}

/** The columns among the children of a `<DataTable>`, in order. Conditions and fragments are fine; any other element is a mistake. */
export function columnProps(children: ReactNode): ColumnProps[] {
  return Children.toArray(children).flatMap(child => {
    if (!isValidElement<ColumnProps>(child)) return [];
    if (child.type === Fragment) return columnProps(child.props.children);
    if (child.type === Col) return child.props;
    if (child.type === NumberCol) return { textAlign: 'right' as const, kind: 'number' as const, ...child.props };
    throw new Error('The children of a <DataTable> are <DataTable.Col> elements.');
  });
}

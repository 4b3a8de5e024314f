import type { RaRecord } from 'ra-core';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { ColumnProps } from './Column';

/**
 * A column of a `<DataTable>`. Its props are read, and it is never rendered: react-admin's own renders a component with hooks for every
 * cell, while a page here needs only a few plain functions.
 *
 * @example <DataTable.Col source="price" label="Harga" align="right" render={({ price }) => formatMoney(price)} />
 */
export function Col<Row extends RaRecord = RaRecord>(_props: ColumnProps<Row>): null {
  return null;
}

/** A column of right-aligned numbers. */
export function NumberCol<Row extends RaRecord = RaRecord>(_props: ColumnProps<Row>): null {
  return null;
}

/** Returns the columns among a `<DataTable>`'s children, in order. Conditions and fragments may occur. @throws Error for other elements */
export function columnProps(children: ReactNode): ColumnProps[] {
  return Children.toArray(children).flatMap(child => {
    if (!isValidElement<ColumnProps>(child)) return [];
    if (child.type === Fragment) return columnProps(child.props.children);
    if (child.type === Col) return child.props;
    if (child.type === NumberCol) return { align: 'right' as const, kind: 'number' as const, ...child.props };
    throw new Error('The children of a <DataTable> must be <DataTable.Col> elements.');
  });
}

import type { ComponentProps } from 'react';
import './rowAction.css';

/** A small button that is an icon. */
export const RowAction = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={className ? `row-action ${className}` : 'row-action'} />
);

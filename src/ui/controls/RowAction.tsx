import type { ComponentProps } from 'react';
import './rowAction.css';

/** A small icon button. */
export const RowAction = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={className ? `row-action ${className}` : 'row-action'} />
);

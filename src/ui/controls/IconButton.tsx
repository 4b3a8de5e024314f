import type { ComponentProps } from 'react';
import './iconButton.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  size?: 'small' | 'medium';
}

/** A 36 px icon button (28 small); it needs an `aria-label`. */
export const IconButton = ({ size = 'medium', className, ...button }: IconButtonProps) => (
  <button
    type="button"
    {...button}
    className={className ? `icon-button ${className}` : 'icon-button'}
    data-size={size}
  />
);

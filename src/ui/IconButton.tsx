import type { ComponentProps } from 'react';
import './iconButton.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  size?: 'small' | 'medium';
}

/** A button of 36 px (28 small) that is an icon; it needs an `aria-label`. */
export const IconButton = ({ size = 'medium', className, ...button }: IconButtonProps) => (
  <button
    type="button"
    {...button}
    className={className ? `icon-button ${className}` : 'icon-button'}
    data-size={size}
  />
);

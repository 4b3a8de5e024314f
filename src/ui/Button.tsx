import type { ComponentProps, ElementType, ReactNode, Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import './button.css';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'color' | 'ref'>,
    Partial<Pick<LinkProps, 'to' | 'state' | 'replace'>>,
    Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'download'> {
  /** Filled: one in a view. */
  variant?: 'outlined' | 'contained' | 'text' | undefined;
  color?: 'primary' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement> | Ref<HTMLAnchorElement>;
  /** What it is instead of a native button: a `Link` with `to`; with `href` it is an `<a>` anyway. */
  component?: ElementType;
}

/** A button of 36 px (28 small, 40 large) under the names of Material UI's props, without its code. */
export const Button = ({
  variant = 'outlined',
  color,
  size = 'medium',
  startIcon,
  endIcon,
  fullWidth,
  component,
  className,
  disabled = false,
  children,
  ...props
}: ButtonProps) => {
  const Element = component ?? (props.href === undefined ? 'button' : 'a');
  const state =
    Element === 'button' ? { type: 'button', disabled } : disabled && { 'aria-disabled': true, tabIndex: -1 };
  return (
    <Element
      {...state}
      {...props}
      className={className ? `button ${className}` : 'button'}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-wide={fullWidth}
    >
      {startIcon && <span data-icon="start">{startIcon}</span>}
      {children}
      {endIcon && <span data-icon="end">{endIcon}</span>}
    </Element>
  );
};

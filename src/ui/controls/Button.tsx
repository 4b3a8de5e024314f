import type { ComponentProps, ElementType, ReactNode, Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import './button.css';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'color' | 'ref'>,
    Partial<Pick<LinkProps, 'to' | 'state' | 'replace'>>,
    Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'download'> {
  /** Use `contained` at most once in a view. */
  variant?: 'outlined' | 'contained' | 'text' | undefined;
  color?: 'primary' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement> | Ref<HTMLAnchorElement>;
  /** Rendered instead of a native button, such as a `Link` with `to`; with `href` the default is an `<a>`. */
  component?: ElementType;
}

/** A 36 px button (28 small, 40 large) with Material UI's prop names but without its code. */
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

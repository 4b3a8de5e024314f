import type { ComponentProps, ReactNode } from 'react';
import './textBox.css';

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** The value is invalid. */
  wrong: boolean;
  className?: string;
  start?: ReactNode;
  end?: ReactNode;
}

/**
 * A text input with a prefix and suffix within its border. It is native, as a form has a dozen of them and their cost
 * determines how fast it renders.
 */
export const TextBox = ({ wrong, className = '', start, end, ...input }: TextBoxProps) => (
  <div className={`box ${className}`} data-wrong={wrong} data-read-only={input.readOnly}>
    {start}
    <input className="box-line" type="text" autoComplete="off" aria-invalid={wrong} {...input} />
    {end}
  </div>
);

import type { ComponentProps, ReactNode } from 'react';
import './textBox.css';

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** What is in it is refused. */
  wrong: boolean;
  className?: string;
  start?: ReactNode;
  end?: ReactNode;
}

/**
 * A line to type in, with what stands before and after it within its border. A native input: a form has a dozen of them, and what
 * one costs decides how soon the form stands.
 */
export const TextBox = ({ wrong, className = '', start, end, ...input }: TextBoxProps) => (
  <div className={`box ${className}`} data-wrong={wrong} data-read-only={input.readOnly}>
    {start}
    <input className="box-line" type="text" autoComplete="off" aria-invalid={wrong} {...input} />
    {end}
  </div>
);

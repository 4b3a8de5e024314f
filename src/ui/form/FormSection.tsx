import { useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Card } from '../Card';
import { Fields } from './Fields';
import './fieldFrame.css';

interface FormSectionProps {
  /** The name of the resource unless said. */
  title?: string;
  text?: string;
  /** Of a section that is one field. */
  required?: boolean;
  /** At the right of the head: a state, a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A group of fields with its heading, in two columns where there is room. */
export const FormSection = ({ title, text, required, aside, children }: FormSectionProps) => {
  const id = useId();
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title ?? translate(`resources.${resource}.name`, 1)}
          {required && (
            <span className="field-required" aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </h2>
        {text && <p className="form-card-text">{text}</p>}
        {aside && <div className="form-card-aside">{aside}</div>}
      </header>
      <Fields>{children}</Fields>
    </Card>
  );
};

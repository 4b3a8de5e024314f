import { useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Card } from '../Card';
import { Fields } from './Fields';
import './fieldFrame.css';

interface FormSectionProps {
  /** Names its messages: `sections.<name>` is the title, `sections.<name>_text` the text below it. */
  name?: string;
  /** In place of that message; without a name, that of the resource. */
  title?: string;
  text?: string;
  /** Of a section that is one field. */
  required?: boolean;
  /** At the right of the head: a state, a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A group of fields with its heading, in two columns where there is room. */
export const FormSection = ({ name, required, aside, children, ...said }: FormSectionProps) => {
  const id = useId();
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}`;
  const { title = translate(name ? `${key}.sections.${name}` : `${key}.name`, 1) } = said;
  const { text = name && translate(`${key}.sections.${name}_text`, { _: '' }) } = said;
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
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

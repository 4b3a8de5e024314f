import { useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Card, CardAside } from '../display/Card';
import { Fields } from './Fields';
import './fieldFrame.css';

interface FormSectionProps {
  /** Key of its messages: `sections.<name>` is the title, `sections.<name>_text` the text below it. */
  name?: string;
  /** Overrides that message; without `name`, the default is the resource's name. */
  title?: string;
  text?: string;
  /** Marks a section that consists of one required field. */
  required?: boolean;
  /** At the right of the head, such as a status or a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A group of fields with a heading, in two columns if there is room. */
export const FormSection = ({ name, required, aside, children, ...given }: FormSectionProps) => {
  const id = useId();
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}`;
  const { title = translate(name ? `${key}.sections.${name}` : `${key}.name`, 1) } = given;
  const { text = name && translate(`${key}.sections.${name}_text`, { _: '' }) } = given;
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
        {aside && <CardAside>{aside}</CardAside>}
      </header>
      <Fields>{children}</Fields>
    </Card>
  );
};

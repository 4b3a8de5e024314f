import type { ReactNode } from 'react';
import { type Drawing, drawings } from './drawings';
import './stateBox.css';

export interface StateBoxProps {
  drawing: Drawing;
  title: string;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Level of the title; the default fits a page whose top bar has the h1. */
  heading?: 'h2' | 'h3';
}

/** A card in place of content: a drawing, a sentence and the next step. */
export const StateBox = ({ drawing, title, text, action, heading: Heading = 'h2' }: StateBoxProps) => (
  <section className="state" aria-label={title}>
    <svg width="108" height="81" viewBox="0 0 128 96" aria-hidden="true">
      <path d={drawings[drawing].lines} />
      <path className="state-accent" d={drawings[drawing].accent} />
    </svg>
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </section>
);

import type { ReactNode } from 'react';
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

/** Line drawings for the states of a page, 128 × 96: the grey lines, and the part in the accent colour. */
export const drawings = {
  empty: {
    lines:
      'M36 24h56a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6ZM22 34v26M14 40v14M106 34v26M114 40v14',
    accent: 'M64 36c0 0-9 9-9 15a9 9 0 0 0 18 0c0-6-9-15-9-15Z',
  },
  search: {
    lines: 'M82 44a24 24 0 1 1-48 0a24 24 0 1 1 48 0M75 61l18 18M100 22h10M105 17v10M18 66h8',
    accent: 'M48 44h20',
  },
  lock: {
    lines: 'M40 42h48a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6ZM48 42V30a16 16 0 0 1 32 0v12',
    accent: 'M64 54c0 0-5 5-5 9a5 5 0 0 0 10 0c0-4-5-9-5-9Z',
  },
  broken: {
    lines: 'M14 50h26l8-20 14 42 10-32 6 10h8M20 70h10M98 70h16',
    accent: 'M98 38l14 14M112 38 98 52',
  },
  lost: {
    lines: 'M30 74h68M64 74V30M64 30h26l8 8-8 8H64M64 50H42l-7 7 7 7h22M18 74h4M106 74h6',
    accent: 'M64 10c0 0-5 5-5 9a5 5 0 0 0 10 0c0-4-5-9-5-9Z',
  },
  bell: {
    lines: 'M44 62V44a20 20 0 0 1 40 0v18l6 8H38zM57 76a7 7 0 0 0 14 0',
    accent: 'M64 14v8',
  },
} as const;

export type Drawing = keyof typeof drawings;

import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import './figureList.css';

interface FigureRow {
  name: ReactNode;
  text: string;
  aside?: ReactNode;
  /** Whether the row is the sum of those above it. */
  isSum?: boolean;
  to?: string | null | undefined;
}

/** Named figures, one below the other. */
export const FigureList = ({ rows }: { rows: readonly FigureRow[] }) => (
  <dl className="figure-list">
    {rows.map(({ name, text, aside, isSum = false, to }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
      <div className="row gap-12 between" key={index} data-sum={isSum}>
        <dt>{to ? <LinkBase to={to}>{name}</LinkBase> : name}</dt>
        <dd className="row gap-12">
          {text} <span>{aside}</span>
        </dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Uses fewer columns, for long values. */
  wide?: boolean;
}

/** A description list in as many columns as fit; a missing value shows as a dash. */
export const Facts = ({ facts, wide = false }: FactsProps) => (
  <dl className="facts" data-wide={wide}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt className="hint">{term}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Values are long: fewer columns. */
  wide?: boolean;
}

/** Facts as a list of terms, in as many columns as there is room for; a dash where nothing is known. */
export const Facts = ({ facts, wide = false }: FactsProps) => (
  <dl className="facts" data-wide={wide}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);

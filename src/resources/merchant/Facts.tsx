import type { ReactNode } from 'react';

/** Facts as a list of terms, in as many columns as there is room for. */
export const Facts = ({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className="merchant-facts">
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);

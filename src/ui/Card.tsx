import type { ComponentProps } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { Failed } from './states/Failed';
import './card.css';

/** A surface for what belongs together; a `<header>` in it is its head. A fault within it leaves the rest of the page as it is. */
export const Card = ({ className, children, ...section }: ComponentProps<'section'>) => (
  <section {...section} className={className ? `form-card ${className}` : 'form-card'}>
    <ErrorBoundary fallback={(_error, retry) => <Failed heading="h3" onRetry={retry} />}>{children}</ErrorBoundary>
  </section>
);

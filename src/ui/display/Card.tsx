import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from '../lazy/ErrorBoundary';
import { Failed } from '../states/Failed';
import './card.css';

/** A surface for related content; a `<header>` in it is its head. An error inside it leaves the rest of the page intact. */
export const Card = ({ className, children, ...section }: ComponentProps<'section'>) => (
  <section {...section} className={className ? `form-card card ${className}` : 'form-card card'}>
    <ErrorBoundary fallback={(_error, retry) => <Failed heading="h3" onRetry={retry} />}>{children}</ErrorBoundary>
  </section>
);

/** What stands at the end of a card's head: a button, a choice. */
export const CardAside = ({ children }: { children: ReactNode }) => <div className="form-card-aside">{children}</div>;

import type { ComponentProps } from 'react';
import './card.css';

/** A surface for what belongs together; a `<header>` in it is its head. */
export const Card = ({ className, ...section }: ComponentProps<'section'>) => (
  <section {...section} className={className ? `form-card ${className}` : 'form-card'} />
);

import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/display/Card';
import './stepCard.css';

interface StepCardProps {
  /** Number of the step; none for a card that belongs to the previous step. */
  step?: number;
  title: string;
  /** Shown beside the title: what the step is about. */
  about?: ReactNode;
  /** The key that focuses this step. */
  shortcut?: string;
  className?: string;
  children: ReactNode;
}

/** A step of the call, with the key that focuses it. */
export const StepCard = ({ step, title, about, shortcut, className = '', children }: StepCardProps) => {
  const id = useId();
  return (
    <Card className={`step ${className}`} aria-labelledby={id}>
      <header>
        {step && (
          <span className="step-number" aria-hidden="true">
            {step}
          </span>
        )}
        <h2 id={id}>{title}</h2>
        {about && <span className="step-about muted">{about}</span>}
        {shortcut && <kbd className="step-key">{shortcut}</kbd>}
      </header>
      <div className="step-body stack">{children}</div>
    </Card>
  );
};

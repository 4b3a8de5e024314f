import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card';
import './stepCard.css';

interface StepCardProps {
  /** Its place in the errand; none for what belongs to the one before. */
  step?: number;
  title: string;
  /** Beside the title: what it is about. */
  about?: ReactNode;
  /** The key that leads here. */
  shortcut?: string;
  className?: string;
  children: ReactNode;
}

/** A step of the call, with the key that leads to it. */
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
        {about && <span className="step-about">{about}</span>}
        {shortcut && <kbd className="step-key">{shortcut}</kbd>}
      </header>
      <div className="step-body">{children}</div>
    </Card>
  );
};

import type { ReactNode } from 'react';
import { FormSection } from './form/FormSection';
import { Moment } from './Moment';
import './timeline.css';

interface TimelineEvent {
  id: string | number;
  title: string;
  /** When it happened. */
  at: string;
  /** Who did it. */
  by: string;
  /** What was said. */
  note?: string;
}

interface TimelineProps {
  title: string;
  aside?: ReactNode;
  /** Newest first. */
  events: readonly TimelineEvent[];
}

/** What happened to a record, newest first, with who did it and what was said. */
export const Timeline = ({ title, aside, events }: TimelineProps) => {
  return (
    <FormSection title={title} aside={aside}>
      <ol className="timeline">
        {events.map(({ id, at, by, note, title: what }) => (
          <li key={id}>
            <b>{what}</b>
            <span>
              <Moment value={at} /> · {by}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </FormSection>
  );
};

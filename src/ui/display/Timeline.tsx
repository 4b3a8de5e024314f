import type { ReactNode } from 'react';
import { MISSING } from '../../i18n/numbers';
import { FormSection } from '../form/FormSection';
import { Moment } from './Moment';
import './timeline.css';

interface TimelineEvent {
  /** Null, like `at`, where a provider does not know it. */
  id: string | number | null;
  title: string;
  /** When it happened. */
  at: string | null;
  /** Who did it. */
  by: string;
  /** The comment left with it. */
  note?: string;
}

interface TimelineProps {
  title: string;
  aside?: ReactNode;
  /** Newest first. */
  events: readonly TimelineEvent[];
}

/** The events of a record, newest first, with who caused each and their comment. */
export const Timeline = ({ title, aside, events }: TimelineProps) => {
  return (
    <FormSection title={title} aside={aside}>
      <ol className="timeline">
        {events.map(({ id, at, by, note, title: what }, index) => (
          <li key={id ?? index}>
            <b>{what}</b>
            <span>
              <Moment value={at} /> · {by || MISSING}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </FormSection>
  );
};

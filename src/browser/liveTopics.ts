import { useEffect, useRef } from 'react';
import type { LiveTopic } from '../../contract/notification';

const topics = new EventTarget();

/** Notifies subscribers that a list on the server has changed. */
export const announceTopic = (topic: LiveTopic): void => {
  topics.dispatchEvent(new Event(topic));
};

/** Calls `hear` on each change of a list while the page is visible. */
export function useLiveTopic(topic: LiveTopic, hear: () => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    topics.addEventListener(topic, listener);
    return () => topics.removeEventListener(topic, listener);
  }, [topic]);
}

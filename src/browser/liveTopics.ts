import { useEffect, useRef } from 'react';
import type { LiveTopic } from '../../contract/notification';

const topics = new EventTarget();

/** Tells whoever shows it that a list of the server has changed. */
export const announceTopic = (topic: LiveTopic): void => {
  topics.dispatchEvent(new Event(topic));
};

/** Calls back on each change of a list while the page is visible. */
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
